"""Teams: the same results in the same order, whoever works; whoever asked hears what goes wrong."""

import os
from contextlib import closing

import pytest

from greathall.teams import Alone, Processes, Team, TeamLost, Untravelled, team_of
from greathall.teams.team import in_order

TEAMS = [Alone(), Processes(2)]


def times(plan: int, part: int) -> int:
    """What the team does here."""
    if part < 0:
        raise ValueError(f"{part} is too little")
    return plan * part


def vanish(_plan: int, _part: int) -> int:
    """Somebody who works is gone."""
    os._exit(1)


@pytest.mark.parametrize("team", TEAMS, ids=["alone", "processes"])
def test_all_parts_are_done_and_their_results_come_in_order(team: Team) -> None:
    assert list(team.do(times, 3, range(7))) == [0, 3, 6, 9, 12, 15, 18]
    assert list(team.do(times, 3, [])) == []


@pytest.mark.parametrize("team", TEAMS, ids=["alone", "processes"])
def test_an_error_is_raised_as_it_was_there_after_what_was_done_before(team: Team) -> None:
    results = team.do(times, 2, [1, 2, -3, 4])
    assert [next(results), next(results)] == [2, 4]
    with pytest.raises(ValueError, match=r"^-3 is too little$"):
        next(results)


def test_not_all_parts_are_given_out_at_once() -> None:
    given: list[int] = []

    def give(part: int) -> int:
        given.append(part)
        return part

    results = in_order(give, lambda part: part, range(1000), 2)
    assert next(results) == 0
    assert len(given) == 101


def test_what_cannot_be_sent_is_refused() -> None:
    with pytest.raises(Untravelled):
        list(Processes(2).do(times, lambda: 1, [1]))


def much(size: int, _part: int) -> bytes:
    """Far more than a pipe holds."""
    return bytes(size)


def test_whoever_stops_listening_in_the_middle_of_a_long_word_is_not_kept() -> None:
    for heard in range(1, 7):
        with closing(Processes(3).do(much, 9_000_000, range(1000))) as results:
            assert [len(next(results)) for _ in range(heard)] == [9_000_000] * heard


def odd(_plan: int, _part: int) -> object:
    """A result that no process can send."""
    return lambda: 1


def test_a_result_that_cannot_be_sent_is_told() -> None:
    with pytest.raises(Untravelled):
        list(Processes(2).do(odd, 1, [1, 2]))


def test_whoever_is_gone_is_missed() -> None:
    with pytest.raises(TeamLost):
        list(Processes(2).do(vanish, 1, [1, 2]))


def test_one_worker_is_this_process() -> None:
    assert isinstance(team_of(1), Alone)
    assert team_of(3).size == 3
