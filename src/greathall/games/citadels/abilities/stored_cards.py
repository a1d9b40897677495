"""Cards stored under a district: how they get there, and where they go with it. Only the owner of the city may look."""

from greathall.games.citadels.cards import known
from greathall.games.citadels.state import Citadels


def store_of(s: Citadels, seat: int) -> int:
    """The place of these cards in the knowledge of the seats: after the hands and the deck."""
    return len(s.hand) + 1 + seat


def store_card(s: Citadels, seat: int, card: int) -> None:
    """A card from hand goes facedown under a district of the city."""
    s.hand[seat].remove(card)
    s.museum[seat].append(card)
    known(s).put_on(seat, store_of(s, seat), card, len(s.museum[seat]) - 1, 0)


def lose_store(s: Citadels, owner: int) -> None:
    """They go under the deck, in the order they were put there (R-02); only their owner knows them."""
    for card in s.museum[owner]:
        s.deck.insert(0, card)
        known(s).put_under(store_of(s, owner), len(s.hand), card, 1 << owner)
    s.museum[owner].clear()


def pass_store(s: Citadels, owner: int, new_owner: int) -> None:
    """They go with their district into another city; the new owner may look at them, the old one remembers."""
    cards = s.museum[owner][:]
    if cards:
        s.museum[owner].clear()
        s.museum[new_owner] = cards
        known(s).handed_over(store_of(s, owner), store_of(s, new_owner), cards, owner, new_owner)
        s.learn(new_owner)
