-- Guests who may keep order in the hall.

CREATE TABLE keepers (
    guest TEXT COLLATE "C" PRIMARY KEY REFERENCES guests (id) ON DELETE CASCADE
);
