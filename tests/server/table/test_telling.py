"""What viewers are sent is made of pieces that are made once: it says the same, and costs next to nothing."""

import asyncio
import time
from collections.abc import Callable

import msgspec
from lucky import same_luck
from msgspec.structs import replace
from server.long_records import long_game
from server.memory_store import MemoryStore
from server.stored import table

from greathall import games
from greathall.engine import SPECTATOR
from greathall.server.hall.opening import AUTOMATIC
from greathall.server.protocol.messages import Game
from greathall.server.store.store import StoredSeat
from greathall.server.table.live import LiveTable
from greathall.server.table.numbers import Numbers
from greathall.server.table.showing import show_game


def running(entries: int) -> LiveTable:
    """A table at which a long game is being played."""
    live, match = LiveTable(MemoryStore(), table(filled=True), same_luck), long_game(entries)
    live.begin(match, Numbers(match))
    return live


def made_at_once(live: LiveTable, viewer: int, since: int) -> str:
    assert live.match is not None and live.numbers is not None
    return msgspec.json.encode(show_game(live.match, live.numbers, live.row.settings, viewer, since)).decode()


def test_from_any_entry_on_the_pieces_say_what_a_message_made_at_once_says() -> None:
    live = running(200)
    for viewer in (0, 1, SPECTATOR):
        for since in range(201):
            assert live.text(viewer, since) == made_at_once(live, viewer, since)
        assert live.text(viewer, 9999) == made_at_once(live, viewer, 0), "who claims to know more gets everything"


def test_what_is_new_is_added_to_what_was_told() -> None:
    live = running(200)
    assert live.match is not None
    live.text(0, 0)
    match = live.match.clone()
    seat = match.deciders()[0]
    match.play(match.legal(seat)[0], seat)
    live.begin(match, Numbers(match))
    assert live.text(0, 0) == made_at_once(live, 0, 0) != made_at_once(live, 0, 200)
    assert live.text(0, 200) == made_at_once(live, 0, 200)


def test_what_everybody_is_told_alike_is_made_once_for_all() -> None:
    live = running(200)
    assert live.match is not None
    for viewer in (0, 1):
        live.text(viewer, 0)
    first, second = live.told[0].texts, live.told[1].texts
    secret = [bool(event.to) for _, event in live.match.told]
    assert any(secret)
    for one, other, is_secret in zip(first, second, secret, strict=True):
        assert one is other or is_secret


def test_in_a_long_game_it_costs_a_hundredth_to_ask_again_from_somewhere_else() -> None:
    live = running(4991)
    live.text(0, 0)
    at_once = quickest(lambda: made_at_once(live, 0, 0), 5)
    again = quickest(lambda: [live.text(0, since) for since in range(4000, 4020)], 5) / 20
    assert again < at_once / 100


def quickest(work: Callable[[], object], tries: int) -> float:
    """Seconds of a processor in the quickest try: others who use the machine take time, but hardly any of these."""

    def once() -> float:
        begin = time.thread_time()
        work()
        return time.thread_time() - begin

    return min(once() for _ in range(tries))


async def solo_table() -> LiveTable:
    """A game against the solo opponent, when it has just done something."""
    game = games.load("paladins", 1)
    match, store = game.new(3), MemoryStore()
    row = replace(table(filled=True), game="paladins", players=1, options=game.rules.options)
    row = replace(row, seats=[*row.seats[:1], StoredSeat(bot=AUTOMATIC)], rules=game.rules.version)
    await store.add_table(row, match.history.entries)
    live = LiveTable(store, row, same_luck)
    live.set_game(game)
    live.begin(match, Numbers(match))
    while '"scheme"' not in live.text(0, live.match.answered - 1 if live.match else 0):
        assert live.match is not None and live.numbers is not None
        await live.answer(0, live.numbers.number[0], live.match.legal(0)[:1])
    return live


def test_what_the_opponent_does_is_shown_step_by_step_to_whoever_saw_the_table_before() -> None:
    live = asyncio.run(solo_table())
    assert live.match is not None and live.halted is not None
    since, n = live.halted.since, live.match.answered
    shown = msgspec.json.decode(live.text(0, since), type=Game)
    assert shown.halts and shown.halts[-1].told <= len(shown.events)
    first = {**shown.view, **shown.halts[0].view}
    last = {**shown.view, **shown.halts[-1].view}
    workers = [sum(seen["seats"]["opponent"]["workers"].values()) for seen in (first, last)]
    assert workers[0] > workers[1], "it has sent some since"
    assert {part for halt in shown.halts for part in halt.view} < set(shown.view), "only what has changed is sent"
    for other in {since - 1, n} - {0, since}:
        assert msgspec.json.decode(live.text(0, other), type=Game).halts == []


def test_a_page_that_is_opened_again_is_told_the_same_steps() -> None:
    """They are counted from the first event it is sent."""
    live = asyncio.run(solo_table())
    assert live.halted is not None
    known, anew = (msgspec.json.decode(live.text(0, n), type=Game) for n in (live.halted.since, 0))
    earlier = len(anew.events) - len(known.events)
    assert earlier > 0 and anew.events[earlier:] == known.events
    assert [halt.told - earlier for halt in anew.halts] == [halt.told for halt in known.halts]
    assert [halt.view for halt in anew.halts] == [halt.view for halt in known.halts]


def test_a_hall_that_was_opened_again_tells_the_same_steps() -> None:
    """As is the one inside a page whenever that is loaded again."""

    async def story() -> tuple[str, str]:
        live = await solo_table()
        guest = live.row.seats[0].guest
        assert guest is not None
        await live.store.add_guest(guest, b"token")
        await live.store.save_table(replace(live.row, status="playing"))
        again = LiveTable(live.store, live.row, same_luck)
        await again.load()
        return live.text(0, 0), again.text(0, 0)

    before, after = asyncio.run(story())
    assert msgspec.json.decode(before, type=Game).halts
    assert before == after
