"""Nonsense by the thousand: nothing that is sent brings the hall down, and everything gets an answer."""

import asyncio
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from server.visitors import Browser, House, opened
from waiting import PATIENCE

from greathall import games

WORDS = st.sampled_from(["", "first_game", "random", "king", "queen", "citadels", "inquest", "A", "\ud800", "ä" * 70])
NUMBERS = st.integers(-3, 20) | st.sampled_from([2**31, 2**63, 2**64, -(2**70), 10**30])
PLAIN = st.none() | st.booleans() | NUMBERS | st.floats(allow_nan=False, allow_infinity=False) | WORDS | st.text()
VALUES = st.recursive(PLAIN, lambda part: st.lists(part, max_size=10) | st.dictionaries(WORDS, part, max_size=3))
OPTION = st.sampled_from([option.name for option in games.find("citadels").options])
CHARACTERS = st.lists(st.sampled_from(["assassin", "thief", "king", "queen", "spy", "abbot", "emperor"]), max_size=9)
OPTIONS = st.dictionaries(OPTION | WORDS, VALUES | CHARACTERS, max_size=5)
FORMS = st.fixed_dictionaries(
    {"game": st.sampled_from(["citadels", "masons", "inquest"]), "players": st.integers(0, 9), "options": OPTIONS},
    optional={"title": st.text(max_size=40), "bots": st.lists(st.just("random"), max_size=9), "start": st.booleans()},
)
FIELDS = st.sampled_from(
    [
        "type",
        "id",
        "number",
        "answers",
        "mine",
        "after",
        "name",
        "seat",
        "key",
        "bot",
        "token",
        "players",
        "options",
        "phrase",
        "text",
    ]
)
BODIES = st.dictionaries(FIELDS, VALUES, max_size=6) | VALUES
ROUTES = st.sampled_from(
    ["/api/me", "/api/me/link", "/api/me/move", "/api/tables"]
    + [f"/api/tables/TABLE/{action}" for action in ("sit", "leave", "seat", "change", "chat", "start", "rematch")]
)
MESSAGES = st.fixed_dictionaries(
    {"type": st.sampled_from(["answer", "undo", "resume", "say", "game"])},
    optional={
        "id": st.integers(0, 9) | VALUES,
        "number": st.integers(0, 20),
        "answers": st.lists(st.integers(0, 400), max_size=3) | VALUES,
        "mine": st.integers(0, 3),
        "after": st.integers(0, 30),
        "phrase": st.sampled_from(["hello", "laugh", "nothing"]) | VALUES,
        "text": st.text(max_size=210) | VALUES,
    },
)


def encoded(value: Any) -> str:
    """Any value as JSON; half a character stays as it is."""
    return msgspec.json.encode(msgspec.to_builtins(value, str_keys=True)).decode() if is_text(value) else '"\\ud800"'


def is_text(value: Any) -> bool:
    try:
        msgspec.json.encode(value)
    except (UnicodeEncodeError, msgspec.MsgspecError, OverflowError):
        return False
    return True


async def at_a_table(house: House) -> tuple[str, Browser]:
    """A game that has begun, and somebody who plays it against a bot."""
    anna = await house.guest("Anna")
    return await anna.open(game="inquest", players=2, bots=["random"], settings={"pace": "instant"}, start=True), anna


@settings(max_examples=15)
@given(st.lists(st.tuples(ROUTES, BODIES), max_size=25))
def test_no_request_brings_the_hall_down(requests: list[tuple[str, Any]]) -> None:
    async def story() -> None:
        async with opened() as house:
            table, anna = await at_a_table(house)
            for route, body in requests:
                answer = await anna.http.post(route.replace("TABLE", table), content=encoded(body))
                assert answer.status_code < 500
                assert answer.status_code == 200 or answer.json()["reason"]

    asyncio.run(story())


@settings(max_examples=15)
@given(st.lists(FORMS, max_size=12))
def test_no_options_bring_the_hall_down(forms: list[dict[str, Any]]) -> None:
    async def story() -> None:
        async with opened() as house:
            anna = await house.guest("Anna")
            for form in forms:
                answer = await anna.http.post("/api/tables", content=encoded(form))
                assert answer.status_code in (200, 400, 409)
            for table in list(house.memory.rows):
                assert (await anna.get(f"/api/tables/{table}")).status_code == 200

    asyncio.run(story())


@settings(max_examples=30)
@given(st.lists(MESSAGES.map(encoded) | BODIES.map(encoded) | st.text(max_size=20), max_size=30))
def test_no_message_stops_a_table(messages: list[str]) -> None:
    async def story() -> None:
        async with opened() as house:
            table, anna = await at_a_table(house)
            socket = await anna.connect(table)
            for message in messages:
                await socket.send_text(message)
            await socket.send(type="undo", id=77, mine=10_000)
            while (said := await socket.receive("refused"))["id"] != 77:
                assert said["reason"]
            await socket.send(type="resume", after=0)
            assert (await asyncio.wait_for(socket.play_to_the_end(), 2 * PATIENCE))["result"]

    asyncio.run(story())
