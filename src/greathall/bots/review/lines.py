"""Lines: how things go on from an answer, answer by answer, when everybody plays as their judge likes best."""

from typing import Final, NamedTuple

from greathall.bots.judges.judge import Judge
from greathall.bots.thinkers.imagining import Imagined
from greathall.bots.thinkers.playing_out import asked, let_luck_answer
from greathall.bots.thinkers.rule import pick_greatest
from greathall.engine import Luck, State, apply, legal

LONG: Final = 200  # more answers than most rounds have


class Step(NamedTuple):
    """An answer that somebody gives: a seat, the kind of question, and the number of the answer."""

    seat: int
    kind: str
    answer: int


class Continuation(NamedTuple):
    """The answers to real questions, in their order, and the position behind the last of them."""

    steps: list[Step]
    end: State


def go_on(imagined: Imagined, option: int, luck: Luck) -> Continuation:
    """What follows an option in an imagined position, which is spoiled, to the end of the round."""
    s, judge = imagined.state, imagined.judge
    chapter = judge.chapter(s)
    steps = [Step(imagined.seat, imagined.question.kind, imagined.number(option))]
    apply(s, imagined.seat, option)
    let_luck_answer(s, luck)
    while s.stack and judge.chapter(s) == chapter and len(steps) < LONG:
        here = asked(s, imagined.seat)
        options = legal(s, here.player)
        option = options[0]
        if len(options) > 1:
            option = pick_greatest(options, judge.weigh_all(s, here.player, here, options), luck)
            steps.append(Step(here.player, here.kind, s.rules.space.number(here.kind, option)))
        apply(s, here.player, option)
        let_luck_answer(s, luck)
    return Continuation(steps, s)


def worth_telling(steps: list[Step], judge: Judge, viewer: int) -> list[Step]:
    """Without what only pays for something, what does nothing, and what this viewer would not see: the first answer is
    always told."""
    answers = judge.rules.space.answers

    def is_told(step: Step) -> bool:
        open_to_viewer = step.seat == viewer or step.kind in judge.open_kinds
        return open_to_viewer and step.kind not in judge.payments and not answers[step.answer].declines

    return steps[:1] + [step for step in steps[1:] if is_told(step)]
