"""Negotiate (C-6): a card of the row is delegated, for the action on it, or enlisted, to be kept."""

from typing import Any, ClassVar, Final

from greathall.engine import Args, Decision, Frame
from greathall.games.paladins.acting.legality import refuse_action
from greathall.games.paladins.acting.targets import Target
from greathall.games.paladins.crowns.allies import win_allies
from greathall.games.paladins.crowns.lookups import crowns_of
from greathall.games.paladins.crowns.muster import refuse_workers
from greathall.games.paladins.crowns.words import (
    DIPLOMACY,
    DIPLOMACY_VERB,
    ENLISTS,
    NEGOTIATE,
    NEGOTIATE_ROW,
    NEGOTIATES,
    NO_NEGOTIATE,
)
from greathall.games.paladins.gains.crew import crew_rewards
from greathall.games.paladins.rows import Action, Cost, Flat, Terms
from greathall.games.paladins.rows_of_cards import discard_from_row, open_cards, place_of, take_from_row
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.terms import value
from greathall.games.paladins.words import ATTRIBUTE_SHORT

DELEGATE: Final = 0
ENLIST: Final = 1


def target_of(s: Paladins, mode: int, card: int) -> int:
    """The target that means delegating, or enlisting, a card."""
    return mode * crowns_of(s).negotiates + card


def mode_of(s: Paladins, target: int) -> int:
    return target // crowns_of(s).negotiates


def card_of(s: Paladins, target: int) -> int:
    return target % crowns_of(s).negotiates


class Negotiate(Action):
    """Fighter, any, merchant; a target is a card and what to do with it."""

    def __init__(self) -> None:
        super().__init__(NEGOTIATE, "negotiate", ("fighter", "any", "merchant"), workshops=2)
        self.uniform = False
        self.reveals = True  # the top of the pile does, and so may the action that is delegated

    def ask(self, who: int, terms: Terms) -> Decision[Any] | None:
        return ChooseNegotiate(who, NEGOTIATE, terms)

    def targets(self, s: Paladins, who: int) -> list[int]:
        cards = open_cards(s, NEGOTIATE_ROW)
        return cards + [target_of(s, ENLIST, card) for card in cards]

    def refuse(self, s: Paladins, who: int, terms: Terms) -> int:
        return refuse_workers(s, who, self, terms)

    def reach(self, s: Paladins, who: int, target: int, terms: Terms) -> int:
        lookups = crowns_of(s)
        card = target % lookups.negotiates
        if card not in s.rows[NEGOTIATE_ROW]:
            return NO_NEGOTIATE
        if target == card:
            return refuse_delegate(s, who, card, terms)
        attribute = lookups.enlist_attribute[card]
        return 0 if value(s, who, attribute, terms) >= lookups.enlist_needs[card] else ATTRIBUTE_SHORT + attribute

    def lacking_for(self, s: Paladins, who: int, target: int, terms: Terms) -> tuple[int, ...]:
        lookups, card = crowns_of(s), card_of(s, target)
        if mode_of(s, target) == ENLIST:
            return value(s, who, lookups.enlist_attribute[card], terms), lookups.enlist_needs[card]
        if value(s, who, DIPLOMACY, terms) < lookups.delegate_diplomacy[card]:
            return value(s, who, DIPLOMACY, terms), lookups.delegate_diplomacy[card]
        return s.lookups.actions[lookups.delegate_action[card]].lacking(s, who, lookups.delegate_terms[card])

    def nothing_in_reach(self) -> int:
        return NO_NEGOTIATE

    def cost(self, s: Paladins, who: int, target: int, terms: Terms) -> Cost:
        return s.lookups.row_prices[NEGOTIATE_ROW][place_of(s, NEGOTIATE_ROW, card_of(s, target))], 0

    def may_owe(self, s: Paladins, who: int, target: int) -> bool:
        return s.lookups.row_debts[NEGOTIATE_ROW][place_of(s, NEGOTIATE_ROW, card_of(s, target))] != 0

    def times(self, s: Paladins, who: int) -> int:
        return len(s.held[who][NEGOTIATES])

    def core(self, s: Paladins, who: int, target: int, terms: Terms) -> Flat:
        card = card_of(s, target)
        if mode_of(s, target) == ENLIST:
            return enlist(s, who, card)
        s.tell("delegates", (who, card))
        return ()

    def follow(self, s: Paladins, who: int, target: int, terms: Terms) -> None:
        if mode_of(s, target) == DELEGATE:
            s.push(Delegate(who, card_of(s, target)))


def refuse_delegate(s: Paladins, who: int, card: int, terms: Terms) -> int:
    """The diplomacy, and the action itself with the bonus (C-6.4, C-6.7)."""
    lookups = crowns_of(s)
    if value(s, who, DIPLOMACY, terms) < lookups.delegate_diplomacy[card]:
        return ATTRIBUTE_SHORT + DIPLOMACY
    return refuse_action(s, who, lookups.delegate_action[card], lookups.delegate_terms[card])


def enlist(s: Paladins, who: int, card: int) -> Flat:
    """The card is kept; diplomacy, the rewards of Allies that join for it, and of Townsfolk triggered (C-6.10)."""
    heard = crew_rewards(s, who, ENLISTS)
    s.tell("enlists", (who, card))
    take_from_row(s, NEGOTIATE_ROW, card)
    s.held[who][NEGOTIATES].append(card)
    return (DIPLOMACY_VERB, 1) + win_allies(s, who) + heard


class Delegate(Frame[Paladins]):
    """The action of a card on its terms; then the card is discarded (C-6.5, C-6.8)."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def args(self) -> Args:
        return (self.seat, self.card)

    def step(self, s: Paladins, at: int) -> None:
        if at == 0:
            lookups = crowns_of(s)
            action, terms = lookups.delegate_action[self.card], lookups.delegate_terms[self.card]
            s.lookups.kinds[self.seat].begin_action(s, self.seat, action, terms)
        else:
            discard_from_row(s, NEGOTIATE_ROW, self.card)
            s.done()


class ChooseNegotiate(Target):
    """Which Negotiate card is delegated or enlisted."""

    kind: ClassVar[str] = "negotiate"
