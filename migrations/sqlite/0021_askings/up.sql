-- Players of tournaments that are no longer heard of: asked twice whether they go on. `closed_at`: answered, moved, or decided.
CREATE TABLE silences (
  id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
  player_id BIGINT NOT NULL REFERENCES players (id),
  why TEXT NOT NULL,
  asked_at BIGINT NOT NULL,
  again_at BIGINT,
  told_at BIGINT,
  closed_at BIGINT,
  answer TEXT
);
CREATE UNIQUE INDEX silences_open ON silences (tournament_id, player_id) WHERE closed_at IS NULL;
CREATE INDEX silences_player ON silences (player_id);

-- What directors have chosen about a tournament beside its setup. `confirms`: everybody is asked a week before the start whether he
-- plays. No row: nothing chosen.
CREATE TABLE tournament_choices (
  tournament_id BIGINT PRIMARY KEY NOT NULL REFERENCES tournaments (id),
  confirms BOOLEAN NOT NULL
);

-- Whether those who have entered play: asked when, answered when, and what.
CREATE TABLE entry_calls (
  tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
  player_id BIGINT NOT NULL REFERENCES players (id),
  asked_at BIGINT NOT NULL,
  answered_at BIGINT,
  plays BOOLEAN,
  PRIMARY KEY (tournament_id, player_id)
);

-- Links in letters about a tournament.
ALTER TABLE links ADD COLUMN tournament_id BIGINT;

-- When a tournament was looked at last for players who are no longer heard of: its games are many.
CREATE TABLE silence_looks (
  tournament_id BIGINT PRIMARY KEY NOT NULL REFERENCES tournaments (id),
  looked_at BIGINT NOT NULL
);
