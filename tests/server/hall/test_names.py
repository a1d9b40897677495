"""Names at the tables: whatever happens at the same time, a table shows what everybody is called now."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any

from lucky import same_luck
from server.hesitant import HesitantStore
from server.memory_store import MemoryStore
from server.visitors import Browser, House, opened, settle

from greathall.server.hall.hall import MOST_RENAMED, Hall
from greathall.server.store.store import Guest

TABLE: dict[str, Any] = {"game": "inquest", "players": 2, "settings": {"pace": "instant"}}


async def rename(guest: Browser, luck: random.Random) -> None:
    """Some time later somebody takes two other names at once."""
    for _ in range(luck.randrange(60)):
        await asyncio.sleep(0)
    await asyncio.gather(*[guest.post("/api/me", name=name) for name in ("Berta", "Bertram")])


async def check(house: House) -> None:
    """What is at hand is what is stored."""
    await settle()
    for table, live in house.hall.live.items():
        assert live.row == house.memory.named(house.memory.rows[table])


class Bert:
    """Somebody who does something at Anna's table and is renamed meanwhile."""

    def __init__(self, house: House, browser: Browser, table: str, key: str) -> None:
        self.house = house
        self.browser = browser
        self.table = table
        self.key = key

    async def sit(self) -> None:
        await self.browser.post(f"/api/tables/{self.table}/sit", key=self.key)


def while_renaming(action: Callable[[Bert], Awaitable[object]]) -> None:
    """Let Bert do something while they are given other names, in many orders."""

    async def story(seed: int) -> None:
        luck = random.Random(seed)
        async with opened(HesitantStore(luck, longest=9), most_live=1) as house:
            anna, browser = await house.guest("Anna"), await house.guest("Bert")
            table = await anna.open(**TABLE)
            bert = Bert(house, browser, table, await anna.key(table))
            await asyncio.gather(rename(browser, luck), action(bert))
            await check(house)

    for seed in range(60):
        asyncio.run(story(seed))


def test_whoever_sits_down_while_renamed_has_the_new_name() -> None:
    while_renaming(Bert.sit)


def test_whoever_comes_back_while_renamed_has_the_new_name() -> None:
    async def come_back(bert: Bert) -> None:
        await bert.sit()
        await bert.sit()

    while_renaming(come_back)


def test_whoever_opens_a_table_while_renamed_has_the_new_name() -> None:
    while_renaming(lambda bert: bert.browser.open(**TABLE))


def test_whoever_sits_at_a_table_that_is_being_read_has_the_new_name() -> None:
    async def let_go_and_look(bert: Bert) -> None:
        await bert.sit()
        if bert.table in bert.house.hall.live and not bert.house.hall.live[bert.table].busy:
            bert.house.hall.let_go(bert.table)
        await bert.browser.info(bert.table)

    while_renaming(let_go_and_look)


def test_of_those_who_were_renamed_only_the_last_are_remembered() -> None:
    async def rename_many() -> Hall:
        hall = Hall(MemoryStore(), luck=same_luck)
        anna = await hall.rename(Guest("anna", "Anna"), "Berta")
        for number in range(MOST_RENAMED):
            await hall.rename(Guest(f"guest{number}", "Anna"), "Bert")
            if number == 100:
                await hall.rename(anna, "Anna")
        return hall

    names = asyncio.run(rename_many()).names
    assert len(names) == MOST_RENAMED
    assert names["anna"] == "Anna"
    assert "guest0" not in names
