"""Thieves' Den (T-9.29): any part of its price can be paid with cards from hand, one card for one gold."""

from typing import ClassVar, Final

from greathall.engine import NO_PRICE, Each, Kind, Module, Telling
from greathall.games.citadels.abilities.picking import pick, pickable, take_picks
from greathall.games.citadels.cards import kinds_of, put_under
from greathall.games.citadels.printed.data import district
from greathall.games.citadels.round.building import PayFor, covering_way, price_of
from greathall.games.citadels.rows import Way
from greathall.games.citadels.state import Citadels
from greathall.games.citadels.words import NO_CARDS, SHORT, UPWARDS

THIEVES_DEN: Final = district("thieves_den")
REST: Final = 0
CARD: Final = 1  # + district
NEVER: Final = -1


def cards_needed(s: Citadels, seat: int, due: int, left: int) -> int:
    """How many more cards, of those left, must be laid down until the rest of what is due is found in gold."""
    for count in range(min(due, left) + 1):
        if covering_way(s, seat, due - count, left - count) is not None:
            return count
    return NEVER


class PayCards(Way):
    """At least one card; the rest in gold, found in any way that finds gold (R-30)."""

    def is_open(self, s: Citadels, seat: int, card: int, others: int) -> bool:
        if card != THIEVES_DEN or others == 0:
            return False
        return cards_needed(s, seat, price_of(s, seat, card), others) != NEVER

    def pay(self, s: Citadels, seat: int, card: int, exempt: int) -> None:
        s.push(LayDownCard(seat, card, exempt))


class LayDownCard(PayFor):
    """The next card to pay with, or the rest in gold. Nobody else sees the cards, only how many there were."""

    kind: ClassVar[str] = "lay_down"
    always: ClassVar[bool] = True

    def due(self, s: Citadels) -> int:
        """What the cards laid down so far have left of the price."""
        return price_of(s, self.player, self.card) - len(s.picked[self.player])

    def needed(self, s: Citadels) -> int:
        return cards_needed(s, self.player, self.due(s), len(s.hand[self.player]))

    def candidates(self, s: Citadels) -> list[int]:
        return [REST, *[CARD + card for card in kinds_of(s.hand[self.player])]]

    def refusal(self, s: Citadels, option: int) -> int:
        if option == REST:
            return SHORT if self.needed(s) else 0 if s.picked[self.player] else NO_CARDS
        return 0 if option - CARD in pickable(s, self.player, self.needed(s)) else UPWARDS

    def missing(self, s: Citadels, option: int) -> tuple[int, ...]:
        return (self.due(s) - s.gold[self.player],) if self.refusal(s, option) == SHORT else ()

    def price(self, s: Citadels, option: int) -> int:
        return self.due(s) if option == REST else NO_PRICE

    def choose(self, s: Citadels, option: int) -> None:
        if option != REST:
            pick(s, self.player, option - CARD)
            if self.due(s) > 0 and s.hand[self.player]:
                s.push(LayDownCard(self.player, self.card, self.exempt))
                return
        pay_with_picks(s, self.player, self.card, self.due(s), self.exempt)


def pay_with_picks(s: Citadels, seat: int, card: int, due: int, exempt: int) -> None:
    """The cards go under the deck, and what is due is paid in gold."""
    cards = take_picks(s, seat)
    for paid in cards:
        put_under(s, seat, paid)
    s.tell("pays_cards", (seat, len(cards)), tuple(cards), 1 << seat)
    way = covering_way(s, seat, due, len(s.hand[seat]))
    assert way is not None
    way.pay_due(s, seat, card, due, exempt)


WORDS: Final[Module] = Module(
    "words of the thieves_den",
    names={"way": ("cards",)},
    kinds=[Kind("lay_down", "pay the rest in gold", Each("pay with", "district"), secret=True)],
    tellings=[Telling("pays_cards", ("who:seat", "count:number"), ("cards:district*",))],
    frames=[LayDownCard],
)
RULES: Final[dict[str, Module]] = {"thieves_den": Module("thieves_den", rows={"way": [PayCards("cards")]})}
