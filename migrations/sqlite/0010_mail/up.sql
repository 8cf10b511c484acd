-- Which letters a player wants, and how his address behaves. One row for each player. `unwanted`: the groups of letters
-- that are off, by their words; `digest_at`: when his next letter of a day is due, where he wants one; `token`: what the
-- unsubscribing links of his letters carry, good for nothing else; `failures`: how often his address was refused lately.
CREATE TABLE mailboxes (
  player_id INTEGER PRIMARY KEY NOT NULL REFERENCES players (id),
  token TEXT NOT NULL UNIQUE,
  amount TEXT NOT NULL,
  digest_hour INTEGER NOT NULL,
  digest_days INTEGER NOT NULL,
  digest_at BIGINT,
  unwanted TEXT NOT NULL,
  left_at BIGINT,
  failures INTEGER NOT NULL,
  failed_at BIGINT
);
CREATE INDEX mailboxes_digest ON mailboxes (digest_at) WHERE digest_at IS NOT NULL;
INSERT INTO mailboxes (player_id, token, amount, digest_hour, digest_days, unwanted, failures)
  SELECT id, lower(hex(randomblob(16))), CASE WHEN mail_your_move THEN 'at_once' ELSE 'none' END, 18, 127,
    CASE WHEN mail_reminders THEN '' ELSE 'reminders' END, CASE WHEN email_bad_at IS NULL THEN 0 ELSE 2 END
  FROM players;

-- When a player is reminded of a move (`domain::clock::Reminders`).
ALTER TABLE players ADD COLUMN reminders TEXT NOT NULL DEFAULT '72 24 quiet 21-8';
ALTER TABLE players DROP COLUMN mail_your_move;
ALTER TABLE players DROP COLUMN mail_reminders;

-- What a player wants otherwise for one game or one tournament.
CREATE TABLE mail_exceptions (
  player_id BIGINT NOT NULL REFERENCES players (id),
  about TEXT NOT NULL,
  about_id BIGINT NOT NULL,
  amount TEXT NOT NULL,
  PRIMARY KEY (player_id, about, about_id)
);

-- Letters that go out together: `digest_id` is the notice in whose letter this one is told. `answer`: what the mail server
-- said when it took the letter.
ALTER TABLE notices ADD COLUMN digest_id BIGINT;
ALTER TABLE notices ADD COLUMN answer TEXT;
CREATE INDEX notices_digest ON notices (digest_id) WHERE digest_id IS NOT NULL;
CREATE INDEX notices_parked ON notices (player_id) WHERE state IN ('parked', 'kept');

-- What the administrator has switched on, until he switches it off (`mail_paused`).
CREATE TABLE switches (
  name TEXT PRIMARY KEY NOT NULL,
  at BIGINT NOT NULL,
  by_id BIGINT NOT NULL REFERENCES players (id)
);
