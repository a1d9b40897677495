"""A turn (T-6): the menu, gathering, and what is asked again and again until the turn is ended."""

from typing import ClassVar

from greathall.engine import NO_PRICE, Decision, Frame, Luck, folded, forbidden
from greathall.engine.frames import AGAIN, UNFORESEEN
from greathall.engine.hidden.closing import CLOSED, OPEN
from greathall.engine.subclassing import mypyc_attr
from greathall.games.citadels.cards import draw_into, gain_gold, kinds_of, lay_open, put_under
from greathall.games.citadels.round.building import ChooseWay, buildable, is_exempt, price_of, refuse_build
from greathall.games.citadels.rows import Ability
from greathall.games.citadels.sources import FROM_GATHERING
from greathall.games.citadels.state import CHARACTER, ENDED, GATHERED, SEAT, USED, Citadels
from greathall.games.citadels.words import (
    AFTER_RAISING,
    ALREADY_GATHERED,
    ALREADY_USED,
    BEFORE_RAISING,
    BUILD,
    CARDS_DRAWN,
    CARDS_KEPT,
    DECK_EMPTY,
    END,
    GATHER_CARDS,
    GATHER_FIRST,
    GATHER_GOLD,
    GOLD_GATHERED,
    MAY_END,
    SHORT,
    USE,
)


def begin_turn(s: Citadels, seat: int, character: int, gathered: int = 0) -> None:
    """A fresh scratch: this seat plays this character."""
    s.turn = [seat, character, gathered, 0, 0, 0, 0, 0, 0, 0]


class FreeTurn(Frame[Citadels]):
    """The free part: the menu comes back until the turn is ended."""

    def step(self, s: Citadels, at: int) -> None:
        if s.turn[ENDED]:
            s.done()
        else:
            s.push(Menu(s.turn[SEAT]))


@mypyc_attr(free_list_len=1)
class Menu(Decision[Citadels]):
    """What to do now. Always asked: what can be built depends on the hand, and a turn never ends by itself."""

    kind: ClassVar[str] = "turn"
    always: ClassVar[bool] = True
    public: ClassVar[bool] = True

    def candidates(self, s: Citadels) -> list[int]:
        found = [END, GATHER_GOLD, GATHER_CARDS]
        for card in kinds_of(s.hand[self.player]):
            found.append(BUILD + card)
        found.extend(abilities_of(s, self.player))
        return found

    def draw(self, s: Citadels, luck: Luck) -> int:
        """Gathering or an ability; once that is done, an ability, a card or the end. Of equal cards in a hand, which
        are side by side, the first one counts."""
        abilities = abilities_of(s, self.player)
        at = luck.below(len(abilities) + (1 + len(s.hand[self.player]) if s.turn[GATHERED] else 2))
        if at < len(abilities):
            return abilities[at]
        at -= len(abilities)
        if not s.turn[GATHERED]:
            return GATHER_GOLD if at == 0 else GATHER_CARDS
        return self.draw_card(s, at - 1) if at else END

    def draw_card(self, s: Citadels, place: int) -> int:
        hand = s.hand[self.player]
        return AGAIN if place and hand[place] == hand[place - 1] else BUILD + hand[place]

    def refusal(self, s: Citadels, option: int) -> int:
        if option >= USE:
            return self.refuse_ability(s, option - USE)
        if option >= BUILD:
            return refuse_build(s, self.player, option - BUILD)
        if option == END:
            return GATHER_FIRST if not s.turn[GATHERED] else forbidden(s, MAY_END, self.player)
        return refuse_gathering(s, option)

    def options(self, s: Citadels) -> list[int]:
        """The candidates not refused; the same as asking `refusal` for each, but quicker."""
        seat = self.player
        found: list[int] = []
        if not s.turn[GATHERED]:
            found.append(GATHER_GOLD)
            if s.deck:
                found.append(GATHER_CARDS)
        elif not forbidden(s, MAY_END, seat):
            found.append(END)
        for card in buildable(s, seat):
            found.append(BUILD + card)
        for option in abilities_of(s, seat):
            if not self.refuse_ability(s, option - USE):
                found.append(option)
        return found

    def refuse_ability(self, s: Citadels, number: int) -> int:
        ability = ability_of(s, number)
        if s.turn[USED] >> number & 1 and not ability.free:
            return ALREADY_USED
        return ability.refuse(s, self.player)

    def missing(self, s: Citadels, option: int) -> tuple[int, ...]:
        if option >= USE:
            used_up = self.refusal(s, option) in (0, ALREADY_USED)
            return () if used_up else ability_of(s, option - USE).missing(s, self.player)
        if option >= BUILD and self.refusal(s, option) == SHORT:
            return (price_of(s, self.player, option - BUILD) - s.gold[self.player],)
        return ()

    def price(self, s: Citadels, option: int) -> int:
        if option >= USE:
            return ability_of(s, option - USE).price(s, self.player)
        return price_of(s, self.player, option - BUILD) if option >= BUILD else NO_PRICE

    def amounts(self, s: Citadels, option: int) -> tuple[int, ...]:
        return gathered(s, self.player, option)

    def foreseen(self, s: Citadels, option: int) -> int:
        """The menu comes back after gathering gold, and after building if nobody reacts to it. Cards are seen; at the
        end of a turn somebody answers the call, or the round is over."""
        if option == GATHER_CARDS or option == END:
            return CLOSED
        hooks = s.rules.hooks
        quiet = not hooks[BEFORE_RAISING] and not hooks[AFTER_RAISING]
        return OPEN if option == GATHER_GOLD or (quiet and BUILD <= option < USE) else UNFORESEEN

    def wastes(self, s: Citadels, option: int) -> bool:
        return option == END and bool(buildable(s, self.player))

    def choose(self, s: Citadels, option: int) -> None:
        seat = self.player
        if option >= USE:
            s.turn[USED] |= 1 << option - USE
            ability = ability_of(s, option - USE)
            ability.use(s, seat)
        elif option >= BUILD:
            card = option - BUILD
            exempt = is_exempt(s, seat, card)
            lay_open(s, seat, card)
            s.push(ChooseWay(seat, card, int(exempt)))
        elif option == END:
            s.turn[ENDED] = 1
            s.tell("ends", (seat,))
        else:
            gather(s, seat, option)


