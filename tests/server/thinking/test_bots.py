"""The bots of a table: how long they think in a turn, answers that come too late, and who stands in for people."""

import asyncio
from itertools import pairwise

from lucky import same_luck
from server.memory_store import MemoryStore
from server.visitors import House, Onlooker, visit

from greathall import games
from greathall.server.hall.opening import AUTOMATIC
from greathall.server.protocol.messages import Settings
from greathall.server.store.store import Guest, StoredSeat, StoredTable
from greathall.server.table.live import LiveTable
from greathall.server.table.numbers import Numbers
from greathall.server.thinking.bots import TableBots
from greathall.server.thinking.errands import Errand, Thought, seat_of
from greathall.server.thinking.workers import Workers


class Scripted(Workers):
    """Workers that answer at once, always with the first answer, and have something left of the turn."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []

    async def think(self, errand: Errand, patience: float, slow: bool = False) -> Thought:
        self.asked.append(errand.bot)
        return Thought(seat_of(errand).legal()[0], "learned:640:1900ms" if errand.bot == "hard" else "")


async def table_of(bot: str, workers: Workers, named: str = "citadels", players: int = 2) -> TableBots:
    """A running table of such bots, with somebody who looks on; a seat that plays by itself has no bot of ours."""
    game = games.load(named, players)
    match = game.new(3)
    seated = zip(game.seats, game.rules.automatic, strict=True)
    seats = [StoredSeat(bot=AUTOMATIC if automatic else bot, name=name) for name, automatic in seated]
    settings = Settings(pace="instant")
    options, version = game.rules.options, game.rules.version
    row = StoredTable("t", "k", "h", "", named, players, options, settings, "playing", version, None, seats)
    store = MemoryStore()
    await store.add_table(row, match.history.entries)
    live = LiveTable(store, row, same_luck)
    live.set_game(game)
    live.begin(match, Numbers(match))
    live.listeners.add(Onlooker())
    return TableBots(live, workers)


def test_the_questions_of_a_turn_share_its_budget() -> None:
    async def story() -> None:
        workers = Scripted()
        bots = await table_of("hard", workers)
        seats: list[int] = []
        for _ in range(30):
            assert bots.live.match is not None
            seats.append(bots.live.match.deciders()[0])
            await bots.answer(seats[-1], 0.0)
        pairs = list(zip(seats, workers.asked, strict=True))
        for (before, first), (seat, bot) in pairwise(pairs):
            assert bot == ("learned:640:1900ms" if seat == before and first == "hard" else "hard")
        assert {"hard", "learned:640:1900ms"} == set(workers.asked)

    asyncio.run(story())


def test_an_answer_to_a_question_that_is_gone_is_dropped() -> None:
    async def story() -> None:
        bots = await table_of("normal", Scripted())
        live = bots.live
        assert live.match is not None and live.numbers is not None
        seat = live.match.deciders()[0]
        late = asyncio.create_task(bots.answer(seat, 0.05))
        await asyncio.sleep(0)
        await live.answer(seat, live.numbers.number[seat], live.match.legal(seat)[:1])
        answered = live.match.answered
        await late
        assert live.match.answered == answered

    asyncio.run(story())


def test_a_table_of_bots_plays_to_its_end_in_workers() -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        bots_there = {"bots": ["normal", "easy"], "settings": {"pace": "instant"}, "start": True}
        table = await anna.open(game="citadels", players=2, options={"preset": "first_game"}, **bots_there)
        socket = await anna.connect(table)
        while not socket.game or socket.game["result"] is None:
            await socket.receive("game")
        assert house.hall.workers.hired

    visit(story)


def test_somebody_who_knows_the_game_stands_in_for_people_who_are_away() -> None:
    async def story() -> None:
        workers = Scripted()
        bots = await table_of("", workers)
        assert bots.live.match is not None
        seat = bots.live.match.deciders()[0]
        bots.live.row.seats[seat] = StoredSeat(guest=Guest("g", "Anna"), away=True)
        await bots.answer(seat, 0.0)
        assert workers.asked == ["normal"]

    asyncio.run(story())


def test_whoever_is_back_answers_for_themselves_whatever_was_thought_meanwhile() -> None:
    async def story() -> None:
        bots = await table_of("", Scripted())
        live = bots.live
        assert live.match is not None
        seat, before = live.match.deciders()[0], live.match.answered
        live.row.seats[seat] = StoredSeat(guest=Guest("g", "Anna"), away=True)
        thinking = asyncio.create_task(bots.answer(seat, 0.02))
        await asyncio.sleep(0)
        live.row.seats[seat] = StoredSeat(guest=Guest("g", "Anna"))
        await thinking
        assert live.match.answered == before

    asyncio.run(story())
