-- Mail that has come in: replies to letters, and letters that came back. `raw` and `recipient` hold the secret of the reply;
-- both are blanked once the mail is dealt with. `hash` keeps a mail single that is delivered twice.
CREATE TABLE inbound (
  id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  hash TEXT NOT NULL UNIQUE,
  state TEXT NOT NULL,
  accepted_at BIGINT NOT NULL,
  recipient TEXT,
  sender TEXT,
  raw BLOB,
  attempts INTEGER NOT NULL,
  lease_until BIGINT,
  lease TEXT,
  dealt_at BIGINT,
  outcome TEXT,
  detail TEXT,
  typed TEXT,
  player_id BIGINT REFERENCES players (id),
  game_id BIGINT REFERENCES games (id),
  ply INTEGER,
  notice_id BIGINT,
  message_id TEXT,
  answered BOOLEAN NOT NULL
);
CREATE INDEX inbound_waiting ON inbound (accepted_at) WHERE state = 'waiting';
CREATE INDEX inbound_game ON inbound (game_id, dealt_at);
CREATE INDEX inbound_notice ON inbound (notice_id);
