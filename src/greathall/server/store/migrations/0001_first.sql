-- Guests, the hashes of their tokens, tables, their seats, and the records of the games.

CREATE TABLE guests (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE tokens (
    hash BLOB NOT NULL PRIMARY KEY,
    guest TEXT NOT NULL REFERENCES guests (id),
    kind TEXT NOT NULL CHECK (kind IN ('browser', 'link')),
    expires REAL NOT NULL -- 0: never
) WITHOUT ROWID;

CREATE INDEX tokens_by_guest ON tokens (guest);

CREATE TABLE tables (
    made INTEGER PRIMARY KEY, -- in the order they were made
    id TEXT NOT NULL UNIQUE,
    key TEXT NOT NULL,
    host TEXT NOT NULL REFERENCES guests (id),
    title TEXT NOT NULL,
    game TEXT NOT NULL,
    players INTEGER NOT NULL,
    options TEXT NOT NULL, -- JSON
    settings TEXT NOT NULL, -- JSON
    listed INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'playing', 'over', 'paused')),
    rules INTEGER NOT NULL,
    next TEXT,
    touched REAL NOT NULL
);

CREATE INDEX tables_by_host ON tables (host);

CREATE INDEX tables_that_are_listed ON tables (made) WHERE listed AND status = 'open';

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    guest TEXT REFERENCES guests (id),
    bot TEXT NOT NULL,
    name TEXT NOT NULL,
    away INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

CREATE INDEX seats_by_guest ON seats (guest) WHERE guest IS NOT NULL;

CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n INTEGER NOT NULL,
    who TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;
