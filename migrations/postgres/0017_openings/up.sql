-- How games of this site that anybody may see went on from a position: sums, kept by a job. `key`: the first four fields of
-- the FEN before the move.
CREATE TABLE opening_moves (
  key TEXT NOT NULL,
  uci TEXT NOT NULL,
  white BIGINT NOT NULL,
  drawn BIGINT NOT NULL,
  black BIGINT NOT NULL,
  PRIMARY KEY (key, uci)
);

-- The games that have been looked at, with the result as it was counted; empty: not counted.
CREATE TABLE opening_games (
  game_id BIGINT PRIMARY KEY REFERENCES games (id),
  result TEXT NOT NULL
);
