"""What a decision costs, in moves of python-chess: no more than it did, on whatever machine this runs."""

import sys

from tools import costs
from tools.pythons import HERE, declared


def test_no_decision_costs_more_than_it_did() -> None:
    much = costs.grown(costs.kept()[HERE], costs.counted_by(sys.executable))
    assert not much, costs.advice(much)


def test_every_python_has_its_numbers() -> None:
    kept = costs.kept()
    assert sorted(kept) == sorted(declared())
    assert len({tuple(numbers) for numbers in kept.values()}) == 1


def test_what_grows_by_more_than_a_tenth_is_named() -> None:
    before = {"a game": 0.5, "another": 2.0, "a third": 1.0}
    assert costs.grown(before, {"a game": 0.56, "another": 2.19, "a third": 0.1}) == [
        "a game: 0.5 -> 0.56 moves of python-chess"
    ]
    assert costs.advice(["a game: 1 -> 2"]).splitlines()[1:] == [
        "a game: 1 -> 2",
        f"If it is worth that: {costs.COMMAND}",
    ]


def test_instructions_are_counted_the_same_every_time() -> None:
    def steps(many: int) -> int:
        return len([number for number in range(many) if number % 3])

    few, more, again = (costs.Counter(), costs.Counter(), costs.Counter())
    few.over(lambda: steps(100))
    more.over(lambda: steps(200))
    again.over(lambda: steps(200))
    assert more.count == again.count
    assert 1.8 < more.count / few.count < 2
