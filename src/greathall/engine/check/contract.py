"""The check itself: random games, and at each position of them every promise."""

import json
from typing import Any

from greathall.engine.chances import Chance
from greathall.engine.check.fairness import check_fair
from greathall.engine.check.observations import check_layout, check_observations
from greathall.engine.check.positions import (
    check_become,
    check_conserved,
    check_copies,
    check_frames,
    check_illegal,
    check_questions,
    check_snapshot,
    check_sound,
    check_written,
)
from greathall.engine.check.report import ContractBroken, Report, demand, difference
from greathall.engine.check.secrets import Secrets
from greathall.engine.check.sight import check_shared
from greathall.engine.errors import GreatHallError
from greathall.engine.frames import CHANCE, State, Together
from greathall.engine.game import Game
from greathall.engine.hidden.views import EVERYTHING, show_event
from greathall.engine.kept.record import Record
from greathall.engine.kept.snapshots import snapshot
from greathall.engine.luck import Luck
from greathall.engine.machine import apply, chance_answer, deciders, legal
from greathall.engine.match import Match

CAP = 10_000
AHEAD = 30
REDEALT_SHARE = 0.95
SKIPPED_SHARE = 0.40
SKIPPED_BESIDE_AUTOMATIC = 0.70  # after most answers a seat that follows the rules turns up a card for all to see


def check(game: Game, games: int = 10, seed: int = 1, every: int = 1, cap: int = CAP) -> Report:
    """Play random games of at most `cap` answers and test each position; hidden information at each `every`-th one."""
    report = Report(game.name, len(game.seats))
    check_layout(game)
    secrets = Secrets(report, Luck(seed))
    for number in range(games):
        Walk(game, report, secrets, seed * 1000 + number, every, cap).play()
    share = f"{report.redealt_share:.1%} of {report.unseen}"
    demand(report.redealt_share >= REDEALT_SHARE, "a redeal changes something", share)
    usual = SKIPPED_BESIDE_AUTOMATIC if any(game.rules.automatic) else SKIPPED_SHARE
    allowed = usual + 1 / max(1, report.echoes) ** 0.5  # if few echoes are made, chance may skip more
    demand(report.skipped_share <= allowed, "most echoes can be compared", f"{report.skipped_share:.1%} skipped")
    secrets.learning.check()
    secrets.watching.check()
    return report


