-- How strong guests are in a game, as the bot that adapts has found out.

CREATE TABLE estimates (
    guest TEXT COLLATE "C" NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    game TEXT COLLATE "C" NOT NULL, -- with its expansions
    skill DOUBLE PRECISION NOT NULL,
    doubt DOUBLE PRECISION NOT NULL,
    games INTEGER NOT NULL,
    won INTEGER NOT NULL,
    PRIMARY KEY (guest, game)
);
