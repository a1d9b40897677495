"""What a player thinks of a turn and of the target of an action."""

from typing import Final

from greathall.bots.judges.judge import Consideration
from greathall.bots.judges.paladins.choices import SUSPICIONS, tell_suspicions
from greathall.bots.judges.paladins.deeds import Deed
from greathall.bots.judges.paladins.rewards import attribute_of
from greathall.bots.judges.paladins.thinking import Targeting, Turning
from greathall.games.paladins.crowns.words import MUSTER, NEGOTIATE
from greathall.games.paladins.printed.data.board import KEPT_WORKERS
from greathall.games.paladins.round.turn import PASS
from greathall.games.paladins.words import ATTACK, COMMISSION, CONVERT, GARRISON, RECRUIT

URGENT: Final = 12  # others may take it first
SOONER: Final = 40  # what brings more is done sooner, by a fortieth of it
CONTESTED: Final = (RECRUIT, COMMISSION, GARRISON, ATTACK, CONVERT, MUSTER, NEGOTIATE)


def scores(thinking: Turning | Targeting, option: int) -> int:
    """What scores at the end, by itself or by being done often."""
    deed = thinking.deed(option)
    return deed.points if deed is not None else 0


def orders(thinking: Turning | Targeting, option: int) -> int:
    """A step towards a King's Order."""
    deed = thinking.deed(option)
    return deed.order if deed is not None else 0


def raises(thinking: Turning | Targeting, option: int) -> int:
    """Attributes: points at the end, and what they open."""
    deed = thinking.deed(option)
    return deed.raised if deed is not None else 0


def suspicions(thinking: Turning | Targeting, option: int) -> int:
    """Suspicions more or fewer, and an Inquisition that comes at the right or the wrong time."""
    deed = thinking.deed(option)
    return deed.suspicion if deed is not None else 0


def debts(thinking: Turning | Targeting, option: int) -> int:
    """Debts paid, destroyed or taken."""
    deed = thinking.deed(option)
    return deed.owed if deed is not None else 0


def rewards(thinking: Turning | Targeting, option: int) -> int:
    """Workers, goods, townsfolk, workshops."""
    deed = thinking.deed(option)
    return deed.rewards if deed is not None else 0


def costs(thinking: Turning | Targeting, option: int) -> int:
    deed = thinking.deed(option)
    return -deed.cost if deed is not None else 0


def leaves(thinking: Turning | Targeting, option: int) -> int:
    """What the workers and goods could do in the rest of the round."""
    return thinking.leaves(option)


def keeps(thinking: Turning, option: int) -> int:
    """Workers that can do little now are kept for the next round."""
    return thinking.keeps() if option == PASS else 0


def tell_kept(thinking: Turning, _option: int) -> tuple[int, ...]:
    return (min(sum(thinking.out.s.workers[thinking.seat]), KEPT_WORKERS),)


def sooner(thinking: Turning, option: int) -> int:
    """What only one can have is done before somebody else does it, and much before little."""
    deed = thinking.deed(option)
    if option == PASS or deed is None:
        return 0
    contested = URGENT if deed.action < 0 or deed.action in CONTESTED else 0
    return contested + max(deed.value(), 0) // SOONER


def action_of(deed: Deed | None) -> int:
    """The action that is done: the one that a prayer opens, or that a card delegates."""
    if deed is None:
        return 0
    return deed.opened if deed.opened >= 0 else deed.delegated if deed.delegated >= 0 else max(deed.action, 0)


def tell_times(thinking: Turning | Targeting, option: int) -> tuple[int, ...]:
    """The action, and how often it was done with this time."""
    action = action_of(thinking.deed(option))
    return (action, thinking.out.times(action) + 1)


def tell_attribute(thinking: Turning | Targeting, option: int) -> tuple[int, ...]:
    """The attribute that rises, and where to."""
    deed = thinking.deed(option)
    gains = deed.gains if deed is not None else ()
    for at in range(0, len(gains), 2):
        attribute = attribute_of(gains[at])
        if attribute >= 0:
            return (attribute, thinking.out.s.attributes[thinking.seat][attribute] + gains[at + 1])
    return (0, 0)


def tell_debts(thinking: Turning | Targeting, _option: int) -> tuple[int, ...]:
    return (thinking.out.s.debts[thinking.seat],)


def tell_cost(thinking: Turning | Targeting, option: int) -> tuple[int, ...]:
    deed = thinking.deed(option)
    return (deed.silver, deed.provisions) if deed is not None else (0, 0)


def tell_workers(thinking: Turning | Targeting, option: int) -> tuple[int, ...]:
    """How many workers are left for it."""
    deed = thinking.deed(option)
    return (sum(thinking.out.s.workers[thinking.seat]) - (len(deed.colours) if deed is not None else 0),)


SCORES: Final = Consideration("scores", scores, ("action:action", "times:number"), tell_times)
ORDERS: Final = Consideration("orders", orders, ("action:action", "times:number"), tell_times)
RAISES: Final = Consideration("raises", raises, ("attribute:attribute", "level:number"), tell_attribute)
SUSPECTS: Final = Consideration("suspicions", suspicions, SUSPICIONS, tell_suspicions)
DEBTS: Final = Consideration("debts", debts, ("owed:number",), tell_debts)
REWARDS: Final = Consideration("rewards", rewards)
COSTS: Final = Consideration("costs", costs, ("silver:number", "provisions:number"), tell_cost)
LEAVES: Final = Consideration("leaves", leaves, ("workers:number",), tell_workers)
KEEPS: Final = Consideration("keeps", keeps, ("workers:number",), tell_kept)
SOON: Final = Consideration("sooner", sooner)

TURN: Final = [SCORES, ORDERS, RAISES, SUSPECTS, DEBTS, REWARDS, COSTS, LEAVES, KEEPS, SOON]
TARGET: Final = [SCORES, RAISES, SUSPECTS, DEBTS, REWARDS, COSTS]
CARD_TARGET: Final = [ORDERS, *TARGET]  # cards that serve different orders
MANNED_TARGET: Final = [*TARGET, LEAVES]
