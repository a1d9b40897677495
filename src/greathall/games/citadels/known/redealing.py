"""The characters of a round redealt for one seat: every way it holds possible, with equal weight."""

from greathall.engine.hidden.matchings import Ways
from greathall.engine.luck import Luck
from greathall.games.citadels.known.draft import hypotheses
from greathall.games.citadels.printed.players import is_late
from greathall.games.citadels.state import NOBODY, Citadels


def redeal_characters(s: Citadels, seat: int, luck: Luck) -> None:
    """Deal the characters again so that this seat cannot tell; every way is equally likely."""
    if not s.slots:
        return
    choices = hypotheses(s, seat)
    ways = [Ways(masks) for _, masks, _ in choices]
    chosen = luck.weighted([one.all() for one in ways])
    owner, _, trade = choices[chosen]
    order = sorted(s.slots)
    for character, slot in zip(order, ways[chosen].draw(luck), strict=True):
        s.slots[slot] = character
    s.owner = owner[:]
    s.trade = trade[:]
    retell_draft(s, seat, luck)


def retell_draft(s: Citadels, seat: int, luck: Luck) -> None:
    """In a dealt position the others saw the characters that are there now."""
    aside = card_aside(s, seat, luck)
    s.saw = [(who, seen if who == seat else seen_at(s, filled, aside), filled) for who, seen, filled in s.saw]


def card_aside(s: Citadels, seat: int, luck: Luck) -> int:
    """The card put aside and taken up by the last player, or to be taken up by them; nobody if there is none."""
    if not is_late(len(s.hand), len(s.slots)):
        return NOBODY
    if s.filled < len(s.slots) - 1:
        return s.slots[-1]
    for who, seen, filled in s.saw:
        if who == seat and filled < len(s.slots) - 2:
            return s.slots[-2] if not seen >> s.slots[-2] & 1 else s.slots[-1]
    return s.slots[-1 - luck.below(2)]


def seen_at(s: Citadels, filled: int, aside: int) -> int:
    """What was passed on when this many slots were filled, as a mask; only the last player sees the card put aside."""
    seen = 0
    for character in s.slots[filled:]:
        if character != aside or filled == len(s.slots) - 2:
            seen |= 1 << character
    return seen
