"""Playouts: a position played on at random to the end of the game, with all options listed or one drawn at a time."""

from typing import Any, Final, cast

from greathall.engine.chances import Chance
from greathall.engine.errors import BrokenRules
from greathall.engine.frames import (
    AGAIN,
    FROM_LIKELY,
    NOBODY_ASKED,
    ONE_ASKED,
    SEVERAL_ASKED,
    Decision,
    Frame,
    State,
    Together,
)
from greathall.engine.luck import Luck
from greathall.engine.machine import (
    chance_answer,
    choose_together,
    deciders,
    is_asked_alone,
    legal,
    listed,
    settle_together,
    take,
)

TRIES: Final = 8  # candidates that are drawn before all options are listed after all


def playout(s: State, luck: Luck, limit: int = 1_000_000) -> int:
    """Play on at random until the game is over; how many answers people gave."""
    stack, answers = s.stack, 0
    s.legal = None
    while stack:
        top = stack[-1]
        asks = top.asks()
        if asks == ONE_ASKED:
            decision = cast("Decision[Any]", top)
            options = listed(s, decision)
            option = options[0]
            if s.rules.automatic[decision.player]:
                option = s.rules.policy(s, decision, options)
            elif len(options) > 1 or is_asked_alone(s, decision, option):
                check_limit(answers, limit)
                option = options[luck.below(len(options))]
                answers += 1
            s.done()
            s.pushed = False
            decision.choose(s, option)
        elif asks != SEVERAL_ASKED:
            go_by_itself(s, top, asks, luck)
        elif settle_together(s, cast("Together[Any]", top)):
            s.done()
        else:
            check_limit(answers, limit)
            seat = deciders(s)[0]
            options = legal(s, seat)
            take(s, seat, options[luck.below(len(options))])
            answers += 1
    return answers


def check_limit(answers: int, limit: int) -> None:
    if answers == limit:
        raise BrokenRules(f"no end after {limit} answers")


def go_by_itself(s: State, top: Frame[Any], asks: int, luck: Luck) -> None:
    """Do what asks no seat: the next step, or what luck answers."""
    s.pushed = False
    if asks == NOBODY_ASKED:
        at = s.at[-1]
        s.at[-1] = at + 1
        top.step(s, at)
    else:
        assert isinstance(top, Chance)
        option = chance_answer(s, luck)
        s.done()
        top.choose(s, option)


def draw_option(s: State, decision: Decision[Any], luck: Luck) -> int:
    """One of the options, each equally likely, without listing them: any candidate, until one is not refused.

    So is what an automatic seat answers. After some tries the options are listed, which does not change the chances.
    """
    if s.rules.automatic[decision.player]:
        return s.rules.policy(s, decision, listed(s, decision))
    option, tries = decision.draw(s, luck), 1
    if option == FROM_LIKELY:
        return draw_likely(s, decision, luck)
    while option == AGAIN or decision.refusal(s, option):
        if tries == TRIES:
            return draw_listed(s, decision, luck)
        option = decision.draw(s, luck)
        tries += 1
    return option


def draw_likely(s: State, decision: Decision[Any], luck: Luck) -> int:
    """The same, drawn from the candidates that are likely."""
    candidates = decision.likely(s)
    if candidates:
        for _ in range(TRIES):
            option = candidates[luck.below(len(candidates))]
            if decision.refusal(s, option) == 0:
                return option
    return draw_listed(s, decision, luck)


def draw_listed(s: State, decision: Decision[Any], luck: Luck) -> int:
    options = listed(s, decision)
    return options[luck.below(len(options))]


def play_drawn(s: State, luck: Luck, limit: int = 1_000_000) -> int:
    """The same as `playout`, but nothing is listed; how many questions were answered, also those with one answer."""
    stack, answers = s.stack, 0
    s.legal = None
    while stack:
        top = stack[-1]
        asks = top.asks()
        if asks == ONE_ASKED:
            decision = cast("Decision[Any]", top)
            check_limit(answers, limit)
            option = draw_option(s, decision, luck)
            s.done()
            s.pushed = False
            decision.choose(s, option)
            answers += 1
        elif asks != SEVERAL_ASKED:
            go_by_itself(s, top, asks, luck)
        else:
            check_limit(answers, limit)
            answers += draw_together(s, cast("Together[Any]", top), luck)
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
