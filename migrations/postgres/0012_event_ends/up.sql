-- The end date of a game's event: what still runs then is adjudicated. NULL: none. A tournament's own `end_at` is what its next
-- games get.
ALTER TABLE games ADD COLUMN ends_at BIGINT;

-- What players say of their games that are adjudicated; the director reads it, the opponent does not.
CREATE TABLE adjudication_claims (
  game_id BIGINT NOT NULL REFERENCES games (id),
  player_id BIGINT NOT NULL REFERENCES players (id),
  wants TEXT NOT NULL,
  body TEXT NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (game_id, player_id)
);
