"""Crowds: requests that get into each other's way. Of those who want the same one wins, and every table stays whole."""

import asyncio
import random
from typing import Any

from lucky import same_luck
from samples import inquest
from server.hesitant import HesitantStore
from server.http.test_storms import SPOKEN
from server.visitors import GENEROUS, Browser, House, Socket, opened, settle

from greathall import bots
from greathall.engine import Match
from greathall.server.hall.hall import Hall
from greathall.server.http.app import make_app
from greathall.server.protocol.messages import Settings
from greathall.server.store.store import StoredSeat, StoredTable

SETTINGS: dict[str, Any] = {"pace": "instant"}


class Crowd:
    """Guests who all want something at the same time, in a hall that has no more than one table at hand."""

    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)
        self.store = HesitantStore(self.luck)
        self.house = House(self.store)
        self.house.hall = Hall(self.store, most_live=1, luck=same_luck)
        self.house.app = make_app(self.house.hall, rates=GENEROUS)
        self.guests: list[Browser] = []
        self.keys: dict[str, str] = {}
        self.sockets: list[Socket] = []

    async def gather(self) -> None:
        self.guests = [await self.house.guest(name) for name in ("Anna", "Bert", "Cleo", "Dora")]
        for guest in self.guests * 2:
            table = await guest.open(game="inquest", players=2, settings=SETTINGS)
            self.keys[table] = await guest.key(table)
        row, match = self.finished()
        await self.store.add_table(row, match.history.entries)
        self.keys[row.id] = row.key

    def finished(self) -> tuple[StoredTable, Match]:
        """A table whose game is over."""
        game = inquest.LISTING.load(2)
        match = game.new(3)
        bots.play_match(match, [bots.make("random", seat) for seat in range(2)])
        host, other = list(self.store.guests.values())[:2]
        options, settings, seats = (
            game.rules.options,
            Settings(**SETTINGS),
            [StoredSeat(host), StoredSeat(other)],
        )
        return StoredTable("done", "key", host.id, "", "inquest", 2, options, settings, "over", 1, None, seats), match

    async def want(self) -> None:
        """One guest wants something of one table."""
        guest, (table, key) = self.luck.choice(self.guests), self.luck.choice(list(self.keys.items()))
        action = self.luck.choice(
            [
                "sit",
                "sit",
                "leave",
                "seat",
                "change",
                "start",
                "rematch",
                "replay/play",
                "look",
                "connect",
                "go",
                "name",
            ]
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
            if action == "replay/play" and answer.status_code == 200:
                self.keys[answer.json()["id"]] = self.store.rows[answer.json()["id"]].key

    def form(self, action: str) -> dict[str, Any]:
        seat, bot = self.luck.choice([None, 0, 1, 2]), self.luck.choice([None, "random"])
        settings = {**SETTINGS, "listed": True}
        change = {"players": self.luck.choice([2, 3]), "options": {}, "settings": settings, "title": "x"}
        forms: dict[str, dict[str, Any]] = {
            "sit": {"seat": seat},
            "seat": {"seat": seat or 0, "bot": bot},
            "change": change,
            "replay/play": {"move": self.luck.randrange(9), "seat": seat or 0, "bot": bot},
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


async def crowd(seed: int) -> int:
    """How many tables have gone on from another's game."""
    people = Crowd(seed)
    await people.gather()
    for _ in range(10):
        await asyncio.gather(*[people.want() for _ in range(15)])
        await settle()
        await people.check()
    await people.house.hall.close()
    return sum(row.begins > 0 for row in people.store.rows.values())


def test_a_crowd_leaves_every_table_whole() -> None:
    assert sum(asyncio.run(crowd(seed)) for seed in range(8)) > 0


def test_of_many_who_want_the_same_one_wins() -> None:
    async def story(seed: int) -> None:
        async with opened(HesitantStore(random.Random(seed), longest=9)) as house:
            guests = [await house.guest(f"Guest {number}") for number in range(8)]
            table = await guests[0].open(game="inquest", players=2, settings=SETTINGS)
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