class Walk:
    """One random game, tested on the way."""

    def __init__(self, game: Game, report: Report, secrets: Secrets, seed: int, every: int, cap: int) -> None:
        self.game = game
        self.report = report
        self.secrets = secrets
        self.seed = seed
        self.every = every
        self.cap = cap
        self.luck = Luck(seed)
        self.past: list[tuple[State, str, list[int] | None, list[int] | None]] = []
        self.answers = 0

    def play(self) -> None:
        try:
            self.play_through()
        except ContractBroken as broken:
            raise ContractBroken(broken.promise, broken.detail, f"seed {self.seed}, answer {self.answers}") from broken
        except Exception as broken:
            promise = "no dead ends" if "dead end" in str(broken) else "the rules run"
            detail = str(broken) if isinstance(broken, GreatHallError) else f"{type(broken).__name__}: {broken}"
            raise ContractBroken(promise, detail, f"seed {self.seed}, answer {self.answers}") from broken

    def play_through(self) -> None:
        match = self.game.new(seed=self.seed, chance="explicit")
        sums = match.rules.conserved(match.state)
        while not match.over:
            demand(self.answers < self.cap, "games end", f"not after {self.cap} answers")
            self.check_here(match, sums)
            self.answer(match)
            self.answers += 1
        check_conserved(match.state, sums)
        self.check_end(match)
        self.report.games += 1
        self.report.answers += self.answers
        self.report.longest = max(self.report.longest, self.answers)

    def check_here(self, match: Match, sums: dict[str, int]) -> None:
        s = match.state
        demand(bool(match.deciders()), "somebody is asked until the game is over", type(s.stack[-1]).__name__)
        if not isinstance(s.stack[-1], Chance):
            check_questions(match)
            check_illegal(match, self.luck)
        check_frames(s)
        check_conserved(s, sums)
        check_sound(s)
        check_written(s)
        self.check_futures(s)
        if isinstance(s.stack[-1], Together):
            self.check_interleavings(s)
        if self.answers % self.every == 0:
            check_observations(s)
            check_shared(s)
            self.secrets.check_position(s, sums)
        self.past.append((s, json.dumps(snapshot(s)), s.legal, None if s.legal is None else s.legal[:]))

    def check_futures(self, s: State) -> None:
        """A clone and a loaded snapshot have the same future, and the original none of it."""
        before = snapshot(s)
        clone, loaded = check_copies(s), check_snapshot(s)
        seed = self.luck.seed()
        one, other = run_ahead(clone, Luck(seed)), run_ahead(loaded, Luck(seed))
        demand(one == other, "a loaded snapshot plays on alike", difference(one, other))
        demand(snapshot(s) == before, "a clone diverges freely", difference(before, snapshot(s)))
        check_become(clone, s)

    def check_interleavings(self, s: State) -> None:
        """Choices made at the same time end alike in every order."""
        seed = self.luck.seed()
        seats = deciders(s)
        if len(seats) < 2:
            return
        ends = [run_together(s, seed, order) for order in (None, Luck(seed), Luck(seed + 1))]
        for end in ends[1:]:
            demand(end == ends[0], "the order of simultaneous answers does not matter", difference(ends[0], end))
        self.report.interleavings += 1

    def answer(self, match: Match) -> None:
        """Give a random answer; now and then take it back first, and find everything as it was."""
        asked = match.deciders()
        seat = asked[self.luck.below(len(asked))]
        if seat == CHANCE:
            give_chance(match, self.luck)
        else:
            listed = match.legal(seat)
            number = listed[self.luck.below(len(listed))]
            self.report.kinds[match.rules.space.answers[number].kind] += 1
            asked_at, before = match.state, snapshot(match.state)
            free = match.undoable(seat)
            marked = is_marked_final(match, seat, number)
            match.play(number, seat)
            said = f"{match.text(number)}: marked {marked}, and {match.undoable(seat)} can be taken back"
            demand(marked == (match.undoable(seat) == 0), "what is final says so beforehand", said)
            option = match.rules.space.answers[number].option
            check_fair(asked_at, seat, option, match.state, match.undoable(seat), match.askable(seat))
            self.check_undo(match, seat, number, before, free)
        for _, event in match.told:
            show_event(match.rules, event, EVERYTHING)
        match.told.clear()

    def check_undo(self, match: Match, seat: int, number: int, before: dict[str, Any], free: int) -> None:
        if (match.undoable(seat) or match.askable(seat)) and self.luck.below(4) == 0:
            match.take_back(seat)
            demand(snapshot(match.state) == before, "undo goes back", difference(before, snapshot(match.state)))
            demand(match.undoable(seat) == free, "undo goes back", "another number of answers can be taken back")
            match.play(number, seat)
            self.report.undone += 1

    def check_end(self, match: Match) -> None:
        """Nothing of the past has changed; the record tells the whole game; there are scores."""
        for s, text, listed, options in self.past:
            demand(json.dumps(snapshot(s)) == text, "no past position ever changes", "a later answer changed it")
            demand(listed == options, "no past position ever changes", "a list of options was changed")
        record = match.record()
        again = self.game.replay(Record.parse(record.text()))
        one, other = snapshot(match.state), snapshot(again.state)
        demand(one == other, "a record replays the same game", difference(one, other))
        demand(again.record().text() == record.text(), "a replayed record is the same", "its text differs")
        seats = len(match.rules.seats)
        demand(len(match.scores()) == seats, "everybody has a score", f"{match.scores()}")
        demand(bool(match.winners()), "somebody wins", f"{match.scores()}")


def is_marked_final(match: Match, seat: int, number: int) -> bool:
    """Whether the question says that this answer cannot be taken back."""
    asked = match.question(seat) or {"answers": []}
    return any(shown.get("final", False) for shown in asked["answers"] if shown["answer"] == number)


def give_chance(match: Match, luck: Luck) -> None:
    match.advance(CHANCE, chance_answer(match.state, luck))


def run_ahead(s: State, luck: Luck) -> dict[str, Any]:
    """Some answers further, at random."""
    for _ in range(AHEAD):
        if s.over:
            break
        seat = deciders(s)[0]
        if seat == CHANCE:
            apply(s, CHANCE, chance_answer(s, luck))
        else:
            options = legal(s, seat)
            apply(s, seat, options[luck.below(len(options))])
    return snapshot(s)


def run_together(s: State, seed: int, order: Luck | None) -> dict[str, Any]:
    """Finish a simultaneous choice: each seat with luck of its own, in seat order or in a random one."""
    state = s.clone()
    together = state.stack[-1]
    lucks = [Luck(seed + seat) for seat in range(len(state.rules.seats))]
    while state.stack and state.stack[-1] is together:
        asked = deciders(state)
        seat = asked[0 if order is None else order.below(len(asked))]
        options = legal(state, seat)
        apply(state, seat, options[lucks[seat].below(len(options))])
    return snapshot(state)
