"""Storms at a table: answers that are wrong, old, repeated or meant for another seat; and requests that get into each
other's way. Nobody learns more than his seat may know, one of two who want the same wins, and the game goes on."""

import asyncio
import random
import re
from pathlib import Path
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from server.hesitant import HesitantStore
from server.visitors import GENEROUS, Browser, House, Socket, opened, settle

import greathall.locale
from greathall.engine import SPECTATOR, Match
from greathall.server.app import make_app
from greathall.server.hall import Hall
from greathall.server.numbers import Numbers, replay
from greathall.server.showing import show_game
from greathall.server.tables import LiveTable

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
    "junk",
    "bytes",
]
JUNK = ["", "null", "[" * 3000, '{"type":"answer"}', '{"type":"undo","id":-1,"mine":0}', '{"type":"game"}', "x" * 5000]
STORM = st.lists(st.tuples(st.integers(0, 3), st.sampled_from(KINDS), st.integers(0, 9999)), max_size=60)


class Stormer:
    """Somebody at a table who sends anything, and keeps everything he was sent."""

    def __init__(self, socket: Socket, viewer: int) -> None:
        self.socket = socket
        self.viewer = viewer
        self.games: list[dict[str, Any]] = []
        self.last: dict[str, Any] = {"type": "answer", "id": 1, "question": 1, "answers": [1]}

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
            "question": game["number"],
            "answers": [answers[number % len(answers)]],
        }
        if kind == "legal":
            self.last = answer
        theirs = [answer["answer"] for answer in (other["question"] or {"answers": []})["answers"]] or [number]
        return {
            "legal": answer,
            "repeat": self.last,
            "foreign": {**answer, "question": other["number"], "answers": theirs[:1]},
            "old": {**answer, "question": max(0, game["number"] - 1)},
            "new": {**answer, "question": game["number"] + 1 + number},
            "space": {**answer, "answers": [number]},
            "many": {**answer, "answers": [*answer["answers"], *[number] * (number % 63)]},
            "undo": {"type": "undo", "id": number, "mine": game["mine"]},
            "redo": {"type": "undo", "id": number, "mine": number},
            "resume": {"type": "resume", "after": number % 60},
            "junk": JUNK[number % len(JUNK)],
            "bytes": number.to_bytes(2, "big") * (number % 9),
        }[kind]


def is_resume(message: Any) -> bool:
    return isinstance(message, dict) and message["type"] == "resume"


async def sit_down(house: House, game: str) -> tuple[LiveTable, list[Stormer]]:
    """A running game of three people, and somebody who looks on."""
    names = ["Anna", "Bert", "Cleo", "Dora"]
    guests = [await house.guest(name) for name in names]
    table = await guests[0].open(game=game, players=3, settings={"pace": "instant"})
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
    """Whatever anybody was shown is what the record says his seat may know: not a byte more."""
    assert live.game is not None
    entries = live.match.history.entries if live.match is not None else []
    made: dict[int, tuple[Match, Numbers]] = {}
    for stormer in stormers:
        for game in stormer.games:
            n = game["n"]
            made[n] = made.get(n) or replay(live.game, entries[:n])
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


async def storm(game: str, messages: list[tuple[int, str, int]]) -> None:
    async with opened() as house:
        live, stormers = await sit_down(house, game)
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


@settings(max_examples=2, derandomize=True)
@given(STORM)
def test_a_game_of_citadels_goes_on_after_a_storm(messages: list[tuple[int, str, int]]) -> None:
    asyncio.run(storm("citadels", messages))


# Requests at the same time.


