-- Messages come without a move too: several of one player at one ply. `once` keeps a form that is sent twice single;
-- `muted`: written to somebody who does not want to read this writer.
CREATE TABLE talk (
  id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  game_id BIGINT NOT NULL REFERENCES games (id),
  ply INTEGER NOT NULL,
  player_id BIGINT NOT NULL REFERENCES players (id),
  body TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  once TEXT,
  muted BOOLEAN NOT NULL DEFAULT FALSE,
  UNIQUE (player_id, once)
);
INSERT INTO talk (id, game_id, ply, player_id, body, created_at) SELECT id, game_id, ply, player_id, body, created_at FROM messages;
DROP TABLE messages;
ALTER TABLE talk RENAME TO messages;
CREATE INDEX messages_game ON messages (game_id);

-- Whose messages a player does not want to read.
CREATE TABLE mutes (
  player_id BIGINT NOT NULL REFERENCES players (id),
  other_id BIGINT NOT NULL REFERENCES players (id),
  created_at BIGINT NOT NULL,
  PRIMARY KEY (player_id, other_id)
);

-- Messages that somebody has shown to the administrator.
CREATE TABLE message_reports (
  message_id BIGINT PRIMARY KEY NOT NULL REFERENCES messages (id),
  by_id BIGINT NOT NULL REFERENCES players (id),
  created_at BIGINT NOT NULL,
  closed_at BIGINT
);

-- What a player has written down for himself about a game or a person. `version` lets a stale page notice that it is one.
CREATE TABLE notes (
  player_id BIGINT NOT NULL REFERENCES players (id),
  about TEXT NOT NULL,
  about_id BIGINT NOT NULL,
  body TEXT NOT NULL,
  version BIGINT NOT NULL,
  changed_at BIGINT NOT NULL,
  PRIMARY KEY (player_id, about, about_id)
);
