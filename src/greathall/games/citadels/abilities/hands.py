"""Cards that go from hand to hand: given, taken from a hand that was shown, or whole hands that change places."""

from greathall.games.citadels.cards import known
from greathall.games.citadels.state import Citadels


def pass_card(s: Citadels, giver: int, receiver: int, card: int) -> None:
    """A card goes from hand to hand; the two of them know which."""
    s.hand[giver].remove(card)
    s.hand[receiver].append(card)
    s.hand[receiver].sort()
    known(s).passed(giver, receiver, card, 0)


def give_card(s: Citadels, giver: int, receiver: int, card: int) -> None:
    """A card somebody chose from their own hand, or luck from it: new to the one who gets it."""
    pass_card(s, giver, receiver, card)
    s.learn(receiver)


def take_seen_card(s: Citadels, taker: int, giver: int, card: int) -> None:
    """A card somebody chose from a hand they were shown: the one who loses it learns only which one it was."""
    pass_card(s, giver, taker, card)
    s.learn(giver)


def exchange_hands(s: Citadels, one: int, other: int) -> None:
    """Two hands change places; both know what was in them."""
    s.hand[one], s.hand[other] = s.hand[other], s.hand[one]
    known(s).swapped(one, other, s.hand[one], s.hand[other])
    for seat in (one, other):
        if s.hand[seat]:
            s.learn(seat)
