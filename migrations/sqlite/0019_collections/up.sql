-- Collections of games of others that the administrator has taken in: sums of how they went on, as those of this site's own games.
-- `ready`: all of it is there; one that is not is shown to nobody.
CREATE TABLE collections (
  id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  once TEXT NOT NULL,
  name TEXT NOT NULL,
  made_by BIGINT NOT NULL REFERENCES players (id),
  made_at BIGINT NOT NULL,
  games BIGINT NOT NULL,
  ready BOOLEAN NOT NULL,
  UNIQUE (once)
);
CREATE TABLE collection_moves (
  collection_id BIGINT NOT NULL REFERENCES collections (id),
  key TEXT NOT NULL,
  uci TEXT NOT NULL,
  white BIGINT NOT NULL,
  drawn BIGINT NOT NULL,
  black BIGINT NOT NULL,
  PRIMARY KEY (collection_id, key, uci)
);

-- How a game of this site began, as far as it is counted, so that the games of an opening are found. All are counted anew.
DELETE FROM opening_moves;
DELETE FROM opening_games;
ALTER TABLE opening_games ADD COLUMN line TEXT NOT NULL DEFAULT '';
CREATE INDEX opening_games_line ON opening_games (line);
