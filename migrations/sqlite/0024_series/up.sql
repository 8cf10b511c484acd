-- The series that a tournament belongs to ("Club championship"); empty: none.
ALTER TABLE tournament_terms ADD COLUMN series TEXT NOT NULL DEFAULT '';

-- Champions of events that were not played here, as somebody who may direct has typed them in. `removed_at`: taken out again.
CREATE TABLE champions (
  id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  once TEXT NOT NULL UNIQUE,
  year INTEGER NOT NULL,
  event TEXT NOT NULL,
  names TEXT NOT NULL,
  series TEXT NOT NULL,
  note TEXT NOT NULL,
  by_id BIGINT NOT NULL REFERENCES players (id),
  at BIGINT NOT NULL,
  removed_at BIGINT
);
CREATE INDEX champions_year ON champions (year);
