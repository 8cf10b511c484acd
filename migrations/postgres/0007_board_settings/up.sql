-- How a player's boards look and what they do. The defaults are what everybody had before.
ALTER TABLE players ADD COLUMN confirm_moves BOOLEAN NOT NULL DEFAULT TRUE;
ALTER TABLE players ADD COLUMN after_sending TEXT NOT NULL DEFAULT 'next';
ALTER TABLE players ADD COLUMN board_theme TEXT NOT NULL DEFAULT 'wood';
ALTER TABLE players ADD COLUMN colours TEXT NOT NULL DEFAULT 'system';
ALTER TABLE players ADD COLUMN sound BOOLEAN NOT NULL DEFAULT FALSE;
