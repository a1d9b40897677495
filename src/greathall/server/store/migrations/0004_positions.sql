-- The position of each running table, to finish its game from by later rules; where a record begins that goes on so; and
-- who at a table agrees to it.

CREATE TABLE positions (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    n INTEGER NOT NULL, -- after so many entries
    position TEXT NOT NULL -- JSON
);

ALTER TABLE tables ADD COLUMN position TEXT; -- JSON

ALTER TABLE seats ADD COLUMN agrees INTEGER NOT NULL DEFAULT 0;
