-- A table may go on from a game that was played elsewhere: so many entries of its record were.

ALTER TABLE tables ADD COLUMN begins INTEGER NOT NULL DEFAULT 0;
