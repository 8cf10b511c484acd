-- On what conditions one enters a tournament: a band of ratings, rated games that count, a word that the director passes on
-- (empty: none), and clean conduct.
ALTER TABLE tournament_terms ADD COLUMN rating_from INTEGER;
ALTER TABLE tournament_terms ADD COLUMN rating_to INTEGER;
ALTER TABLE tournament_terms ADD COLUMN rated_games INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tournament_terms ADD COLUMN entry_word TEXT NOT NULL DEFAULT '';
ALTER TABLE tournament_terms ADD COLUMN clean BOOLEAN NOT NULL DEFAULT FALSE;

-- The announcement in other languages than the one of the setup.
CREATE TABLE tournament_texts (
  tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
  lang TEXT NOT NULL,
  about TEXT NOT NULL,
  PRIMARY KEY (tournament_id, lang)
);

-- What an administrator knows of two accounts: members of one household, whose games are not rated, or one person's, of which
-- only one enters a tournament. `one_id` is the smaller number.
CREATE TABLE ties (
  one_id BIGINT NOT NULL REFERENCES players (id),
  other_id BIGINT NOT NULL REFERENCES players (id),
  kind TEXT NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (one_id, other_id)
);
CREATE INDEX ties_other ON ties (other_id);

-- How many running games a player wants at most.
CREATE TABLE game_limits (
  player_id BIGINT PRIMARY KEY NOT NULL REFERENCES players (id),
  most INTEGER NOT NULL
);

-- What administrators have done, in order; never changed.
CREATE TABLE admin_acts (
  id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  by_id BIGINT NOT NULL REFERENCES players (id),
  at BIGINT NOT NULL,
  kind TEXT NOT NULL,
  player_id BIGINT REFERENCES players (id),
  text TEXT NOT NULL
);