def ability_of(s: Citadels, number: int) -> Ability:
    ability = s.lookups.abilities[number]
    assert ability is not None
    return ability


def abilities_of(s: Citadels, seat: int) -> list[int]:
    """The options of all abilities this seat has in its turn: the character's, and those of its districts."""
    rules = s.lookups
    own = found = rules.of_character[s.turn[CHARACTER]]
    for building in s.city[seat]:
        of_district = rules.of_district[building]
        if of_district:
            found = found + of_district
    return found if found is own else sorted(set(found))


def refuse_gathering(s: Citadels, option: int) -> int:
    if s.turn[GATHERED]:
        return ALREADY_GATHERED
    return DECK_EMPTY if option == GATHER_CARDS and not s.deck else 0


def gathered(s: Citadels, seat: int, option: int) -> tuple[int, ...]:
    """How much gold is taken; or how many cards are drawn, and how many of them kept."""
    if option == GATHER_GOLD:
        return (folded(s, GOLD_GATHERED, 2, seat),)
    if option != GATHER_CARDS:
        return ()
    drawn = min(folded(s, CARDS_DRAWN, 2, seat), len(s.deck))
    return (drawn, min(folded(s, CARDS_KEPT, 1, seat), drawn))


def gather(s: Citadels, seat: int, option: int) -> None:
    """Take gold, or draw cards and keep some (T-6.2)."""
    s.turn[GATHERED] = 1
    amounts = gathered(s, seat, option)
    if option == GATHER_GOLD:
        gain_gold(s, seat, amounts[0], FROM_GATHERING)
        return
    drawn = draw_into(s, seat, amounts[0], s.offer[seat])
    s.tell("draws", (seat, len(drawn), FROM_GATHERING), tuple(drawn), 1 << seat)
    if len(drawn) <= amounts[1]:
        s.hand[seat].extend(s.offer[seat])
        s.hand[seat].sort()
        s.offer[seat].clear()
    else:
        s.push(KeepCard(seat))


class Gather(Decision[Citadels]):
    """Gathering at once: the Witch, the bewitched and the threatened have nothing else to choose."""

    kind: ClassVar[str] = "gather"
    public: ClassVar[bool] = True

    def candidates(self, s: Citadels) -> list[int]:
        return [GATHER_GOLD, GATHER_CARDS]

    def refusal(self, s: Citadels, option: int) -> int:
        return refuse_gathering(s, option)

    def amounts(self, s: Citadels, option: int) -> tuple[int, ...]:
        return gathered(s, self.player, option)

    def choose(self, s: Citadels, option: int) -> None:
        gather(s, self.player, option)


@mypyc_attr(free_list_len=1)
class KeepCard(Decision[Citadels]):
    """Which of the cards drawn to keep; the others go under the deck. Asked even when they are equal."""

    kind: ClassVar[str] = "keep"
    always: ClassVar[bool] = True
    public: ClassVar[bool] = True

    def candidates(self, s: Citadels) -> list[int]:
        return kinds_of(s.offer[self.player])

    def likely(self, s: Citadels) -> list[int]:
        offer = s.offer[self.player]
        return offer if len(offer) == 2 and offer[0] != offer[1] else self.candidates(s)

    def choose(self, s: Citadels, option: int) -> None:
        seat = self.player
        s.offer[seat].remove(option)
        s.hand[seat].append(option)
        s.hand[seat].sort()
        rest = s.offer[seat][:]
        s.offer[seat].clear()
        for card in rest:
            put_under(s, seat, card)
        s.tell("keeps_card", (seat,), (option,), 1 << seat)
