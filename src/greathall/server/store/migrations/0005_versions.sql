-- A version of each table: who changes one must have known it as it is stored.

ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
