-- Instants are BIGINT milliseconds UTC. Kinds are short words (text codecs in Rust).
-- Keys (`*_key`, `*_skeleton`) are made in Rust: SQLite and PostgreSQL disagree on lower() and collation.

CREATE TABLE players (
  id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  name TEXT NOT NULL,
  name_key TEXT NOT NULL UNIQUE,
  name_skeleton TEXT NOT NULL UNIQUE,
  display TEXT NOT NULL,
  display_skeleton TEXT NOT NULL UNIQUE,
  lang TEXT NOT NULL,
  zone TEXT NOT NULL,
  email TEXT,
  email_key TEXT,
  email_confirmed_at BIGINT,
  email_bad_at BIGINT,
  password_hash TEXT,
  role TEXT NOT NULL,
  position_style TEXT NOT NULL,
  mail_your_move BOOLEAN NOT NULL,
  mail_reminders BOOLEAN NOT NULL,
  nights BOOLEAN NOT NULL,
  created_at BIGINT NOT NULL,
  last_seen_at BIGINT,
  closed_at BIGINT
);
-- An address belongs to whoever confirmed it; before that anybody may have typed it.
CREATE UNIQUE INDEX players_confirmed_address ON players (email_key) WHERE email_confirmed_at IS NOT NULL;
CREATE INDEX players_address ON players (email_key);

CREATE TABLE sessions (
  token_hash TEXT PRIMARY KEY NOT NULL,
  player_id BIGINT NOT NULL REFERENCES players (id),
  created_at BIGINT NOT NULL,
  seen_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL,
  stay BOOLEAN NOT NULL,
  agent TEXT NOT NULL
);
CREATE INDEX sessions_player ON sessions (player_id);
CREATE INDEX sessions_expiry ON sessions (expires_at);

-- A browser that has once signed in: limits never lock it out of its own account.
CREATE TABLE devices (
  token_hash TEXT PRIMARY KEY NOT NULL,
  player_id BIGINT NOT NULL REFERENCES players (id),
  created_at BIGINT NOT NULL,
  seen_at BIGINT NOT NULL
);
CREATE INDEX devices_player ON devices (player_id);

-- SHA-256 of each secret that a letter or a printed code carries.
CREATE TABLE links (
  hash TEXT PRIMARY KEY NOT NULL,
  purpose TEXT NOT NULL,
  player_id BIGINT REFERENCES players (id),
  address TEXT,
  game_id BIGINT,
  ply INTEGER,
  invitation_id BIGINT,
  notice_id BIGINT,
  created_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL,
  spent_at BIGINT
);
CREATE INDEX links_player ON links (player_id);
CREATE INDEX links_notice ON links (notice_id);
CREATE INDEX links_expiry ON links (expires_at);

-- Addresses whose owner wants no invitations from anybody.
CREATE TABLE refused_addresses (
  email_key TEXT PRIMARY KEY NOT NULL,
  created_at BIGINT NOT NULL
);

CREATE TABLE invitations (
  id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  once TEXT NOT NULL,
  from_id BIGINT NOT NULL REFERENCES players (id),
  kind TEXT NOT NULL,
  to_id BIGINT REFERENCES players (id),
  to_address TEXT,
  to_address_key TEXT,
  colour TEXT NOT NULL,
  days INTEGER NOT NULL,
  profile TEXT NOT NULL,
  profile_version INTEGER NOT NULL,
  rated BOOLEAN NOT NULL,
  aids TEXT NOT NULL,
  start_fen TEXT NOT NULL,
  start_moves TEXT NOT NULL,
  message TEXT NOT NULL,
  state TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL,
  answered_at BIGINT,
  answered_by BIGINT REFERENCES players (id),
  game_id BIGINT,
  UNIQUE (from_id, once)
);
CREATE INDEX invitations_to ON invitations (to_id, state);
CREATE INDEX invitations_address ON invitations (to_address_key, state);
CREATE INDEX invitations_open ON invitations (expires_at) WHERE state = 'open';

-- Narrow: lists and the sweep read this table only.
CREATE TABLE games (
  id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  version BIGINT NOT NULL,
  white_id BIGINT NOT NULL REFERENCES players (id),
  black_id BIGINT NOT NULL REFERENCES players (id),
  state TEXT NOT NULL,
  ply INTEGER NOT NULL,
  given INTEGER NOT NULL,
  waiting_id BIGINT,
  allowed_ms BIGINT NOT NULL,
  clock_started_at BIGINT NOT NULL,
  clock_zone TEXT,
  deadline_at BIGINT,
  look_at BIGINT,
  offer_id BIGINT,
  claim_ply INTEGER,
  result TEXT,
  reason TEXT,
  started_at BIGINT NOT NULL,
  changed_at BIGINT NOT NULL,
  ended_at BIGINT
);
-- Games are told on the telephone by number; four digits from the start.
INSERT INTO sqlite_sequence (name, seq) VALUES ('games', 1000);
CREATE INDEX games_look ON games (look_at) WHERE state = 'running';
CREATE INDEX games_waiting ON games (waiting_id) WHERE state = 'running';
CREATE INDEX games_white ON games (white_id, state, ended_at);
CREATE INDEX games_black ON games (black_id, state, ended_at);

