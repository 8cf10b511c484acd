-- What a tournament has settled beside what stands in `tournaments`. `stages`: after how many days without a move it reminds,
-- warns, and warns for the last time ("10 15 18"; empty: never).
CREATE TABLE tournament_terms (
  tournament_id BIGINT PRIMARY KEY NOT NULL REFERENCES tournaments (id),
  stages TEXT NOT NULL
);
INSERT INTO tournament_terms (tournament_id, stages) SELECT id, '' FROM tournaments;
ALTER TABLE game_terms ADD COLUMN stages TEXT NOT NULL DEFAULT '';

-- Games that run are looked at once: there is a friendly line now that may be due.
UPDATE games SET look_at = started_at WHERE state = 'running' AND look_at IS NOT NULL;

-- Whether letters about a game have it enclosed as a file.
ALTER TABLE mailboxes ADD COLUMN pgn BOOLEAN NOT NULL DEFAULT FALSE;

-- When those whose clocks rested in an outage were written to.
ALTER TABLE outages ADD COLUMN told_at BIGINT;
UPDATE outages SET told_at = to_at;
