-- Messages come without a move too: several of one player at one ply. `once` keeps a form that is sent twice single;
-- `muted`: written to somebody who does not want to read this writer.
ALTER TABLE messages DROP CONSTRAINT messages_game_id_ply_player_id_key;
ALTER TABLE messages ADD COLUMN once TEXT;
ALTER TABLE messages ADD COLUMN muted BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE messages ADD CONSTRAINT messages_once UNIQUE (player_id, once);
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
