-- Who enters the moves of a member without mail or computer. A row is never deleted: it is ended, and tells who named and who
-- ended. `accepted_at`: since when he may enter anything.
CREATE TABLE helpers (
  id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  player_id BIGINT NOT NULL REFERENCES players (id),
  helper_id BIGINT NOT NULL REFERENCES players (id),
  named_by BIGINT NOT NULL REFERENCES players (id),
  named_at BIGINT NOT NULL,
  accepted_at BIGINT,
  ended_at BIGINT,
  ended_by BIGINT REFERENCES players (id)
);
CREATE UNIQUE INDEX helpers_open ON helpers (player_id) WHERE ended_at IS NULL;
CREATE INDEX helpers_helped ON helpers (helper_id) WHERE ended_at IS NULL;

-- What somebody has entered for a player in a game: by whom, how he was told, and when he typed it. `what`: `move`, or the word
-- of what was done at this ply. `dated_at`: the postmark from which a director let it count.
CREATE TABLE entered (
  id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  game_id BIGINT NOT NULL REFERENCES games (id),
  ply INTEGER NOT NULL,
  what TEXT NOT NULL,
  player_id BIGINT NOT NULL REFERENCES players (id),
  by_id BIGINT NOT NULL REFERENCES players (id),
  way TEXT NOT NULL,
  at BIGINT NOT NULL,
  dated_at BIGINT,
  reason TEXT NOT NULL
);
CREATE INDEX entered_game ON entered (game_id);
