"""Companies: people who play one game after the other, and check after each what was stored of it."""

import asyncio
from collections import Counter
from random import Random
from typing import Any

from server.killing.people import Person, Place

# How many people and bots sit at the tables, and what they play.
TABLES: list[tuple[int, int, dict[str, Any]]] = [
    (2, 0, {"game": "citadels", "options": {"preset": "first_game"}}),
    (2, 2, {"game": "citadels", "options": {"preset": "vicious_nobles"}}),
    (1, 3, {"game": "citadels", "options": {"preset": "cunning_agents"}}),
    (3, 0, {"game": "masons", "options": {}}),
]


class Company:
    """Some people who play one game after the other, with the same bots."""

    def __init__(self, house: Place, people: int, bots: int, wanted: dict[str, Any], luck: Random) -> None:
        self.house = house
        self.luck = luck
        self.people = [Person(house, f"Guest {number}", Random(luck.random())) for number in range(people)]
        settings = {"pace": "instant"}
        self.wanted = {**wanted, "players": people + bots, "bots": ["random"] * bots, "settings": settings}
        self.counts: Counter[str] = Counter()

    async def play_on(self, enough: asyncio.Event) -> None:
        """One game after the other, until there are enough; the last one is played to its end."""
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
        await self.check(table)

    async def check(self, table: str) -> None:
        account = await self.house.account(table)
        match = account.check()
        for seat, person in enumerate(self.people):
            account.check_person(match, seat, person.taken, person.events)
            self.counts["compared"] += account.check_words(seat, person.last_words, self.luck)
            self.counts["answers"] += len(person.taken)
            self.counts["undone"] += person.taken.count("undo")
            self.counts["resumed"] += person.resumed
        self.counts["games"] += 1
