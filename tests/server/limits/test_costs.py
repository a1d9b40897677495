"""What somebody costs the hall is limited by the work it takes, on the event loop and in threads."""

import asyncio
import threading
import time
from functools import partial
from typing import Any

import msgspec
import pytest
import server.visitors
from msgspec.structs import replace
from server.hall.test_lines import SlowWire
from server.visitors import GENEROUS, House, opened, settle
from waiting import PATIENCE

from greathall.server.denied import Denied
from greathall.server.hall.lines import Line
from greathall.server.limits.costs import WATCHING, Beside, Bill, Costs, Metered
from greathall.server.limits.rates import Rate

ONCE = Rate(1e-9, 1e-6)  # the first that is asked for costs more, and that does not come back
RUNNING: dict[str, Any] = {"game": "inquest", "players": 2, "bots": ["random"], "start": True}


def work(seconds: float) -> None:
    """Compute for a while."""
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


def visit(story: Any) -> None:
    """Let something happen in a hall where everybody may ask for one thing, and all together for one more."""

    async def whole() -> None:
        async with opened(rates=replace(GENEROUS, work=ONCE, common_work=ONCE)) as house:
            await story(house)

    asyncio.run(whole())


def test_only_steps_are_paid_and_not_what_is_waited_for() -> None:
    bill = Bill()

    async def job() -> str:
        work(0.02)
        await asyncio.to_thread(work, 0.6)  # of somebody else
        work(0.02)
        return "done"

    async def story() -> str:
        return await Metered(job(), bill)

    assert asyncio.run(story()) == "done"
    assert 0.04 <= bill.seconds < 0.5


def test_what_is_done_beside_the_event_loop_is_on_the_bill_of_whoever_asked_for_it() -> None:
    costs = Costs(GENEROUS)

    async def job() -> None:
        costs.sign("Anna")
        await asyncio.create_task(WATCHING.do(lambda: work(0.05)))  # also where another task does it for them

    before = costs.own.of("Anna").level()
    asyncio.run(costs.metered(job()))
    assert before - costs.own.of("Anna").tokens >= 0.05
    assert costs.own.of("Bert").tokens == before


def test_what_fails_or_is_given_up_is_paid_too() -> None:
    costs = Costs(replace(GENEROUS, work=Rate(0, 1)))

    async def fail() -> None:
        work(0.01)
        raise KeyError("at fault")

    async def wait() -> None:
        work(0.01)
        try:
            await asyncio.Event().wait()
        finally:
            work(0.01)

    async def story() -> None:
        with pytest.raises(KeyError):
            await costs.metered(fail(), "Anna")
        waiting = asyncio.create_task(costs.metered(wait(), "Anna"))
        await settle()
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting

    asyncio.run(story())
    assert costs.own.of("Anna").tokens <= 1 - 0.03


def test_whoever_has_cost_too_much_is_refused_and_nobody_else() -> None:
    async def story(house: House) -> None:
        bert, cleo = await house.guest("Bert"), house.browser()  # the address has had its own for the name
        codes = [(await cleo.get("/api/me")).status_code for _ in range(3)]
        assert codes == [200, 429, 429], "one of what all have in common, and no more"
        assert (await cleo.get("/api/me")).json()["reason"] == "too_fast"
        assert (await bert.get("/api/me")).status_code == 200, "Bert's own are still answered"
        assert (await bert.get("/api/me")).status_code == 429

    visit(story)


def test_messages_of_a_socket_are_paid_one_by_one() -> None:
    async def story(house: House) -> None:
        table = await (await house.guest("Anna")).open(**RUNNING)
        live, wire = await house.hall.table(table), SlowWire()
        wire.reads.set()
        costs = Costs(replace(GENEROUS, work=ONCE, common_work=ONCE))
        sign, guest = partial(costs.sign, "Anna"), live.row.seats[0].guest
        line = asyncio.create_task(Line(live, wire, guest, None, in_time=sign, metered=costs.metered).serve())
        for _ in range(4):
            wire.ended.put_nowait('{"type":"undo","id":1,"mine":99}')
        wire.ended.put_nowait(None)
        await asyncio.wait_for(line, PATIENCE)
        said = [message.get("reason") for message in map(msgspec.json.decode, wire.sent)]
        assert [reason for reason in said if reason] == ["stale", "stale", "too_fast", "too_fast"]

    server.visitors.visit(story)


def test_whoever_wants_several_long_things_has_them_one_by_one_and_others_come_between() -> None:
    costs, thread, may_end, done = Costs(GENEROUS), Beside("slow", most=3), threading.Event(), list[str]()

    def long(name: str) -> None:
        assert may_end.wait(PATIENCE)
        done.append(name)

    async def story() -> None:
        wanted = [costs.metered(thread.do(partial(long, name)), name) for name in ("Anna", "Anna", "Anna", "Bert")]
        waiting = asyncio.gather(*wanted)
        await settle()
        with pytest.raises(Denied, match="too_fast"):
            await costs.metered(thread.do(partial(long, "Anna")), "Anna")
        may_end.set()
        await asyncio.wait_for(waiting, PATIENCE)
        await costs.metered(thread.do(partial(long, "Anna")), "Anna")

    asyncio.run(story())
    assert done == ["Anna", "Bert", "Anna", "Anna", "Anna"]


def test_a_table_is_brought_to_hand_while_somebody_watches_a_game() -> None:
    may_end = threading.Event()

    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        table = await anna.open(**RUNNING)
        async with opened(house.store) as again:
            again_anna = again.browser()
            again_anna.http.cookies.update(anna.http.cookies)
            watching = asyncio.create_task(WATCHING.do(partial(may_end.wait, PATIENCE)))
            try:
                assert (await asyncio.wait_for(again_anna.info(table), PATIENCE / 2))["status"] == "playing"
                assert not watching.done()
            finally:
                may_end.set()
                await watching

    server.visitors.visit(story)
