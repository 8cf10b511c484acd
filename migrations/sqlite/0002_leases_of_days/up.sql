-- A day's work is a lease: taken at `claimed_at`, finished at `done_at`. Whoever dies over it leaves it to the next.
ALTER TABLE days ADD COLUMN claimed_at BIGINT NOT NULL DEFAULT 0;
ALTER TABLE days ADD COLUMN done_at BIGINT;
-- What stands here from before was taken and, as far as anybody knows, done.
UPDATE days SET done_at = 0;