class Crowd:
    """Guests who all want something at the same time, in a hall that has no more than one table at hand."""

    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)
        self.store = HesitantStore(self.luck)
        self.house = House(self.store)
        self.house.hall = Hall(self.store, most_live=1)
        self.house.app = make_app(self.house.hall, rates=GENEROUS)
        self.guests: list[Browser] = []
        self.keys: dict[str, str] = {}
        self.sockets: list[Socket] = []

    async def gather(self) -> None:
        self.guests = [await self.house.guest(name) for name in ("Anna", "Bert", "Cleo", "Dora")]
        for guest in self.guests * 2:
            table = await guest.open(game="inquest", players=2, settings={"pace": "instant"})
            self.keys[table] = await guest.key(table)

    async def want(self) -> None:
        """One guest wants something of one table."""
        guest, (table, key) = self.luck.choice(self.guests), self.luck.choice(list(self.keys.items()))
        action = self.luck.choice(
            ["sit", "sit", "leave", "seat", "change", "start", "rematch", "look", "connect", "go", "name"]
        )
        if action == "connect":
            self.sockets.append(await guest.connect(table, f"key={key}"))
        elif action == "go" and self.sockets:
            await self.sockets.pop(self.luck.randrange(len(self.sockets))).close()
        elif action == "name":
            assert (await guest.post("/api/me", name=f"Guest {self.luck.randrange(99)}")).status_code == 200
        elif action == "look":
            assert (await guest.get("/api/me")).status_code == 200
        elif action != "go":
            answer = await guest.post(f"/api/tables/{table}/{action}?key={key}", **self.form(action))
            assert answer.status_code < 500
            assert answer.status_code == 200 or answer.json()["reason"] in SPOKEN

    def form(self, action: str) -> dict[str, Any]:
        seat, bot = self.luck.choice([None, 0, 1, 2]), self.luck.choice([None, "random"])
        settings = {"pace": "instant", "listed": True}
        change = {"players": self.luck.choice([2, 3]), "options": {}, "settings": settings, "title": "x"}
        forms: dict[str, dict[str, Any]] = {
            "sit": {"seat": seat},
            "seat": {"seat": seat or 0, "bot": bot},
            "change": change,
        }
        return forms.get(action, {})

    async def check(self) -> None:
        """What is at hand is what is stored; nobody sits twice; every socket is heard."""
        hall = self.house.hall
        for table, live in list(hall.live.items()):
            async with live.hold():
                assert live.row == self.store.named(self.store.rows[table])
                assert live.match is None or live.match.answered == len(self.store.records[table])
                assert (live.match is None) == (live.row.status == "open")
        for row in self.store.rows.values():
            sitting = [seat.guest.id for seat in row.seats if seat.guest is not None]
            names = [seat.name for seat in row.seats if seat.bot]
            assert (len(set(sitting)), len(set(names))) == (len(sitting), len(names))
        assert sum(len(live.listeners) for live in hall.live.values()) == len(self.sockets)


async def crowd(seed: int) -> None:
    people = Crowd(seed)
    await people.gather()
    for _ in range(10):
        await asyncio.gather(*[people.want() for _ in range(15)])
        await settle()
        await people.check()
    await people.house.hall.close()


def test_a_crowd_leaves_every_table_whole() -> None:
    for seed in range(8):
        asyncio.run(crowd(seed))


def test_of_many_who_want_the_same_one_wins() -> None:
    async def story(seed: int) -> None:
        async with opened(HesitantStore(random.Random(seed), longest=9)) as house:
            guests = [await house.guest(f"Guest {number}") for number in range(8)]
            table = await guests[0].open(game="inquest", players=2, settings={"pace": "instant"})
            place, key = f"/api/tables/{table}", await guests[0].key(table)
            wanted = [guest.post(f"{place}/sit", seat=1, key=key) for guest in guests[1:]]
            assert sorted(answer.status_code for answer in await asyncio.gather(*wanted)) == [200] + [409] * 6
            started = await asyncio.gather(*[guests[0].post(f"{place}/start") for _ in range(6)])
            assert sorted(answer.status_code for answer in started) == [200] + [409] * 5
            for seat in house.hall.live[table].row.seats:
                seat.away = True
            socket = await guests[0].connect(table)
            while not socket.game or not socket.game["result"]:
                await socket.receive("game")
            again = await asyncio.gather(*[guest.post(f"{place}/rematch") for guest in guests])
            assert sorted(answer.status_code for answer in again) == [200, 200] + [403] * 6
            assert len({answer.json()["id"] for answer in again if answer.status_code == 200}) == 1
            assert len(house.memory.rows) == 2

    for seed in range(5):
        asyncio.run(story(seed))
