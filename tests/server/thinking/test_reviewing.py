"""The review of a game that is over: found out once, in pieces, for those who wait, and told in data."""

import asyncio
from typing import Any

import msgspec
import pytest
from lucky import same_luck
from server.memory_store import MemoryStore
from server.visitors import BOTS, House, settle, visit
from waiting import until_found

from greathall import bots, games
from greathall.engine import Match
from greathall.server.denied import Denied
from greathall.server.protocol.messages import Settings
from greathall.server.protocol.reviews import Review
from greathall.server.store.store import StoredSeat, StoredTable
from greathall.server.table.live import LiveTable
from greathall.server.table.numbers import Numbers
from greathall.server.thinking import reviewing
from greathall.server.thinking.errands import Thought
from greathall.server.thinking.review_errands import ReviewErrand, read_piece, run_review
from greathall.server.thinking.reviewing import FORGOTTEN, Reviews, errand_of
from greathall.server.thinking.workers import NoThought, Workers


class Here(Workers):
    """Workers that look at once, in this process, and count what they were asked."""

    def __init__(self, failing: bool = False) -> None:
        super().__init__()
        self.asked: list[ReviewErrand] = []
        self.at_once = self.most = 0
        self.failing = failing

    async def find_out(self, errand: ReviewErrand, patience: float) -> Thought:
        self.asked.append(errand)
        self.at_once += 1
        self.most = max(self.most, self.at_once)
        await asyncio.sleep(0)
        self.at_once -= 1
        if self.failing:
            raise NoThought("its worker died")
        return run_review(msgspec.msgpack.decode(msgspec.msgpack.encode(errand), type=ReviewErrand))


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def played(game: str = "masons", players: int = 2) -> Match:
    match = games.load(game, players).new(4)
    bots.play_match(match, [bots.make("random", seed) for seed in range(players)])
    return match


def table_of(match: Match, name: str = "t", **settings: Any) -> LiveTable:
    """A table at which this match is played."""
    rules, seats = match.rules, [StoredSeat(bot="random", name=seat) for seat in match.rules.seats]
    row = StoredTable(
        name, "k", "h", "", rules.game, rules.players, rules.options, Settings(**settings), "over", 1, None, seats
    )
    live = LiveTable(MemoryStore(), row, same_luck)
    live.set_game(games.load(rules.game, rules.players))
    live.begin(match, Numbers(match))
    return live


async def waited(reviews: Reviews, live: LiveTable) -> list[Review]:
    """What is said to somebody who asks again and again, until it is ready."""
    said = [reviews.ask(live)]
    while not said[-1].ready:
        await asyncio.sleep(0)
        said.append(reviews.ask(live))
    return said


def test_a_review_tells_how_far_it_is_and_then_everything() -> None:
    async def story() -> None:
        match, reviews = played(), Reviews(Here())
        said = await waited(reviews, table_of(match))
        far = [(one.done, one.of) for one in said]
        assert far[0] == (0, 0) and far == sorted(far)
        assert far[-1][0] == far[-1][1] > 20
        assert len({done for done, _ in far}) > 8, "it comes piece by piece"
        review = said[-1]
        assert [sum(moment.chances) for moment in review.course] == [1000] * len(review.course)
        at = [moment.at for moment in review.course]
        assert at == sorted(set(at)) and at[-1] == match.answered
        assert {seat for seat, chance in enumerate(review.course[-1].chances) if chance} == set(match.winners())
        assert 0 < len(review.turning) <= 8
        for point in review.turning:
            entry = match.history.entries[point.at]
            assert (match.rules.seats[point.seat], point.given.text) == (entry.who, entry.text)
            assert point.better is None or point.better.text != point.given.text
            assert point.at in at
            assert point.points >= 0
            if point.better is None:
                assert not point.line and not point.chances and point.than != point.given
                continue
            assert (point.line[0].seat, point.line[0].given) == (point.seat, point.better)
            assert sum(point.chances) == 1000 and point.than == point.given and point.points > 0

    asyncio.run(story())