-- What was agreed at the start; never changed afterwards.
CREATE TABLE game_terms (
  game_id BIGINT PRIMARY KEY NOT NULL REFERENCES games (id),
  invitation_id BIGINT,
  days INTEGER NOT NULL,
  profile TEXT NOT NULL,
  profile_version INTEGER NOT NULL,
  rated BOOLEAN NOT NULL,
  aids TEXT NOT NULL,
  by_lot BOOLEAN NOT NULL,
  start_fen TEXT NOT NULL,
  clock_model INTEGER NOT NULL,
  visibility TEXT NOT NULL
);

-- Row 0 is the start position. The first four FEN fields are the repetition key.
CREATE TABLE moves (
  game_id BIGINT NOT NULL REFERENCES games (id),
  ply INTEGER NOT NULL,
  uci TEXT NOT NULL,
  san TEXT NOT NULL,
  fen TEXT NOT NULL,
  at BIGINT NOT NULL,
  used_ms BIGINT NOT NULL,
  left_ms BIGINT NOT NULL,
  offered BOOLEAN NOT NULL,
  door TEXT NOT NULL,
  PRIMARY KEY (game_id, ply)
) WITHOUT ROWID;

CREATE TABLE messages (
  id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  game_id BIGINT NOT NULL REFERENCES games (id),
  ply INTEGER NOT NULL,
  player_id BIGINT NOT NULL REFERENCES players (id),
  body TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  UNIQUE (game_id, ply, player_id)
);

CREATE TABLE draw_offers (
  id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  game_id BIGINT NOT NULL REFERENCES games (id),
  ply INTEGER NOT NULL,
  by_id BIGINT NOT NULL REFERENCES players (id),
  by_claim BOOLEAN NOT NULL,
  state TEXT NOT NULL,
  made_at BIGINT NOT NULL,
  answered_at BIGINT
);
CREATE INDEX draw_offers_game ON draw_offers (game_id, ply);

-- What happened in a game besides its moves, in order.
CREATE TABLE game_events (
  id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  game_id BIGINT NOT NULL REFERENCES games (id),
  ply INTEGER NOT NULL,
  kind TEXT NOT NULL,
  player_id BIGINT,
  at BIGINT NOT NULL
);
CREATE INDEX game_events_game ON game_events (game_id);

-- Games whose result a rating has still to take up.
CREATE TABLE rate_this (
  game_id BIGINT PRIMARY KEY NOT NULL REFERENCES games (id),
  created_at BIGINT NOT NULL
);

-- The outbox: a notice is written in the transaction of what happened, a letter is made of it later.
CREATE TABLE notices (
  id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  unique_key TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  player_id BIGINT REFERENCES players (id),
  address TEXT,
  lang TEXT,
  game_id BIGINT,
  ply INTEGER,
  invitation_id BIGINT,
  state TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  not_before BIGINT NOT NULL,
  not_after BIGINT,
  attempts INTEGER NOT NULL,
  lease_until BIGINT,
  lease TEXT,
  message_id TEXT,
  letter BLOB,
  sent_at BIGINT,
  error TEXT
);
CREATE INDEX notices_due ON notices (not_before) WHERE state = 'waiting';
CREATE INDEX notices_player ON notices (player_id, created_at);
CREATE INDEX notices_game ON notices (game_id, ply);

CREATE TABLE outages (
  id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  from_at BIGINT NOT NULL UNIQUE,
  to_at BIGINT NOT NULL,
  source TEXT NOT NULL
);

CREATE TABLE heartbeats (
  instance TEXT PRIMARY KEY NOT NULL,
  beat_at BIGINT NOT NULL
);

CREATE TABLE job_reports (
  id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  job TEXT NOT NULL,
  at BIGINT NOT NULL,
  ok BOOLEAN NOT NULL,
  game_id BIGINT,
  text TEXT NOT NULL
);
CREATE INDEX job_reports_at ON job_reports (at);

-- What is done once a day, or once for each player and day: a row here, whoever comes first.
CREATE TABLE days (
  unique_key TEXT PRIMARY KEY NOT NULL
);
