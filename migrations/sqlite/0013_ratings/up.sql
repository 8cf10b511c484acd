-- Ratings: a chain of rows for each player and pool. Rows are only ever appended. Values and deviations are thousandths of a
-- point, volatilities thousand-millionths.

-- `turn`: how often the game has been rated and taken back before (0 rated, 1 taken back, 2 rated anew, …): nothing is done
-- twice. `opponent_value`, `opponent_deviation`: what the opponent was taken for. `first`: the number of the first of the
-- losses that are rated as one with this one. `was_…`: just before this row.
CREATE TABLE ratings (
  player_id BIGINT NOT NULL REFERENCES players (id),
  pool TEXT NOT NULL,
  number INTEGER NOT NULL,
  at BIGINT NOT NULL,
  made_at BIGINT NOT NULL,
  cause TEXT NOT NULL,
  game_id BIGINT REFERENCES games (id),
  turn INTEGER,
  opponent_id BIGINT REFERENCES players (id),
  opponent_value BIGINT,
  opponent_deviation BIGINT,
  first INTEGER,
  delta BIGINT NOT NULL,
  value BIGINT NOT NULL,
  deviation BIGINT NOT NULL,
  volatility BIGINT NOT NULL,
  was_deviation BIGINT NOT NULL,
  was_volatility BIGINT NOT NULL,
  by_id BIGINT REFERENCES players (id),
  note TEXT NOT NULL,
  PRIMARY KEY (player_id, pool, number),
  UNIQUE (game_id, player_id, turn)
);

-- Where each chain ends: its last row once more, for lists. `sure_until`: from when on it is provisional, if nothing comes.
CREATE TABLE rating_heads (
  player_id BIGINT NOT NULL REFERENCES players (id),
  pool TEXT NOT NULL,
  number INTEGER NOT NULL,
  at BIGINT NOT NULL,
  value BIGINT NOT NULL,
  deviation BIGINT NOT NULL,
  volatility BIGINT NOT NULL,
  games INTEGER NOT NULL,
  sure_until BIGINT NOT NULL,
  PRIMARY KEY (player_id, pool)
);
CREATE INDEX rating_heads_pool ON rating_heads (pool, value);

-- A game that could not be rated is set aside: it holds up no other.
ALTER TABLE rate_this ADD COLUMN failed_at BIGINT;
CREATE INDEX rate_this_order ON rate_this (created_at, game_id);
