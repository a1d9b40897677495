"""Reviews: how the chances went in a game that is over. Found out by the workers in small pieces, one game at a time,
only while somebody waits for it; the results are kept."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from hashlib import sha256
from typing import Final

from msgspec.structs import replace

from greathall.bots.review.crossroads import Crossroad
from greathall.bots.review.review import Chances, Judged
from greathall.bots.review.turning_points import TurningPoint as Turning
from greathall.bots.review.turning_points import decisive, doubtful, in_pieces, turning_points
from greathall.engine import Match, Space
from greathall.engine.kept.record import CHANCE_NAME
from greathall.server.denied import Denied
from greathall.server.protocol.reviews import ChancesAt, Review, TurningPoint
from greathall.server.table.live import LiveTable
from greathall.server.thinking.errands import named
from greathall.server.thinking.review_errands import About, Advice, Piece, ReviewErrand, read_piece
from greathall.server.thinking.workers import Workers

PIECE: Final = 3  # crossroads a worker looks at before others have their turn
PATIENCE: Final = 60.0  # seconds for one piece, on a machine that has much else to do
FORGOTTEN: Final = 10.0  # seconds after which nobody waits any more
MOST_KEPT: Final = 200

log = logging.getLogger("greathall")


class Unwanted(Exception):
    """Nobody waits for this review any more."""


class Work:
    """The review of one table: how far it is, and the results."""

    def __init__(self, errand: ReviewErrand, space: Space, n: int, now: float) -> None:
        self.errand: Final = errand
        self.space: Final = space
        self.n: Final = n
        self.asked = now
        self.review = Review(False, 0, 0, [], [])
        self.fault = ""
        self.task: asyncio.Task[None] | None = None


class Reviews:
    """The reviews of a hall."""

    def __init__(self, workers: Workers, clock: Callable[[], float] = time.monotonic) -> None:
        self.workers: Final = workers
        self.clock: Final = clock
        self.known: Final[OrderedDict[str, Work]] = OrderedDict()
        self.turn: Final = asyncio.Semaphore(1)

    def ask(self, live: LiveTable) -> Review:
        """How far the review of a table is; the first to ask starts it. Denied if there is none."""
        if live.match is None or not live.match.over:
            raise Denied(409, "paused" if live.paused else "not_over")
        if not live.row.settings.review:
            raise Denied(403, "no_review")
        work = self.work(live.row.id, live.match)
        work.asked = self.clock()
        if work.fault:
            del self.known[live.row.id]  # asking again may bring more luck
            raise Denied(503, "no_thought")
        return work.review

    def work(self, table: str, match: Match) -> Work:
        """What is known of a table, at least that somebody has begun to look."""
        if table not in self.known:
            work = Work(errand_of(match), match.rules.space, match.answered, self.clock())
            work.task = asyncio.create_task(self.attempt(table, work))
            self.known[table] = work
            if len(self.known) > MOST_KEPT:
                _, old = self.known.popitem(last=False)
                stop(old)
        self.known.move_to_end(table)
        return self.known[table]

    async def attempt(self, table: str, work: Work) -> None:
        try:
            async with self.turn:
                await self.find_out(work)
        except Unwanted:
            self.known.pop(table, None)
        except Exception as error:  # nobody waits for this task
            log.warning("there was no review of table %s: %r", table, error)
            work.fault = str(error) or repr(error)

    async def find_out(self, work: Work) -> None:
        """One step after the other; each says what the next one has to look at."""
        first = await self.think(work, "crossroads", [])
        crossroads = {crossroad.n: crossroad for crossroad in first.crossroads}
        chances = await self.chances(work, "chances", list(crossroads))
        effects = await self.chances(work, "effects", doubtful(crossroads, chances, first.end))
        advice: dict[int, Advice] = {}
        for n in self.planned(work, decisive(crossroads, chances, effects)):
            advice |= (await self.think(work, "judged", [n])).judged
        judged = {n: Judged(one.better, one.gain, [], one.than, one.points) for n, one in advice.items()}
        turning = turning_points(crossroads, chances, effects, judged)
        points = [told(point, advice[point.crossroad.n], work) for point in turning]
        lines = [*course(crossroads, chances), ChancesAt(work.n, last_round(crossroads), first.end)]
        work.review = Review(True, work.review.of, work.review.of, lines, points)

    async def chances(self, work: Work, about: About, numbers: list[int]) -> dict[int, Chances]:
        found: dict[int, Chances] = {}
        for piece in in_pieces(self.planned(work, numbers), PIECE):
            found |= (await self.think(work, about, piece)).chances
        return found

    def planned(self, work: Work, numbers: list[int]) -> list[int]:
        """What is still to be looked at, as far as that is known."""
        work.review = replace(work.review, of=work.review.of + len(numbers))
        return numbers

    async def think(self, work: Work, about: About, numbers: list[int]) -> Piece:
        """Have a worker find something out; others may come between two such pieces."""
        if self.clock() - work.asked > FORGOTTEN:
            raise Unwanted
        errand = replace(work.errand, about=about, numbers=numbers)
        piece = read_piece(await self.workers.find_out(errand, PATIENCE))
        work.review = replace(work.review, done=work.review.done + len(numbers))
        return piece

    async def close(self) -> None:
        """Nobody waits any more."""
        for work in self.known.values():
            stop(work)
        await asyncio.gather(*(work.task for work in self.known.values() if work.task), return_exceptions=True)


def stop(work: Work) -> None:
    if work.task is not None:
        work.task.cancel()


def errand_of(match: Match) -> ReviewErrand:
    """The game as it was played. Its review is the same whenever somebody asks for it."""
    rules = match.rules
    entries = [(entry.who, entry.text) for entry in match.history.entries]
    seed = int.from_bytes(sha256(repr(entries).encode()).digest()[:6])
    return ReviewErrand(rules.game, rules.players, rules.options, entries, seed, match.history.position)


def course(crossroads: dict[int, Crossroad], chances: dict[int, Chances]) -> list[ChancesAt]:
    return [ChancesAt(n - 1, crossroad.round, chances[n]) for n, crossroad in crossroads.items()]


def last_round(crossroads: dict[int, Crossroad]) -> int:
    return max((crossroad.round for crossroad in crossroads.values()), default=0)


def told(point: Turning, advice: Advice, work: Work) -> TurningPoint:
    """A turning point with the names of what was answered."""
    crossroad, judged, space = point.crossroad, point.judged, work.space
    earlier = work.errand.entries[: crossroad.n - 1]
    return TurningPoint(
        at=crossroad.n - 1,
        move=1 + sum(who != CHANCE_NAME for who, _ in earlier),
        round=crossroad.round,
        seat=crossroad.seat,
        kind=crossroad.kind,
        given=named(crossroad.answer, space),
        better=None if judged.better == crossroad.answer else named(judged.better, space),
        before=point.before,
        after=point.after,
        best=point.best,
        remarks=advice.remarks,
        line=advice.line,
        chances=advice.chances,
        than=named(advice.than, space),
        points=advice.points,
    )
