-- Seats of tournament games that somebody else took over: who had them until then. What the one before had offered or done stands
-- with the new player; these rows say whose it was.
CREATE TABLE takeovers (
  game_id BIGINT NOT NULL REFERENCES games (id),
  side TEXT NOT NULL,
  at BIGINT NOT NULL,
  was_id BIGINT NOT NULL REFERENCES players (id),
  player_id BIGINT NOT NULL REFERENCES players (id),
  ply INTEGER NOT NULL,
  PRIMARY KEY (game_id, side, at)
);
