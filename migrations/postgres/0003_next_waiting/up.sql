-- After a move its player goes on to the game that waits for him most urgently: found without sorting all that wait.
DROP INDEX games_waiting;
CREATE INDEX games_waiting ON games (waiting_id, deadline_at, id) WHERE state = 'running';
