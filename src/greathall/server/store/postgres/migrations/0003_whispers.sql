-- What is heard at a table and stands in no record: talk, wishes for the pace, requests to take something back. It is
-- forgotten after a day, and need not outlive the server.

CREATE UNLOGGED TABLE whispers (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    table_id TEXT COLLATE "C" NOT NULL,
    hall TEXT COLLATE "C" NOT NULL,
    made DOUBLE PRECISION NOT NULL,
    content TEXT NOT NULL -- JSON
);

CREATE INDEX whispers_of_tables ON whispers (table_id, number);

CREATE INDEX whispers_by_time ON whispers (made);
