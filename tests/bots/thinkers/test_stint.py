"""What a question gets of the budget of its turn, and how much comes of it."""

import pytest

from greathall.bots.thinkers.stint import Effort, Stint


class Hand:
    """A clock that a test turns."""

    def __init__(self) -> None:
        self.seconds = 5.0

    def __call__(self) -> float:
        return self.seconds


def work(stint: Stint, hand: Hand, seconds: float) -> list[float]:
    """Iterate until it is over, each time for this long; how much was spent before each."""
    spent = []
    while (part := stint.spent()) < 1:
        spent.append(round(part, 3))
        hand.seconds += seconds
        stint.done += 1
    return spent


def test_iterations_are_counted_whatever_the_time() -> None:
    hand = Hand()
    assert work(Stint(4, None, hand), hand, 9.0) == [0, 0.25, 0.5, 0.75]


def test_a_time_is_kept() -> None:
    hand = Hand()
    assert work(Stint(None, 1000, hand), hand, 0.25) == [0, 0.25, 0.5, 0.75]


def test_a_limit_that_is_not_reached_changes_nothing() -> None:
    hand = Hand()
    for seconds in (0.001, 0.1, 0.249):
        assert work(Stint(4, 1000, hand), hand, seconds) == [0, 0.25, 0.5, 0.75]


def test_whoever_is_too_slow_at_half_time_plans_for_what_can_be_done() -> None:
    """Twenty iterations are meant, eight can be done: from half-time on they are what counts."""
    hand = Hand()
    stint = Stint(20, 1000, hand)
    assert work(stint, hand, 0.125) == [0, 0.05, 0.1, 0.15, 0.5, 0.625, 0.75, 0.875]
    assert (stint.meant, stint.done) == (20, 8)


def test_whoever_becomes_slow_later_is_cut_by_the_limit() -> None:
    hand = Hand()
    stint = Stint(10, 1000, hand)
    stint.done, hand.seconds = 6, hand.seconds + 0.5
    assert stint.spent() == 0.6
    hand.seconds += 0.5
    assert stint.spent() >= 1


@pytest.mark.parametrize(
    ("iterations", "milliseconds"), [(0.0, None), (-0.5, None), (None, 0.0), (8.0, -3.0), (0.0, 9.0)]
)
def test_where_nothing_is_left_nothing_is_done(iterations: float | None, milliseconds: float | None) -> None:
    assert Stint(iterations, milliseconds, Hand()).spent() >= 1


def test_effort_is_what_came_of_all_questions() -> None:
    hand, effort = Hand(), Effort()
    assert effort.share == 1
    for iterations, seconds in ((20.0, 0.125), (1.5, 0.01)):
        stint = Stint(iterations, 1000, hand)
        work(stint, hand, seconds)
        effort.add(stint)
    assert (effort.meant, effort.done) == (21.5, 9.5), "no more than was meant"
    assert effort.milliseconds == pytest.approx(1020)
    assert effort.share == pytest.approx(9.5 / 21.5)


def test_where_only_the_time_counts_nothing_falls_short() -> None:
    hand, effort = Hand(), Effort()
    stint = Stint(None, 1000, hand)
    work(stint, hand, 0.125)
    effort.add(stint)
    assert (effort.meant, effort.done, effort.share) == (0, 8, 1)
