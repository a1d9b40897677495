"""Playing out: how a position goes on when everybody plays by rule, and what its end is worth."""

from typing import Any, Final

from greathall.bots.judges.judge import NO_CHAPTER, Judge
from greathall.bots.thinkers.rule import pick_greatest
from greathall.engine import CHANCE, Chance, Decision, Luck, State, apply, legal, question
from greathall.engine.machine import chance_answer, deciders

FEW: Final = 16  # answers of a playout if there are no chapters
LONG: Final = 200  # more answers than most chapters have
WON: Final = 0.8  # how much of a result is the win; the rest is by how much


def let_luck_answer(s: State, luck: Luck) -> None:
    while s.stack and isinstance(s.stack[-1], Chance):
        apply(s, CHANCE, chance_answer(s, luck))


def asked(s: State, first: int) -> Decision[Any]:
    """What is asked now; if several are, this seat comes first."""
    top = s.stack[-1]
    if isinstance(top, Decision):
        return top
    found = question(s, first)
    if found is None:
        found = question(s, deciders(s)[0])
    assert found is not None
    return found


def play_by_rule(s: State, judge: Judge, first: int, answers: int, luck: Luck) -> None:
    """Let everybody answer as the judge likes best, this many times or until it is over."""
    play_through(s, judge, first, answers, luck, NO_CHAPTER)


def play_chapter(s: State, judge: Judge, first: int, luck: Luck, chapter: int) -> None:
    """The same until a chapter is over; if there are none, for a while."""
    play_through(s, judge, first, FEW if chapter == NO_CHAPTER else LONG, luck, chapter)


def play_through(s: State, judge: Judge, first: int, answers: int, luck: Luck, chapter: int) -> None:
    left = answers
    let_luck_answer(s, luck)
    while left and s.stack and (chapter == NO_CHAPTER or judge.chapter(s) == chapter):
        here = asked(s, first)
        options = legal(s, here.player)
        option = options[0]
        if len(options) > 1:
            left -= 1
            option = pick_greatest(options, judge.weigh_all(s, here.player, here, options), luck)
        apply(s, here.player, option)
        let_luck_answer(s, luck)


def results(s: State, judge: Judge, viewer: int) -> list[float]:
    """What a position brings each seat, from 0 to 1: its chance to win, and once it is over mostly whether it has."""
    chances = judge.chances(s, viewer)
    if s.stack:
        return chances
    winners = judge.rules.winners(s)
    return [
        WON * (1.0 / len(winners) if seat in winners else 0.0) + (1 - WON) * chance
        for seat, chance in enumerate(chances)
    ]
