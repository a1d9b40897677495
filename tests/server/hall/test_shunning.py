"""Blocking while somebody comes to a table, and again and again."""

import asyncio

from server.hall.test_complaining import block, hears, report
from server.hall.test_forgetting import together
from server.memory_store import MemoryStore
from server.visitors import STRICT, House, settle, visit

from greathall.server.limits.rates import USUAL
from greathall.server.store.store import Guest


class Slow(MemoryStore):
    """A store that looks up at once whom a guest has blocked, and once says so only when it may."""

    held: asyncio.Event | None = None

    async def blocked(self, guest: str) -> list[Guest]:
        found = await super().blocked(guest)
        held, self.held = self.held, None
        if held is not None:
            await held.wait()
        return found


def test_what_a_guest_blocks_while_they_come_to_a_table_counts() -> None:
    async def story(house: House) -> None:
        table, (anna, bert, carl) = await together(house, "Anna", "Bert", "Carl")
        for one, words in ((bert, "You cheat"), (carl, "Hush")):
            await (await one.connect(table)).ask(type="say", id=1, text=words)
        assert isinstance(house.store, Slow)
        house.store.held = may_say = asyncio.Event()
        coming = asyncio.create_task(anna.connect(table))
        await settle()
        await block(anna, table, seat=1)
        may_say.set()
        await settle()
        assert await hears(await coming) == ["Hush"]

    visit(story, store=Slow())


def test_a_table_that_is_let_go_while_somebody_comes_is_brought_to_hand_again() -> None:
    """Nobody sits down at one that nobody else is at."""

    async def story(house: House) -> None:
        anna, bert = await house.guest("Anna"), await house.guest("Bert")
        table = await anna.open(game="citadels", players=2)
        key = await anna.key(table)
        assert isinstance(house.store, Slow)
        house.store.held = may_say = asyncio.Event()
        coming = asyncio.create_task(bert.post(f"/api/tables/{table}/sit", key=key))
        await settle()
        house.hall.let_go(table)
        assert [seat["kind"] for seat in (await anna.info(table))["seats"]] == ["person", "open"]
        may_say.set()
        assert (await coming).status_code == 200
        assert [seat["kind"] for seat in (await anna.info(table))["seats"]] == ["person", "person"]

    visit(story, store=Slow())


def test_nobody_blocks_and_unblocks_without_end() -> None:
    """All of their tables hear of it every time."""

    async def story(house: House) -> None:
        table, (anna, _) = await together(house, "Anna", "Bert")
        for _ in range(int(USUAL.talk.burst)):
            assert (await anna.post("/api/me/unblock", id="nobody")).status_code == 200
        assert (await anna.post("/api/me/unblock", id="nobody")).json()["reason"] == "too_fast"
        assert (await anna.post(f"/api/tables/{table}/block", seat=1)).json()["reason"] == "too_fast"
        await report(anna, table, seat=1)

    visit(story, rates=STRICT)
