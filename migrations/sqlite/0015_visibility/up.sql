-- Who else sees the moves of a game, and when: for those who take part in its tournament, and for everybody else. Each is
-- `live`, `delay-4` (the last four half-moves are held back) or `end`, and `+12` after it waits until twelve games of the
-- tournament have ended.
UPDATE tournaments SET visibility = CASE visibility WHEN 'players' THEN 'end end' ELSE 'live end' END;
-- A game keeps what held when it began.
UPDATE game_terms SET visibility = COALESCE(
  (SELECT t.visibility FROM games g JOIN tournaments t ON t.id = g.tournament_id WHERE g.id = game_terms.game_id),
  'end end');
ALTER TABLE invitations ADD COLUMN visibility TEXT NOT NULL DEFAULT 'end end';
