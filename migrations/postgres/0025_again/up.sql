-- Whether another tournament like it opens as soon as it has filled up and been drawn.
ALTER TABLE tournament_terms ADD COLUMN again BOOLEAN NOT NULL DEFAULT FALSE;