def test_it_is_found_out_once() -> None:
    async def story() -> None:
        workers = Here()
        reviews, live = Reviews(workers), table_of(played())
        first, again = await asyncio.gather(waited(reviews, live), waited(reviews, live))
        asked = len(workers.asked)
        assert reviews.ask(live) is first[-1] is again[-1]
        assert len(workers.asked) == asked
        numbers = [(errand.about, n) for errand in workers.asked for n in errand.numbers]
        assert len(numbers) == len(set(numbers))
        assert max(len(errand.numbers) for errand in workers.asked) <= reviewing.PIECE

    asyncio.run(story())


def test_another_hall_finds_out_the_same() -> None:
    async def story() -> None:
        match = played()
        first, second = [(await waited(Reviews(Here()), table_of(match)))[-1] for _ in range(2)]
        assert first == second

    asyncio.run(story())


def test_one_game_is_looked_at_after_the_other() -> None:
    async def story() -> None:
        workers = Here()
        reviews, match = Reviews(workers), played()
        await asyncio.gather(*(waited(reviews, table_of(match, name)) for name in ("one", "two")))
        assert workers.most == 1

    asyncio.run(story())


def test_nothing_is_found_out_for_nobody() -> None:
    async def story() -> None:
        workers, clock = Here(), Clock()
        reviews, live = Reviews(workers, clock), table_of(played())
        reviews.ask(live)
        while len(workers.asked) < 4:
            await asyncio.sleep(0)
        clock.now = FORGOTTEN + 1
        await settle()
        assert len(workers.asked) == 4 and not reviews.known
        assert (await waited(reviews, live))[-1].ready, "whoever comes back has it begun again"

    asyncio.run(story())


def test_a_worker_that_fails_is_reported_and_tried_again() -> None:
    async def story() -> None:
        workers = Here(failing=True)
        reviews, live = Reviews(workers), table_of(played())
        reviews.ask(live)
        await settle()
        with pytest.raises(Denied, match="no_thought"):
            reviews.ask(live)
        workers.failing = False
        assert (await waited(reviews, live))[-1].ready

    asyncio.run(story())


def test_what_is_going_on_and_what_wants_none_has_no_review() -> None:
    async def story() -> None:
        reviews = Reviews(Here())
        with pytest.raises(Denied, match="not_over"):
            reviews.ask(table_of(games.load("masons", 3).new(1)))
        with pytest.raises(Denied, match="no_review"):
            reviews.ask(table_of(played(), review=False))
        assert not reviews.known

    asyncio.run(story())


def test_only_so_many_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        monkeypatch.setattr(reviewing, "MOST_KEPT", 2)
        reviews, match = Reviews(Here()), played()
        for name in ("one", "two", "three"):
            await waited(reviews, table_of(match, name))
        assert list(reviews.known) == ["two", "three"]

    asyncio.run(story())


def test_remarks_of_a_real_game_have_their_words() -> None:
    match = played("citadels", 4)
    errand = errand_of(match)
    found = read_piece(run_review(errand)).crossroads
    draft = next(moment for moment in found if moment.kind == "character" and moment.round > 2)
    asked = msgspec.structs.replace(errand, about="judged", numbers=[draft.n])
    (advice,) = read_piece(run_review(asked)).judged.values()
    assert match.rules.space.answers[advice.better].verb == "choose" and advice.gain >= 0
    assert advice.remarks and all(set(remark.nouns) == set(remark.values) for remark in advice.remarks)


def test_a_table_in_the_hall_is_reviewed_by_its_workers() -> None:
    """A real worker answers; the review is not waited for, and the hall closes while it is being found out."""

    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        table = await anna.open(**{**BOTS, "options": {"preset": "first_game"}})
        socket = await anna.connect(table)
        await socket.play_to_the_end()

        async def begun() -> dict[str, Any] | None:
            said: dict[str, Any] = (await anna.post(f"/api/tables/{table}/review")).json()
            return said if said["done"] >= reviewing.PIECE else None

        said = await until_found(begun)
        assert said["of"] > 20 and not said["ready"]
        health = await anna.get("/health")
        assert health.status_code == 200

    visit(story)
