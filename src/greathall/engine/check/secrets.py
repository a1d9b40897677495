"""Promises about hidden information: leak, echo and soundness tests.

Leak: everything sent to a seat is the same in the true position and in a redealt one. Echo: after an answer, a seat
that learned nothing is sent the same in both. If the answer cannot be given in the redealt position, some other answer
there must look the same, or the seat has learned that this was not the truth. Sound: the truth is among what a seat
holds possible.
"""

import json
from collections import Counter
from typing import Any

from greathall.engine.chances import Draw
from greathall.engine.check.positions import check_conserved
from greathall.engine.check.report import ContractBroken, Report, demand, difference
from greathall.engine.check.sight import Sight, answered, growth, option_text
from greathall.engine.check.watching import Watching
from greathall.engine.frames import CHANCE, SPECTATOR, Decision, State
from greathall.engine.hidden.closing import CLOSED, closing
from greathall.engine.hidden.redealing import hidden_lists, is_sound, known_items, redeal
from greathall.engine.kept.snapshots import snapshot
from greathall.engine.luck import Luck
from greathall.engine.machine import chance_answer, deciders, legal, question
from greathall.engine.zones import EVERYONE

TRIES = 8
ENOUGH = 20

Key = tuple[str, str, bool]


def same(one: str, other: str, promise: str, who: str) -> None:
    if one != other:
        raise ContractBroken(promise, f"{who}: {difference(json.loads(one), json.loads(other)) or 'the order of keys'}")


class Learning:
    """How often seats learned something by a kind of answer, and how often a redealt position showed that they did."""

    def __init__(self) -> None:
        self.grew: Counter[Key] = Counter()
        self.shown: Counter[Key] = Counter()

    def note(self, key: Key, shown: bool) -> None:
        self.grew[key] += 1
        self.shown[key] += shown

    def check(self) -> None:
        """Nobody is said to learn something that could not have been different."""
        for (kind, verb, own), count in self.grew.items():
            if count >= ENOUGH and not self.shown[(kind, verb, own)]:
                who = "the seat that answers" if own else "other seats"
                detail = f"{kind}: {verb}: {who} learned {count} times, and nothing could have been different"
                raise ContractBroken("learned grows only when something is learned", detail)


class Secrets:
    """The tests of hidden information on one game."""

    def __init__(self, report: Report, luck: Luck, sight: Sight | None = None) -> None:
        self.report = report
        self.luck = luck
        self.sight = Sight() if sight is None else sight
        self.learning = Learning()
        self.watching = Watching(luck.clone(), self.sight)

    def check_position(self, s: State, sums: dict[str, int]) -> None:
        """Leak, soundness and echo for every seat and a spectator; and what others see of an answer."""
        worlds: list[tuple[int, State]] = []
        for seat in (*range(len(s.rules.seats)), SPECTATOR):
            world = self.redealt(s, seat)
            self.check_leak(s, world, seat, sums)
            worlds.append((seat, world))
        for seat, world in worlds:
            for decider in deciders(s):
                self.check_echo(s, world, seat, decider)
        self.watching.check_position(s)

    def redealt(self, s: State, seat: int) -> State:
        """A redealt position that differs from the truth, if chance finds one."""
        before = snapshot(s)
        world = redeal(s, seat, self.luck)
        tries = 1
        while laid_out(world) == laid_out(s) and tries < TRIES:
            world = redeal(s, seat, self.luck)
            tries += 1
        demand(snapshot(s) == before, "a redeal leaves the truth alone", difference(before, snapshot(s)))
        if could_differ(s, seat):
            self.report.unseen += 1
            self.report.redealt += laid_out(world) != laid_out(s)
        return world

    def check_leak(self, s: State, world: State, seat: int, sums: dict[str, int]) -> None:
        who = s.rules.seats[seat] if seat >= 0 else "a spectator"
        same(self.sight.now(s, seat), self.sight.now(world, seat), "hidden means hidden", f"{who} can tell")
        demand(backs_seen(s, seat) == backs_seen(world, seat), "hidden means hidden", f"{who} sees other backs")
        check_conserved(world, sums)
        demand(seat < 0 or is_sound(world, seat), "a redealt position is possible", f"not for {who}")
        for decider in deciders(world):
            fine = decider == CHANCE or bool(legal(world, decider))
            demand(fine, "after a redeal everybody who is asked has an option", s.rules.seats[decider])
        self.report.leaks += 1

    def check_echo(self, s: State, world: State, seat: int, decider: int) -> None:
        """The same answer in both positions, as one seat sees it."""
        option = self.an_answer(s, decider)
        after = answered(s, decider, option)
        learned = growth(s, after, seat)
        seen = self.sight.after(s, decider, option, after, seat)
        twin = answered(world, decider, option) if can_answer(world, decider, option) else None
        if decider == CHANCE:
            if twin is not None and not learned and not growth(world, twin, seat):
                self.compare(seen, self.sight.after(world, decider, option, twin, seat), s, seat, decider, option)
            return
        self.report.echoes += 1
        closed = closing(s, decider, option, after)
        if twin is not None and seat == decider:
            fine = closed == closing(world, decider, option, twin)
            demand(fine, "what is closed tells nothing", self.told(s, seat, decider, option))
        if is_unclear(s, after, seat) and twin is not None and self.seen(world, seat, decider, option) == seen:
            return
        if learned or (twin is not None and growth(world, twin, seat)):
            self.report.skipped += 1
            if learned and seat >= 0:
                different = self.was_different(s, seat, decider, option, seen)
                self.learning.note(key_of(s, seat, decider, option), different)
            if twin is None or seat == decider or closed == CLOSED:
                return
            promise = "what can be taken back shows only the card it lays open"
            shown = self.sight.after(world, decider, option, twin, seat)
            same(seen, shown, promise, self.told(s, seat, decider, option))
        elif twin is not None:
            self.compare(seen, self.sight.after(world, decider, option, twin, seat), s, seat, decider, option)
        elif not self.looks_possible(world, seat, decider, seen):
            detail = f"{self.told(s, seat, decider, option)}: impossible in another position, so it was learned"
            raise ContractBroken("learned grows when something is learned", detail)

    def compare(self, seen: str, twin: str, s: State, seat: int, decider: int, option: int) -> None:
        same(seen, twin, "who learned nothing is sent the same", self.told(s, seat, decider, option))

    def told(self, s: State, seat: int, decider: int, option: int) -> str:
        who = s.rules.seats[decider] if decider >= 0 else "chance"
        viewer = s.rules.seats[seat] if seat >= 0 else "a spectator"
        return f"after {who} answered {option_text(s, decider, option)!r}, {viewer}"

    def an_answer(self, s: State, decider: int) -> int:
        if decider == CHANCE:
            return chance_answer(s, self.luck)
        options = legal(s, decider)
        return options[self.luck.below(len(options))]

    def was_different(self, s: State, seat: int, decider: int, option: int, seen: str) -> bool:
        """Whether some other position, possible before, would have shown this seat something else."""
        for _ in range(TRIES):
            world = redeal(s, seat, self.luck)
            if not can_answer(world, decider, option):
                if not self.looks_possible(world, seat, decider, seen):
                    return True
            elif self.seen(world, seat, decider, option) != seen:
                return True
        return False

    def looks_possible(self, world: State, seat: int, decider: int, seen: str) -> bool:
        """Whether some answer in this position would look like that to the seat."""
        return any(self.seen(world, seat, decider, option) == seen for option in legal(world, decider))

    def seen(self, s: State, seat: int, decider: int, option: int) -> str:
        """What a seat is sent after an answer in a position."""
        return self.sight.after(s, decider, option, answered(s, decider, option), seat)


