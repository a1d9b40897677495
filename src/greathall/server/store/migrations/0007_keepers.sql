-- Guests who may keep order in the hall.

CREATE TABLE keepers (
    guest TEXT NOT NULL PRIMARY KEY REFERENCES guests (id) ON DELETE CASCADE
) WITHOUT ROWID;
