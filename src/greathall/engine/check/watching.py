"""Promises about what others see of an answer: all of it, unless its kind of question is secret.

Open: two answers to a question that is not secret never look the same to anybody. What is answered is seen at once, or
is kept in a frame, which no redeal changes: then it comes out with the next answer (who is raided, before what).
Secret: two answers to a secret one look the same to every seat that learned nothing by them, except for answers that
begin differently (`take …`, `build at once …`).
"""

from collections import Counter

from greathall.engine.check.report import demand
from greathall.engine.check.sight import Sight, answered, option_text
from greathall.engine.frames import CHANCE, SPECTATOR, Decision, State
from greathall.engine.kept.snapshots import pack_frames
from greathall.engine.luck import Luck
from greathall.engine.machine import deciders, legal, question

ENOUGH = 20


class Watching:
    """Others look at answers, two of them in the same position."""

    def __init__(self, luck: Luck, sight: Sight) -> None:
        self.luck = luck
        self.sight = sight
        self.secret: Counter[str] = Counter()  # by kind: how often two secret answers were compared …
        self.hidden: Counter[str] = Counter()  # … and looked the same

    def check_position(self, s: State) -> None:
        """Two answers of everybody who is asked, in the eyes of somebody else."""
        for decider in deciders(s):
            options = [] if decider == CHANCE else legal(s, decider)
            if len(options) > 1:
                first = self.luck.below(len(options))
                other = (first + 1 + self.luck.below(len(options) - 1)) % len(options)
                self.compare(s, decider, options[first], options[other])

    def compare(self, s: State, decider: int, one: int, other: int) -> None:
        viewers = [seat for seat in (*range(len(s.rules.seats)), SPECTATOR) if seat != decider]
        viewer = viewers[self.luck.below(len(viewers))]
        decision = question(s, decider)
        assert isinstance(decision, Decision)
        who = s.rules.seats[viewer] if viewer >= 0 else "a spectator"
        texts = f"{option_text(s, decider, one)!r} and {option_text(s, decider, other)!r}"
        said = f"{decision.kind}: {texts} for {who}"
        after, instead = answered(s, decider, one), answered(s, decider, other)
        sent = self.sight.after(s, decider, one, after, viewer)
        alike = sent == self.sight.after(s, decider, other, instead, viewer)
        if not s.rules.space.kinds[decision.kind].secret:
            seen = not alike or pack_frames(after) != pack_frames(instead)
            demand(seen, "everybody sees an answer that is not secret", said)
            return
        self.secret[decision.kind] += 1
        self.hidden[decision.kind] += alike
        if viewer >= 0 and is_same_verb(s, decision.kind, one, other) and not learned(s, after, instead, viewer):
            demand(alike, "who learned nothing does not see a secret answer", said)

    def check(self) -> None:
        """No kind is called secret for no reason."""
        for kind, count in self.secret.items():
            detail = f"{kind}: {count} times everybody saw what was answered"
            demand(count < ENOUGH or self.hidden[kind] > 0, "a kind is secret only if its answers are", detail)


def is_same_verb(s: State, kind: str, one: int, other: int) -> bool:
    answers = s.rules.space.answers
    return answers[s.rules.space.number(kind, one)].verb == answers[s.rules.space.number(kind, other)].verb


def learned(before: State, after: State, instead: State, seat: int) -> bool:
    """Whether a seat learned something by one of two answers."""
    return before.learned[seat] != after.learned[seat] or before.learned[seat] != instead.learned[seat]
