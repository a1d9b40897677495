-- Whom guests do not want to hear or to play with, and what they report to the keeper of the hall.

CREATE TABLE blocks (
    guest TEXT COLLATE "C" NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    other TEXT COLLATE "C" NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    PRIMARY KEY (guest, other)
);

CREATE INDEX blocks_by_other ON blocks (other);

CREATE TABLE reports (
    id TEXT COLLATE "C" PRIMARY KEY,
    made DOUBLE PRECISION NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL, -- which may be gone
    game TEXT NOT NULL,
    players INTEGER NOT NULL,
    options TEXT NOT NULL, -- JSON
    author TEXT COLLATE "C" NOT NULL, -- a guest; empty: they were forgotten
    about TEXT COLLATE "C" NOT NULL, -- a guest; empty: it was nobody the hall knows
    seat TEXT NOT NULL,
    name TEXT NOT NULL,
    why TEXT NOT NULL,
    done TEXT NOT NULL -- JSON: what everybody saw happen
);

CREATE INDEX reports_by_time ON reports (made);

CREATE TABLE reported_lines (
    report TEXT COLLATE "C" NOT NULL REFERENCES reports (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    guest TEXT COLLATE "C" NOT NULL,
    seat TEXT NOT NULL,
    name TEXT NOT NULL,
    said TEXT NOT NULL,
    meant BOOLEAN NOT NULL,
    PRIMARY KEY (report, number)
);

CREATE INDEX reported_lines_by_guest ON reported_lines (guest);
