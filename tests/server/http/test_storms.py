"""Storms at a table: answers that are wrong, old, repeated or meant for another seat. Nobody learns more than their
seat may know, and the game goes on."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from server.visitors import Browser, House, Socket, opened

import greathall.locale
from greathall import bots, games
from greathall.engine import SPECTATOR, Match
from greathall.server.table.live import LiveTable
from greathall.server.table.numbers import Numbers, replay
from greathall.server.table.showing import show_game

WORDS = Path(greathall.locale.__file__).parent / "en"
SPOKEN = set(
    re.findall(r"^(?:engine|citadels)-reason-(\w+)", "".join(p.read_text() for p in WORDS.glob("*.ftl")), re.M)
)
KINDS = [
    "legal",
    "legal",
    "repeat",
    "foreign",
    "old",
    "new",
    "space",
    "many",
    "undo",
    "redo",
    "resume",
    "talk",
    "junk",
    "bytes",
]
JUNK = ["", "null", "[" * 3000, '{"type":"answer"}', '{"type":"undo","id":-1,"mine":0}', '{"type":"game"}', "x" * 5000]
SPEECHES = ["", "Hello!", "<b>you</b>", "\u202egnp.exe", "e" + "\u0301" * 150, "x" * 201, "👑" * 200, "\x00\x1b[2J"]
Opening = Callable[[Browser, str], Awaitable[str]]
STORM = st.lists(st.tuples(st.integers(0, 3), st.sampled_from(KINDS), st.integers(0, 9999)), max_size=60)


class Stormer:
    """Somebody at a table who sends anything, and keeps everything they were sent."""

    def __init__(self, socket: Socket, viewer: int) -> None:
        self.socket = socket
        self.viewer = viewer
        self.games: list[dict[str, Any]] = []
        self.last: dict[str, Any] = {"type": "answer", "id": 1, "number": 1, "answers": [1]}

    async def hear(self) -> None:
        """Take in everything that has come."""
        while not await self.socket.silent():
            self.keep(await self.socket.receive())

    def keep(self, message: dict[str, Any]) -> dict[str, Any]:
        game = message if message["type"] == "game" else message.get("game")
        if game is not None:
            self.games.append(game)
            self.socket.game = game
        if message["type"] == "refused":
            assert message["reason"] in SPOKEN, message["reason"]
        return message

    async def send(self, message: Any) -> None:
        """Send something; exactly one answer comes, or the game again."""
        if isinstance(message, dict):
            await self.socket.send(**message)
        elif isinstance(message, bytes):
            await self.socket.to_hall.put({"type": "websocket.receive", "bytes": message})
        else:
            await self.socket.send_text(message)
        kinds = ("done", "refused", "game") if is_resume(message) else ("done", "refused")
        while self.keep(await self.socket.receive())["type"] not in kinds:
            pass

    def message(self, kind: str, number: int, other: dict[str, Any]) -> Any:
        """What a kind of storm says just now; `other` is what somebody else was shown last."""
        game = self.socket.game
        answers = [answer["answer"] for answer in (game["question"] or {"answers": []})["answers"]] or [number]
        answer = {
            "type": "answer",
            "id": number,
            "number": game["number"],
            "answers": [answers[number % len(answers)]],
        }
        if kind == "legal":
            self.last = answer
        theirs = [answer["answer"] for answer in (other["question"] or {"answers": []})["answers"]] or [number]
        return {
            "legal": answer,
            "repeat": self.last,
            "foreign": {**answer, "number": other["number"], "answers": theirs[:1]},
            "old": {**answer, "number": max(0, game["number"] - 1)},
            "new": {**answer, "number": game["number"] + 1 + number},
            "space": {**answer, "answers": [number]},
            "many": {**answer, "answers": [*answer["answers"], *[number] * (number % 63)]},
            "undo": {"type": "undo", "id": number, "mine": game["mine"]},
            "redo": {"type": "undo", "id": number, "mine": number},
            "resume": {"type": "resume", "after": number % 60},
            "talk": {"type": "say", "id": number, "text": SPEECHES[number % len(SPEECHES)]},
            "junk": JUNK[number % len(JUNK)],
            "bytes": number.to_bytes(2, "big") * (number % 9),
        }[kind]


def is_resume(message: Any) -> bool:
    return isinstance(message, dict) and message["type"] == "resume"


async def open_table(guest: Browser, game: str) -> str:
    return await guest.open(game=game, players=3, settings={"pace": "instant"})


async def go_on(guest: Browser, game: str) -> str:
    """A table that goes on from the middle of a game that was played."""
    match = games.load(game, 3).new(5)
    bots.play_match(match, [bots.make("random", seat) for seat in range(3)])
    name = (await guest.post("/api/replays", record=match.record().text())).json()["id"]
    made = await guest.post(f"/api/replays/{name}/play", move=match.answered // 3, seat=0)
    return str(made.json()["id"])


async def sit_down(house: House, game: str, opening: Opening) -> tuple[LiveTable, list[Stormer]]:
    """A running game of three people, and somebody who looks on."""
    names = ["Anna", "Bert", "Cleo", "Dora"]
    guests = [await house.guest(name) for name in names]
    table = await opening(guests[0], game)
    key = await guests[0].key(table)
    for guest in guests[1:3]:
        await guest.post(f"/api/tables/{table}/sit", key=key)
    assert (await guests[0].post(f"/api/tables/{table}/start")).status_code == 200
    sockets = [await guest.connect(table, f"key={key}") for guest in guests]
    stormers = [Stormer(socket, viewer) for socket, viewer in zip(sockets, (0, 1, 2, SPECTATOR), strict=True)]
    for stormer in stormers:
        await stormer.hear()
    return await house.hall.table(table), stormers


def check_shown(house: House, live: LiveTable, stormers: list[Stormer]) -> None:
    """Whatever anybody was shown is what the record says their seat may know: not a byte more."""
    assert live.game is not None
    entries = live.match.history.entries if live.match is not None else []
    made: dict[int, tuple[Match, Numbers]] = {}
    for stormer in stormers:
        for game in stormer.games:
            n = game["n"]
            made[n] = made.get(n) or replay(live.game, entries[:n], live.row.begins)
            match, numbers = made[n]
            right = show_game(match, numbers, live.row.settings, stormer.viewer, game["since"])
            assert msgspec.json.decode(msgspec.json.encode(right)) == game
    stored = house.memory.records[live.row.id]
    assert stored == [(entry.who, entry.text) for entry in entries]


async def play_on(live: LiveTable, stormers: list[Stormer]) -> None:
    """Play to the end with the last answer to every question."""
    while live.status == "playing":
        assert live.match is not None
        stormer = stormers[live.match.deciders()[0]]
        await stormer.hear()
        number = len(stormer.socket.game["question"]["answers"]) - 1
        before = live.match.answered
        await stormer.send(stormer.message("legal", number, stormer.socket.game))
        assert live.match.answered > before
    for stormer in stormers:
        await stormer.hear()


async def storm(game: str, messages: list[tuple[int, str, int]], opening: Opening = open_table) -> None:
    async with opened() as house:
        live, stormers = await sit_down(house, game, opening)
        for who, kind, number in messages:
            stormer, other = stormers[who], stormers[(who + 1) % 3]
            await stormer.send(stormer.message(kind, number, other.socket.game))
        for stormer in stormers:
            await stormer.hear()
        check_shown(house, live, stormers)
        for stormer in stormers:
            stormer.games.clear()
        await play_on(live, stormers)
        for stormer in stormers:
            assert stormer.socket.game["result"]
            await stormer.send({"type": "resume", "after": 0})
            assert stormer.socket.game == msgspec.json.decode(live.text(stormer.viewer, 0))


@settings(max_examples=15, derandomize=True)
@given(STORM)
def test_nobody_learns_more_in_a_storm_and_the_game_goes_on(messages: list[tuple[int, str, int]]) -> None:
    asyncio.run(storm("inquest", messages))


@settings(max_examples=8, derandomize=True)
@given(STORM)
def test_nor_at_a_table_that_goes_on_from_a_game_that_was_played(messages: list[tuple[int, str, int]]) -> None:
    asyncio.run(storm("inquest", messages, go_on))


@settings(max_examples=2, derandomize=True)
@given(STORM)
def test_a_game_of_citadels_goes_on_after_a_storm(messages: list[tuple[int, str, int]]) -> None:
    asyncio.run(storm("citadels", messages))
