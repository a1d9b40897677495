"""A shard: some games as two tables, one with a row for each answer, one with a row for each game."""

import json
from typing import Any, Final

from greathall.envs.missing import missing

try:
    import pyarrow as pa
except ModuleNotFoundError as error:
    raise missing("dataset", error) from None

from greathall.bots import play_match
from greathall.bots.series import Series, begun
from greathall.engine import Match

RETURNS: Final = ("points", "win", "rank")


class Rows:
    """The answers of some games, column by column, and what each game came to."""

    def __init__(self) -> None:
        self.observations = bytearray()
        self.masks = bytearray()
        self.numbers: dict[str, list[int]] = {name: [] for name in ("game", "step", "seat", "answer")}
        self.returns: dict[str, list[float]] = {name: [] for name in RETURNS}
        self.bots: list[str] = []
        self.games: list[dict[str, Any]] = []

    def add(self, number: int, match: Match, seat: int, answer: int, bot: str) -> None:
        """What a seat sees, what it may answer, and what it answers."""
        self.observations += match.observe(seat)
        self.masks += match.mask(seat)
        row = {"game": number, "step": len(self.bots) - len(self.returns["win"]), "seat": seat, "answer": answer}
        for name, value in row.items():
            self.numbers[name].append(value)
        self.bots.append(bot)

    def end(self, number: int, match: Match) -> None:
        """What the game was worth, to every answer that was given in it."""
        first = len(self.returns["win"])
        seats = self.numbers["seat"][first:]
        worth = {name: match.returns(name) for name in RETURNS}
        for name, column in self.returns.items():
            column.extend(worth[name][seat] for seat in seats)
        options, record = json.dumps(match.rules.options), match.record().text()
        self.games.append({"game": number, "options": options, "answers": len(seats), **worth, "record": record})

    def answers_table(self) -> Any:
        """A row for each answer."""
        count = len(self.bots)
        columns = {
            "game": pa.array(self.numbers["game"], pa.int64()),
            "step": pa.array(self.numbers["step"], pa.int32()),
            "seat": pa.array(self.numbers["seat"], pa.int8()),
            "bot": pa.array(self.bots).dictionary_encode(),
            "observation": blocks(self.observations, count),
            "mask": blocks(self.masks, count),
            "answer": pa.array(self.numbers["answer"], pa.int32()),
            **{name: pa.array(column, pa.float32()) for name, column in self.returns.items()},
        }
        return pa.table(columns)

    def games_table(self) -> Any:
        """A row for each game."""
        return pa.Table.from_pylist(self.games)


def blocks(memory: bytearray, count: int) -> Any:
    """A column of as many bytes for each row, without a copy."""
    return pa.FixedSizeBinaryArray.from_buffers(pa.binary(len(memory) // count), count, [None, pa.py_buffer(memory)])


def play_shard(series: Series, numbers: range) -> tuple[Any, Any]:
    """Play some games of a series: the table of their answers, and that of the games."""
    rows = Rows()
    for number, match, line_up in begun(series, numbers):
        names = dict(zip(match.rules.people, series.bots, strict=True))

        def before(seat: int, answer: int, at: Match = match, game: int = number, by: Any = names) -> None:
            rows.add(game, at, seat, answer, by[seat])

        play_match(match, line_up, before=before)
        rows.end(number, match)
    return rows.answers_table(), rows.games_table()
