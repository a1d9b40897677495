"""A seat shows what its seat may know, and no way leads from it to the true position."""

from collections.abc import Iterator
from typing import Any

import pytest
from samples import inquest, masons_modules

from greathall.bots import RandomBot, Seat, play_match
from greathall.engine import BadOptions, GreatHallError, Match, State

PLAIN = (int, str, float, bool, bytes, type(None))


def play_a_little(match: Match, answers: int) -> None:
    """Some random answers."""
    bot = RandomBot(3)
    for _ in range(answers):
        seat = match.deciders()[0]
        match.play(bot.choose(Seat(match, seat)), seat)


def results(seat: Seat) -> Iterator[tuple[str, Any]]:
    """Everything a seat gives away: its public attributes, and what its methods return."""
    for name in dir(seat):
        if name.startswith("_"):
            continue
        value = getattr(seat, name)
        arguments = {"text": (0,), "forecast": (0,), "imagine": (5,)}.get(name, ())
        yield name, value(*arguments) if callable(value) else value


def reachable(start: Any) -> Iterator[Any]:
    """Everything public that can be reached from a thing."""
    waiting, seen = [start], set[int]()
    while waiting:
        thing = waiting.pop()
        if isinstance(thing, PLAIN) or callable(thing) or id(thing) in seen:
            continue
        seen.add(id(thing))
        yield thing
        if isinstance(thing, dict):
            waiting += [*thing.keys(), *thing.values()]
        elif isinstance(thing, list | tuple | set):
            waiting += thing
        else:
            waiting += [getattr(thing, name, None) for name in dir(thing) if not name.startswith("_")]


def leaks(match: Match, start: Any) -> bool:
    """Whether the true match, its state or its record can be reached."""
    secret = {id(match), id(match.state), id(match.history), id(match.told), id(match.luck)}
    return any(id(thing) in secret for thing in reachable(start))


def test_nothing_public_leads_to_the_true_match(match: Match) -> None:
    play_a_little(match, 5)
    seat = Seat(match, match.deciders()[0])
    names = []
    for name, value in results(seat):
        names.append(name)
        assert not leaks(match, value), name
    assert {"view", "question", "legal", "space", "text", "beliefs", "suggest", "events", "imagine"} <= set(names)


def test_the_search_for_leaks_finds_them(match: Match) -> None:
    assert leaks(match, match)
    assert leaks(match, {"a": [(match.state,)]})
    assert leaks(match, match.clone())  # a clone shares the state until somebody answers
    assert not leaks(match, match.redeal(0, 1))


def test_nothing_can_be_hung_on_a_seat(match: Match) -> None:
    seat = Seat(match, 0)
    assert not hasattr(seat, "__dict__")
    with pytest.raises(AttributeError):
        seat.space = None  # type: ignore[misc,assignment]


def test_it_says_what_the_match_says(match: Match) -> None:
    play_a_little(match, 4)
    number = match.deciders()[0]
    seat = Seat(match, number)
    assert seat.number == number
    assert seat.name == match.rules.seats[number]
    assert seat.seats == match.rules.seats
    assert seat.over is False
    assert seat.view() == match.view(number)
    assert seat.question() == match.question(number)
    assert seat.legal() == match.legal(number)
    assert seat.events() == match.events(number)
    assert seat.events(3) == match.events(number, 3)
    assert seat.text(seat.legal()[0]) == match.text(match.legal(number)[0])
    assert seat.forecast(0) == match.forecast(0, number)


def test_a_seat_can_be_named_and_must_exist() -> None:
    match = masons_modules.LISTING.load(2).new(seed=1)
    assert Seat(match, "B").number == 1
    assert Seat(match, "spectator").name == "spectator"
    with pytest.raises(BadOptions, match="there are A, B"):
        Seat(match, "C")


def test_what_it_imagines_looks_the_same_and_is_another(match: Match) -> None:
    play_a_little(match, 6)
    number = match.deciders()[0]
    seat = Seat(match, number)
    hidden = set()
    for seed in range(20):
        imagined = seat.imagine(seed)
        assert imagined.view(number) == seat.view()
        assert imagined.legal(number) == seat.legal()
        assert imagined.history.entries == []
        assert imagined.told == []
        hidden.add(everything(imagined.state))
    assert len(hidden) > 1


def everything(s: State) -> str:
    """All cards of a position, wherever they are."""
    return repr([getattr(s, zone.name) for zone in s.rules.composition.zones])


def test_playing_on_in_imagination_leaves_the_match_alone(match: Match) -> None:
    play_a_little(match, 3)
    before = match.record().text(), everything(match.state)
    imagined = Seat(match, 0).imagine(9)
    play_match(imagined, [RandomBot(seat) for seat in range(match.rules.automatic.count(False))])
    assert imagined.over
    assert not match.over
    assert (match.record().text(), everything(match.state)) == before


def test_what_is_imagined_has_no_record() -> None:
    match = inquest.LISTING.load(2).new(seed=4)
    with pytest.raises(GreatHallError, match="secrets"):
        Seat(match, 0).imagine(9).record()
