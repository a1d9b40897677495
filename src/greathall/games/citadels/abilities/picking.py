"""Secret picks of several cards from a hand: they rise, so that no set is offered twice, and are kept apart
meanwhile."""

from greathall.games.citadels.state import Citadels


def pickable(s: Citadels, seat: int, needed: int) -> list[int]:
    """What may be picked next, this card being one of `needed` that must still follow."""
    picked = s.picked[seat]
    least = picked[-1] if picked else 0
    cards = [card for card in sorted(s.hand[seat]) if card >= least]
    return sorted(set(cards[: len(cards) - max(needed, 1) + 1]))


def pick(s: Citadels, seat: int, card: int) -> None:
    s.hand[seat].remove(card)
    s.picked[seat].append(card)


def take_picks(s: Citadels, seat: int) -> list[int]:
    """All picks are made: these are the cards."""
    cards = s.picked[seat][:]
    s.picked[seat].clear()
    return cards


def lower_picks(s: Citadels, seat: int) -> None:
    """In a dealt position half-made picks must leave others that rise: the lowest cards are the picked ones."""
    cards = sorted(s.hand[seat] + s.picked[seat])
    count = len(s.picked[seat])
    s.picked[seat] = cards[:count]
    s.hand[seat] = cards[count:]
