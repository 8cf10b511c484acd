-- Conditional moves: one row for each player of a game who has planned any.

-- `lines` is the tree as text (domain::conditional); `once` the random word of the form that changed it last; `stop_ply` and
-- `stop_why`: where it stopped last.
CREATE TABLE plans (
  game_id BIGINT NOT NULL REFERENCES games (id),
  player_id BIGINT NOT NULL REFERENCES players (id),
  revision INTEGER NOT NULL,
  once TEXT NOT NULL,
  by_position BOOLEAN NOT NULL,
  on_offer TEXT NOT NULL,
  draws BOOLEAN NOT NULL,
  lines TEXT NOT NULL,
  stop_ply INTEGER,
  stop_why TEXT,
  changed_at BIGINT NOT NULL,
  PRIMARY KEY (game_id, player_id)
);

-- How often a plan of this game has been changed: mostly 0, and then nobody looks for plans. A move that was decided by
-- other plans than those that stand is decided again. Not in `version`, which open pages of both players see.
ALTER TABLE games ADD COLUMN plan_changes INTEGER NOT NULL DEFAULT 0;

-- Whether conditional moves are allowed.
ALTER TABLE game_terms ADD COLUMN plans BOOLEAN NOT NULL DEFAULT TRUE;
ALTER TABLE invitations ADD COLUMN plans BOOLEAN NOT NULL DEFAULT TRUE;
