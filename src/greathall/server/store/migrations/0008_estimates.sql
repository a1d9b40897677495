-- How strong guests are in a game, as the bot that adapts has found out.

CREATE TABLE estimates (
    guest TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    game TEXT NOT NULL, -- with its expansions
    skill REAL NOT NULL,
    doubt REAL NOT NULL,
    games INTEGER NOT NULL,
    won INTEGER NOT NULL,
    PRIMARY KEY (guest, game)
) WITHOUT ROWID;
