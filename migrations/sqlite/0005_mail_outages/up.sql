-- Spans in which no letter went out: what the pages say, and what the administrator may credit to all clocks.
CREATE TABLE mail_outages (
  id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  from_at BIGINT NOT NULL UNIQUE,
  to_at BIGINT,
  credited_at BIGINT,
  by_id BIGINT REFERENCES players (id)
);

-- When the last letter went out.
CREATE INDEX notices_sent ON notices (sent_at) WHERE sent_at IS NOT NULL;
