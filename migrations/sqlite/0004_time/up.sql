-- Time: one control for everything, leave, personal hours, and whatever else touches a clock. Facts only: the ledger is
-- computed from them.

-- The short notation of the control; "3d" is three days per move.
ALTER TABLE game_terms ADD COLUMN control TEXT NOT NULL DEFAULT '3d';
ALTER TABLE game_terms ADD COLUMN leave_mode TEXT NOT NULL DEFAULT 'own';
ALTER TABLE game_terms ADD COLUMN own_hours BOOLEAN NOT NULL DEFAULT FALSE;
UPDATE game_terms SET control = CAST(days AS TEXT) || 'd';
ALTER TABLE invitations ADD COLUMN control TEXT NOT NULL DEFAULT '3d';
ALTER TABLE invitations ADD COLUMN leave_mode TEXT NOT NULL DEFAULT 'own';
ALTER TABLE invitations ADD COLUMN own_hours BOOLEAN NOT NULL DEFAULT FALSE;
UPDATE invitations SET control = CAST(days AS TEXT) || 'd';

-- The zone whose nights were spared for a move.
ALTER TABLE moves ADD COLUMN night_zone TEXT;

-- How many rows of clock_acts a game has: mostly none, and then nobody looks for them.
ALTER TABLE games ADD COLUMN clock_acts INTEGER NOT NULL DEFAULT 0;

-- What touches a clock besides a move. `by_id`: who did it, NULL the server.
CREATE TABLE clock_acts (
  id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  game_id BIGINT NOT NULL REFERENCES games (id),
  ply INTEGER NOT NULL,
  at BIGINT NOT NULL,
  side TEXT NOT NULL,
  by_id BIGINT REFERENCES players (id),
  kind TEXT NOT NULL,
  amount_ms BIGINT NOT NULL,
  until_at BIGINT NOT NULL,
  reason TEXT NOT NULL
);
CREATE INDEX clock_acts_game ON clock_acts (game_id, id);

-- The end of the latest leave a player has ever announced: where it lies before a game, nobody looks for leave.
ALTER TABLE players ADD COLUMN leave_until BIGINT NOT NULL DEFAULT 0;
-- The same for his own hours: whether he has ever set any.
ALTER TABLE players ADD COLUMN own_hours BOOLEAN NOT NULL DEFAULT FALSE;
-- Leave begins by itself when time would run out.
ALTER TABLE players ADD COLUMN auto_leave BOOLEAN NOT NULL DEFAULT FALSE;

-- Leave, in calendar days of the player's zone as it was then. A change is a new row; the old one is marked.
CREATE TABLE leaves (
  id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  once TEXT NOT NULL,
  player_id BIGINT NOT NULL REFERENCES players (id),
  game_id BIGINT REFERENCES games (id),
  first_day TEXT NOT NULL,
  last_day TEXT NOT NULL,
  zone TEXT NOT NULL,
  from_at BIGINT NOT NULL,
  to_at BIGINT NOT NULL,
  made_at BIGINT NOT NULL,
  replaced_at BIGINT,
  special BOOLEAN NOT NULL,
  automatic BOOLEAN NOT NULL,
  by_id BIGINT REFERENCES players (id),
  reason TEXT NOT NULL,
  UNIQUE (player_id, once)
);
CREATE INDEX leaves_player ON leaves (player_id, to_at);

-- Off-days (bit 0 is Monday) and sleeping hours (minutes after midnight), each holding for clocks that start later.
CREATE TABLE own_hours (
  id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  player_id BIGINT NOT NULL REFERENCES players (id),
  since_at BIGINT NOT NULL,
  zone TEXT NOT NULL,
  days INTEGER NOT NULL,
  sleep_from INTEGER,
  sleep_to INTEGER
);
CREATE INDEX own_hours_player ON own_hours (player_id, since_at);
