"""The hall takes its luck as an argument: halls with the same luck draw the same, and a real one has true luck."""

import asyncio
import inspect
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from server.visitors import House, opened

import greathall.server
from greathall.commands import serve
from greathall.engine import Luck, TrueLuck
from greathall.server.hall.hall import Hall
from greathall.server.http import serving

SERVER = Path(inspect.getfile(greathall.server)).parent
SECRET = "identity.py"  # tokens, keys and ids are nobody's luck
SOURCES = ("import secrets", "import random", "from random", "environ[")
RANDOM: dict[str, Any] = {"cast": "random", "uniques": "random", "crown": "random"}


def records(seed: int, **wanted: Any) -> list[str]:
    """Two games in a row, as a hall with this luck has them played by its bots: all that was chosen, dealt and done."""

    async def story(house: House) -> list[str]:
        anna = await house.guest("Anna")
        table = await anna.open(**wanted, settings={"pace": "instant"}, start=True)
        found = []
        for _ in range(2):
            await (await anna.connect(table)).play_to_the_end()
            live = await house.hall.table(table)
            assert live.match is not None
            found.append(f"{[seat.name for seat in live.row.seats]}\n{live.match.record().text()}")
            table = (await anna.post(f"/api/tables/{table}/rematch")).json()["id"]
        return found

    async def whole() -> list[str]:
        async with opened(luck=partial(Luck, seed)) as house:
            return await story(house)

    return asyncio.run(whole())


@pytest.mark.parametrize(
    "wanted",
    [
        {"game": "citadels", "players": 4, "bots": ["random"] * 3, "options": RANDOM},
        {"game": "masons", "players": 3, "bots": ["easy", "normal"]},
    ],
)
def test_with_the_same_luck_the_same_is_drawn(wanted: dict[str, Any]) -> None:
    """The cast, the crown, the cards, the names of the bots and what they answer, and the same at the next table."""
    first = records(3, **wanted)
    assert records(3, **wanted) == first
    assert records(4, **wanted) != first


def test_a_hall_has_true_luck_unless_it_is_given_another() -> None:
    for maker in (Hall, serving.run):
        assert inspect.signature(maker).parameters["luck"].default is TrueLuck


def test_no_option_reaches_the_luck_of_a_hall() -> None:
    assert "luck" not in inspect.getsource(serve)


@pytest.mark.parametrize("file", sorted(SERVER.rglob("*.py")), ids=lambda file: file.name)
def test_nothing_in_the_hall_draws_from_elsewhere(file: Path) -> None:
    words = [
        word for word in ("import secrets", "import random", "from random", "environ[") if word in file.read_text()
    ]
    assert not words or file.name == SECRET