def backs_seen(s: State, seat: int) -> list[list[int]]:
    """The backs of all cards this seat may not look at, place by place; for nouns whose backs differ."""
    nouns = sorted({zone.noun for zone in s.rules.composition.zones if zone.sees != EVERYONE})
    found: list[list[int]] = []
    for noun in nouns:
        backs = s.rules.backs(noun)
        if len(set(backs)) > 1:
            found.extend([[backs[card] for card in cards] for _, _, cards in hidden_lists(s, seat, noun)])
    return found


def laid_out(s: State) -> dict[str, Any]:
    """A position without what seats know of it."""
    keeps = snapshot(s)["keeps"]
    return {name: value for name, value in keeps.items() if name != "knowledge"}


def could_differ(s: State, seat: int) -> bool:
    """Whether cards of two kinds, hidden from this seat and of unknown place, could be arranged differently."""
    for noun in {zone.noun for zone in s.rules.composition.zones if zone.sees != EVERYONE}:
        loose: dict[int, Counter[int]] = {}
        for _, owner, cards in hidden_lists(s, seat, noun):
            loose.setdefault(owner, Counter()).update(cards)
        for kind, _, _ in known_items(s, seat, noun):
            for counts in loose.values():
                counts[kind] -= 1
        if any(len([kind for kind, count in counts.items() if count > 0]) > 1 for counts in loose.values()):
            return movable(s, seat, noun)
    return False


def movable(s: State, seat: int, noun: str) -> bool:
    """Whether an order or a second list makes an exchange of hidden cards a different position."""
    lists = hidden_lists(s, seat, noun)
    piles = any(zone.pile for zone in s.rules.composition.zones if zone.noun == noun and zone.sees != EVERYONE)
    return piles or len([1 for _, _, cards in lists if cards]) > 1


def can_answer(s: State, decider: int, option: int) -> bool:
    if decider == CHANCE:
        top = s.stack[-1]
        return not isinstance(top, Draw) or option in top.candidates(s)
    return decider in deciders(s) and option in legal(s, decider)


def is_unclear(before: State, after: State, seat: int) -> bool:
    """At a table of two one seat learned something: was it shown, so that a spectator saw it, or drawn in secret?"""
    return seat == SPECTATOR and len(before.learned) == 2 and after.learned != before.learned


def key_of(s: State, seat: int, decider: int, option: int) -> Key:
    decision = question(s, decider)
    assert isinstance(decision, Decision)
    answer = s.rules.space.answers[s.rules.space.number(decision.kind, option)]
    return (decision.kind, answer.verb, seat == decider)
