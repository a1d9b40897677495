-- What several halls know of each other: which are alive, who is connected where, and which of them lets bots think and
-- clocks ring at a table. None of it needs to outlive the server.

CREATE UNLOGGED TABLE halls (
    id TEXT COLLATE "C" PRIMARY KEY,
    expires DOUBLE PRECISION NOT NULL
);

CREATE UNLOGGED TABLE presence (
    table_id TEXT COLLATE "C" NOT NULL,
    hall TEXT COLLATE "C" NOT NULL,
    guest TEXT COLLATE "C" NOT NULL, -- empty: people nobody knows
    pages INTEGER NOT NULL,
    PRIMARY KEY (table_id, hall, guest)
);

CREATE INDEX presence_by_hall ON presence (hall);

CREATE UNLOGGED TABLE leases (
    table_id TEXT COLLATE "C" PRIMARY KEY,
    hall TEXT COLLATE "C" NOT NULL
);

CREATE INDEX leases_by_hall ON leases (hall);
