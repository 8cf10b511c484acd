-- Appeals against results of tournament games: one of each player and game. `decision`: a word of domain::tournament::appeal.
CREATE TABLE appeals (
  id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
  game_id BIGINT NOT NULL REFERENCES games (id),
  player_id BIGINT NOT NULL REFERENCES players (id),
  body TEXT NOT NULL,
  made_at BIGINT NOT NULL,
  decided_at BIGINT,
  decided_by BIGINT REFERENCES players (id),
  decision TEXT,
  reason TEXT,
  UNIQUE (game_id, player_id)
);
CREATE INDEX appeals_open ON appeals (tournament_id) WHERE decided_at IS NULL;

-- Announcements in further languages: whoever reads one of them gets it in place of the text of the act.
CREATE TABLE act_texts (
  act_id BIGINT NOT NULL REFERENCES tournament_acts (id),
  lang TEXT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (act_id, lang)
);
