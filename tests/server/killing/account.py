"""The account after a game: the record on disk against everything people were shown and promised."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import msgspec
from waiting import until_found

from greathall.engine import Match, RecordEntry
from greathall.server.catalogue import game_of
from greathall.server.protocol.messages import Settings
from greathall.server.store.postgres.pool import LOST
from greathall.server.table.numbers import replay
from greathall.server.table.showing import show_game

ENTRIES = "SELECT n, who, text FROM entries WHERE table_id = {} ORDER BY n"
ROW = "SELECT game, players, options, settings, status FROM tables WHERE id = {}"
LOOKED_AT = 6  # of the last words of each person, compared letter by letter


class Account:
    """The record of one table, as it was stored."""

    def __init__(self, found: Sequence[Sequence[Any]], row: Sequence[Any]) -> None:
        game, players, options, settings, self.status = row
        self.numbers = [n for n, _, _ in found]
        self.entries = [RecordEntry(who, text) for _, who, text in found]
        self.game = game_of(game, players, msgspec.json.decode(options))
        self.settings = msgspec.json.decode(settings, type=Settings)

    def check(self) -> Match:
        """Entries without gaps, a record that replays, a game at its end."""
        assert self.numbers == list(range(len(self.numbers)))
        match, _ = replay(self.game, self.entries)
        assert match.over and self.status == "over"
        return match

    def check_person(self, match: Match, seat: int, taken: list[str], events: list[dict[str, object]]) -> None:
        """Every answer that was taken is there once, in its place, and nothing else of this seat."""
        own = [entry.text for entry in self.entries if entry.who == self.game.seats[seat]]
        assert own == taken
        told = msgspec.json.decode(msgspec.json.encode(match.events(seat)))
        assert events == told

    def check_words(self, seat: int, words: list[str], luck: Random) -> int:
        """What was shown last before the hall broke is what the record says of that moment, letter by letter."""
        looked_at = luck.sample(words, min(LOOKED_AT, len(words)))
        for text in looked_at:
            game = msgspec.json.decode(text)
            match, numbers = replay(self.game, self.entries[: game["n"]])
            assert msgspec.json.encode(show_game(match, numbers, self.settings, seat, game["since"])).decode() == text
        return len(looked_at)


def account_in(file: Path, table: str) -> Account:
    """The account of a table in a file."""
    with closing(sqlite3.connect(file)) as disk:
        found, row = (disk.execute(which.format("?"), (table,)).fetchall() for which in (ENTRIES, ROW))
        return Account(found, row[0])


async def account_at(database: str, table: str) -> Account:
    """The same in PostgreSQL, which may be away at this very moment: then it is asked until it is back."""

    async def asked() -> Account | None:
        with suppress(*LOST):
            return await read_at(database, table)
        return None

    return await until_found(asked)


async def read_at(database: str, table: str) -> Account:
    connection = await asyncpg.connect(database)
    try:
        found, row = [await connection.fetch(which.format("$1"), table) for which in (ENTRIES, ROW)]
        return Account(found, row[0])
    finally:
        await connection.close()
