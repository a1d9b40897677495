"""Stored, then shown: the hall is killed at random moments of running games, and nothing is lost or doubled."""

import asyncio
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from server.killing.account import Account
from server.killing.house import House
from server.killing.people import Person

LONGEST = 400.0
SEED = 4
# How many people and bots sit at the tables, and what they play.
TABLES: list[tuple[int, int, dict[str, Any]]] = [
    (2, 0, {"game": "citadels", "options": {"preset": "first_game"}}),
    (2, 2, {"game": "citadels", "options": {"preset": "vicious_nobles"}}),
    (1, 3, {"game": "citadels", "options": {"preset": "cunning_agents"}}),
    (3, 0, {"game": "masons", "options": {}}),
]


class Company:
    """Some people who play one game after the other, with the same bots."""

    def __init__(self, house: House, people: int, bots: int, wanted: dict[str, Any], luck: Random) -> None:
        self.house = house
        self.luck = luck
        self.people = [Person(house, f"Guest {number}", Random(luck.random())) for number in range(people)]
        settings = {"pace": "instant"}
        self.wanted = {**wanted, "players": people + bots, "bots": ["random"] * bots, "settings": settings}
        self.counts: Counter[str] = Counter()

    async def play_on(self, enough: asyncio.Event) -> None:
        """One game after the other, until it is enough; the last one is played to its end."""
        for person in self.people:
            await person.ask("/api/me", name=person.name)
        while not enough.is_set() or not self.counts["games"]:
            await self.play()

    async def play(self) -> None:
        host = self.people[0]
        table = (await host.ask("/api/tables", **self.wanted))["id"]
        for person in self.people:
            person.begin_anew(table)
        key = (await host.ask(f"/api/tables/{table}/sit"))["key"]
        for person in self.people[1:]:
            await person.ask(f"/api/tables/{table}/sit", key=key)
        await host.ask(f"/api/tables/{table}/start", excuse="already_begun")
        await asyncio.gather(*(person.play() for person in self.people))
        self.check(table)

    def check(self, table: str) -> None:
        account = Account(self.house.file, table)
        match = account.check()
        for seat, person in enumerate(self.people):
            account.check_person(match, seat, person.taken, person.events)
            self.counts["compared"] += account.check_words(seat, person.last_words, self.luck)
            self.counts["answers"] += len(person.taken)
            self.counts["undone"] += person.taken.count("undo")
            self.counts["resumed"] += person.resumed
        self.counts["games"] += 1


async def story(file: Path, seed: int, kills: int) -> Counter[str]:
    """Companies play while the hall dies and comes back; what happened, in numbers."""
    luck, enough = Random(seed), asyncio.Event()
    house = House(file, luck)
    companies = [Company(house, people, bots, wanted, Random(luck.random())) for people, bots, wanted in TABLES]
    await house.build()
    try:
        async with asyncio.timeout(LONGEST), asyncio.TaskGroup() as tasks:
            for company in companies:
                tasks.create_task(company.play_on(enough))
            while house.kills < kills:
                await house.live_and_die()
            await house.open()
            enough.set()
    finally:
        await house.leave()
    return sum((company.counts for company in companies), Counter({"kills": house.kills}))


@pytest.mark.parametrize("kills", [40, pytest.param(200, marks=pytest.mark.whole)])
def test_killed_at_random_moments_the_hall_loses_nothing_and_doubles_nothing(tmp_path: Path, kills: int) -> None:
    counts = asyncio.run(story(tmp_path / "hall.db", SEED, kills))
    assert counts["kills"] == kills
    assert counts["games"] >= len(TABLES)
    assert min(counts["answers"], counts["undone"], counts["resumed"], counts["compared"]) > 0
