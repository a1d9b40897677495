"""Turns (P-3.6): one action or pass, round and round, until everyone has passed."""

from typing import Any, ClassVar, Final

from greathall.engine import Decision, Frame
from greathall.engine.frames import UNFORESEEN
from greathall.games.paladins.acting.legality import can_take, missing_for_action, refuse_action
from greathall.games.paladins.acting.placing import PlaceOnSpace, has_as_many
from greathall.games.paladins.acting.revealing import turns_up
from greathall.games.paladins.acting.spaces import (
    UseSpace,
    losses_of_space,
    missing_for_space,
    open_spaces,
    refuse_space,
)
from greathall.games.paladins.acting.taking import TakeAction, first_worker
from greathall.games.paladins.player_kinds import PlayerKind
from greathall.games.paladins.round.passing import Pass, foreseen_of_passing
from greathall.games.paladins.rows import NO_TARGET, NORMAL, Terms
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import A_TURN, NOBODY

PASS: Final = 0
ACT: Final = 1  # + action; shared spaces come after the actions


class Actions(Frame[Paladins]):
    """The turns of a round. `active` is whose turn it was; before the first one, the seat before the first player."""

    def step(self, s: Paladins, at: int) -> None:
        seat = next_seat(s)
        if seat == NOBODY:
            s.done()
            return
        s.active = seat
        s.lookups.kinds[seat].begin_turn(s, seat)


def next_seat(s: Paladins) -> int:
    """The next seat in turn order that has not passed."""
    seats = len(s.passed)
    for step in range(1, seats + 1):
        seat = (s.active + step) % seats
        if not s.passed[seat]:
            return seat
    return NOBODY


class People(PlayerKind):
    """Seats of people: they choose from a menu."""

    def begin_turn(self, s: Paladins, seat: int) -> None:
        s.push(Menu(seat))

    def begin_action(self, s: Paladins, seat: int, action: int, terms: Terms) -> None:
        question = s.lookups.actions[action].ask(seat, terms)
        s.push(TakeAction(seat, action, NO_TARGET, terms) if question is None else question)


class Menu(Decision[Paladins]):
    """What to do in this turn. Everything is open, so a seat without workers passes without being asked (P-11.1)."""

    kind: ClassVar[str] = "turn"
    public: ClassVar[bool] = True

    def candidates(self, s: Paladins) -> list[int]:
        rules = s.lookups
        spaces = [rules.first_space + space for space in open_spaces(s)]
        return [PASS, *range(ACT, ACT + len(rules.actions)), *spaces]

    def refusal(self, s: Paladins, option: int) -> int:
        first_space = s.lookups.first_space
        if option >= first_space:
            return refuse_space(s, self.player, option - first_space)
        return 0 if option == PASS else refuse_action(s, self.player, option - ACT, NORMAL)

    def reveals(self, s: Paladins, option: int) -> bool:
        is_action = ACT <= option < s.lookups.first_space
        return is_action and turns_up(s, option - ACT)

    def opening(self, s: Paladins, option: int) -> Decision[Any] | None:
        """What an action is done to, if it has targets, or who goes on its first slot; who goes on a space."""
        rules, seat = s.lookups, self.player
        if option == PASS:
            return None
        if option >= rules.first_space:
            return PlaceOnSpace(seat, option - rules.first_space)
        question = rules.actions[option - ACT].ask(seat, NORMAL)
        return question or first_worker(s, seat, option - ACT, NO_TARGET, NORMAL)

    def losses(self, s: Paladins, option: int) -> tuple[int, ...]:
        """Debts and turns that a space costs; if nothing but passing is left, the turns of those still in hand."""
        first_space = s.lookups.first_space
        if option >= first_space:
            return losses_of_space(s, self.player, option - first_space)
        stuck = option == PASS and has_as_many(s.workers[self.player], 1) and not self.has_several(s)
        return (A_TURN,) if stuck else ()

    def foreseen(self, s: Paladins, option: int) -> int:
        return foreseen_of_passing(s, self.player) if option == PASS else UNFORESEEN

    def wastes(self, s: Paladins, option: int) -> bool:
        return option == PASS and self.has_several(s)

    def missing(self, s: Paladins, option: int) -> tuple[int, ...]:
        first_space = s.lookups.first_space
        if option == PASS:
            return ()
        if option >= first_space:
            return missing_for_space(s, self.player, option - first_space)
        return missing_for_action(s, self.player, option - ACT, NORMAL)

    def options(self, s: Paladins) -> list[int]:
        """The candidates not refused; nothing but passing without workers."""
        found = [PASS]
        seat = self.player
        if not has_as_many(s.workers[seat], 1):
            return found
        rules = s.lookups
        for number in range(len(rules.actions)):
            if can_take(s, seat, number):
                found.append(ACT + number)
        for space in open_spaces(s):
            if refuse_space(s, seat, space) == 0:
                found.append(rules.first_space + space)
        return found

    def has_several(self, s: Paladins) -> bool:
        """Whether there is anything besides passing, which is always possible."""
        seat = self.player
        if not has_as_many(s.workers[seat], 1):
            return False
        for number in range(len(s.lookups.actions)):
            if can_take(s, seat, number):
                return True
        for space in open_spaces(s):
            if refuse_space(s, seat, space) == 0:
                return True
        return False

    def choose(self, s: Paladins, option: int) -> None:
        seat, rules = self.player, s.lookups
        if option == PASS:
            s.push(Pass(seat))
            return
        if option >= rules.first_space:
            s.push(UseSpace(seat, option - rules.first_space))
            return
        rules.kinds[seat].begin_action(s, seat, option - ACT, NORMAL)
