-- What a player thinks of a game of his: one row for each player who has written anything. `tree` is PGN from the start position
-- of the game (domain::analysis), `revision` grows by one with each change of it. `consent` is how far he wants both analyses
-- to be shown after the game, given when the game had been continued `consent_epoch` times: a game that goes on takes it back.
CREATE TABLE analyses (
  game_id BIGINT NOT NULL REFERENCES games (id),
  player_id BIGINT NOT NULL REFERENCES players (id),
  tree TEXT NOT NULL,
  revision INTEGER NOT NULL,
  consent TEXT NOT NULL,
  consent_epoch INTEGER NOT NULL,
  changed_at BIGINT NOT NULL,
  PRIMARY KEY (game_id, player_id)
);
