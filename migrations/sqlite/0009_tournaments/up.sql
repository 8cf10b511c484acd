-- Tournaments: what is set up, who has entered, who meets whom, and what the director has done.

-- `format` and `control` are short notations (domain::tournament::format, domain::clock). `starts_at`: when the clocks of the
-- first round start; `lots`: the number that lots are drawn from, so that a draw can be repeated.
CREATE TABLE tournaments (
  id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  once TEXT NOT NULL,
  made_by BIGINT NOT NULL REFERENCES players (id),
  version BIGINT NOT NULL,
  state TEXT NOT NULL,
  name TEXT NOT NULL,
  about TEXT NOT NULL,
  director_id BIGINT NOT NULL REFERENCES players (id),
  deputy_id BIGINT REFERENCES players (id),
  format TEXT NOT NULL,
  tie_breaks TEXT NOT NULL,
  least INTEGER NOT NULL,
  most INTEGER,
  start_mode TEXT NOT NULL,
  starts_at BIGINT NOT NULL,
  postponed INTEGER NOT NULL,
  end_at BIGINT,
  member_days INTEGER NOT NULL,
  by_invitation BOOLEAN NOT NULL,
  control TEXT NOT NULL,
  leave_mode TEXT NOT NULL,
  own_hours BOOLEAN NOT NULL,
  profile TEXT NOT NULL,
  rated BOOLEAN NOT NULL,
  aids TEXT NOT NULL,
  plans BOOLEAN NOT NULL,
  visibility TEXT NOT NULL,
  start_fen TEXT NOT NULL,
  start_moves TEXT NOT NULL,
  lots BIGINT NOT NULL,
  created_at BIGINT NOT NULL,
  ended_at BIGINT,
  UNIQUE (made_by, once)
);
CREATE INDEX tournaments_state ON tournaments (state, starts_at);

-- Whoever has entered, also those who have left. `counts`: what he played counts in the standings.
CREATE TABLE entries (
  id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
  player_id BIGINT NOT NULL REFERENCES players (id),
  state TEXT NOT NULL,
  rating INTEGER,
  entered_at BIGINT NOT NULL,
  by_id BIGINT REFERENCES players (id),
  left_at BIGINT,
  left_why TEXT,
  counts BOOLEAN NOT NULL,
  UNIQUE (tournament_id, player_id)
);
CREATE INDEX entries_player ON entries (player_id);

-- The places of a stage's groups. `player_id` changes when a seat is taken over; `was_id`: who held it before.
CREATE TABLE seats (
  tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
  stage INTEGER NOT NULL,
  grp INTEGER NOT NULL,
  number INTEGER NOT NULL,
  player_id BIGINT NOT NULL REFERENCES players (id),
  was_id BIGINT REFERENCES players (id),
  PRIMARY KEY (tournament_id, stage, grp, number)
);
CREATE INDEX seats_player ON seats (player_id);

-- Rounds that have been published. Those of one stage with the same `starts_at` begin together.
CREATE TABLE rounds (
  tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
  stage INTEGER NOT NULL,
  round INTEGER NOT NULL,
  state TEXT NOT NULL,
  published_at BIGINT NOT NULL,
  starts_at BIGINT NOT NULL,
  PRIMARY KEY (tournament_id, stage, round)
);
CREATE INDEX rounds_open ON rounds (starts_at) WHERE state = 'published';

-- Who meets whom, by seat numbers; `black` NULL: free. `decided`: a result without a game.
CREATE TABLE pairings (
  id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
  stage INTEGER NOT NULL,
  grp INTEGER NOT NULL,
  round INTEGER NOT NULL,
  board INTEGER NOT NULL,
  leg INTEGER NOT NULL,
  white INTEGER NOT NULL,
  black INTEGER,
  game_id BIGINT REFERENCES games (id),
  decided TEXT,
  UNIQUE (tournament_id, stage, grp, round, board, leg)
);
CREATE INDEX pairings_game ON pairings (game_id);

-- What directors and the server have done, in order; never changed but for how far an act on many games has come.
CREATE TABLE tournament_acts (
  id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  once TEXT NOT NULL UNIQUE,
  tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
  by_id BIGINT REFERENCES players (id),
  at BIGINT NOT NULL,
  kind TEXT NOT NULL,
  player_id BIGINT REFERENCES players (id),
  game_id BIGINT REFERENCES games (id),
  amount BIGINT NOT NULL,
  word TEXT NOT NULL,
  reason TEXT NOT NULL,
  total INTEGER NOT NULL,
  done INTEGER NOT NULL,
  ended_at BIGINT
);
CREATE INDEX tournament_acts_of ON tournament_acts (tournament_id, id);
CREATE INDEX tournament_acts_open ON tournament_acts (id) WHERE ended_at IS NULL;

-- The event of a game, and where in it the game stands ("1.2").
ALTER TABLE games ADD COLUMN tournament_id BIGINT REFERENCES tournaments (id);
CREATE INDEX games_tournament ON games (tournament_id, state) WHERE tournament_id IS NOT NULL;
ALTER TABLE game_terms ADD COLUMN round TEXT NOT NULL DEFAULT '';

-- Letters about a tournament, and about an act in it.
ALTER TABLE notices ADD COLUMN tournament_id BIGINT;
ALTER TABLE notices ADD COLUMN act_id BIGINT;
