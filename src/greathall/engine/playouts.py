"""Playouts: a position played on at random to the end of the game, with all options listed or one drawn at a time."""

from typing import Any, Final

from greathall.engine.errors import BrokenRules
from greathall.engine.frames import CHANCE, LUCK_ASKED, NOBODY_ASKED, ONE_ASKED, Chance, Decision, State, Together
from greathall.engine.luck import Luck
from greathall.engine.machine import apply, chance_answer, choose_together, deciders, legal, listed

TRIES: Final = 8  # candidates that are drawn before all options are listed after all


def playout(s: State, luck: Luck, limit: int = 1_000_000) -> int:
    """Play on at random until the game is over; how many answers people gave."""
    answers = 0
    while s.stack:
        top = s.stack[-1]
        if isinstance(top, Chance):
            apply(s, CHANCE, chance_answer(s, luck))
            continue
        if answers == limit:
            raise BrokenRules(f"no end after {limit} answers")
        if isinstance(top, Decision):
            seat = top.player
            options = legal(s, seat) if s.legal is None else s.legal
        else:
            seat = deciders(s)[0]
            options = legal(s, seat)
        apply(s, seat, options[luck.below(len(options))])
        answers += 1
    return answers


def draw_option(s: State, decision: Decision[Any], luck: Luck) -> int:
    """One of the options, each equally likely, without listing them: any candidate, until one is not refused.

    So is what an automatic seat answers. After some tries the options are listed, which does not change the chances.
    """
    if s.rules.automatic[decision.player]:
        return s.rules.policy(s, decision, listed(s, decision))
    candidates = decision.likely(s)
    if candidates:
        for _ in range(TRIES):
            option = candidates[luck.below(len(candidates))]
            if decision.refusal(s, option) == 0:
                return option
    options = listed(s, decision)
    return options[luck.below(len(options))]


def play_drawn(s: State, luck: Luck, limit: int = 1_000_000) -> int:
    """The same as `playout`, but nothing is listed; how many questions were answered, also those with one answer."""
    stack, answers = s.stack, 0
    s.legal = None
    while stack:
        top = stack[-1]
        asks = top.asks()
        s.pushed = False
        if asks == NOBODY_ASKED:
            at = s.at[-1]
            s.at[-1] = at + 1
            top.step(s, at)
            continue
        if answers == limit:
            raise BrokenRules(f"no end after {limit} answers")
        if asks == ONE_ASKED:
            assert isinstance(top, Decision)
            option = draw_option(s, top, luck)
            s.done()
            s.pushed = False
            top.choose(s, option)
            answers += 1
        elif asks == LUCK_ASKED:
            assert isinstance(top, Chance)
            option = chance_answer(s, luck)
            s.done()
            top.choose(s, option)
        else:
            assert isinstance(top, Together)
            answers += draw_together(s, top, luck)
            s.done()
    return answers


def draw_together(s: State, top: Together[Any], luck: Luck) -> int:
    """Let every seat answer until all are done; how many answers there were."""
    answers = 0
    for seat in top.seats(s):
        decision = top.ask(s, seat)
        while decision is not None:
            choose_together(s, decision, draw_option(s, decision, luck))
            answers += 1
            decision = top.ask(s, seat)
    return answers
