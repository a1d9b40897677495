"""What a player thinks of the smaller questions: cards, workers, payments, suspicions and debts."""

from typing import Final

from greathall.bots.judges.judge import POINT, Consideration
from greathall.bots.judges.paladins.deeds import best_deed
from greathall.bots.judges.paladins.outlook import Outlook
from greathall.bots.judges.paladins.rewards import crew_member, discarded, effects, recruited, workshop
from greathall.bots.judges.paladins.thinking import Choosing, Gathering, Manning
from greathall.games.paladins.acting.clearing import CLEAR, CLEAR_NOTHING
from greathall.games.paladins.acting.paying import Pay, PayGoods
from greathall.games.paladins.acting.recruiting import NO_ONE, card_of, is_discard
from greathall.games.paladins.crowns.townsfolk import DISMISS
from greathall.games.paladins.crowns.workshops import MOVE_FROM, MOVE_NONE
from greathall.games.paladins.gains.debts import DESTROY_IT
from greathall.games.paladins.gains.gains import PickGain
from greathall.games.paladins.gains.suspicion import DISCARD_IT
from greathall.games.paladins.scoring import PerSuspicion, PerUnpaidDebt
from greathall.games.paladins.words import (
    ALWAYS,
    CRIMINAL,
    DESTROY_DEBT_VERB,
    DISCARD_VERB,
    FREE_RECRUIT_VERB,
    LABOURER,
    PAY_DEBT_VERB,
    TAX_VERB,
    TWO_OR_MORE,
    WORKSHOP,
)

POINTS: Final = ("points:number",)
SUSPICIONS: Final = ("own:number", "others:number", "tax:number")

# Of several gains: what makes the others safer comes first, what may bring the Inquisition last.
FIRST: Final = {DISCARD_VERB: 50, PAY_DEBT_VERB: 40, DESTROY_DEBT_VERB: 30, FREE_RECRUIT_VERB: 20, TAX_VERB: -10}
LAST: Final = -20

# Townsfolk


def joins(thinking: Choosing, option: int) -> int:
    """A townsfolk that joins the crew."""
    s = thinking.out.s
    if option == NO_ONE or is_discard(s, option):
        return 0
    return recruited(thinking.out, card_of(s, option))


def goes(thinking: Choosing, option: int) -> int:
    """A townsfolk that is discarded for its corner."""
    s = thinking.out.s
    if option == NO_ONE or not is_discard(s, option):
        return 0
    return discarded(thinking.out, card_of(s, option))


def dismissal(thinking: Choosing, option: int) -> int:
    if option < DISMISS:
        return 0
    return discarded(thinking.out, option - DISMISS) - crew_member(thinking.out, option - DISMISS)


# Workshops


def saves_workers(thinking: Choosing, option: int) -> int:
    return workshop(thinking.out, thinking.out.rules.workshop_slots[option])


def tell_place(thinking: Choosing, option: int) -> tuple[int, ...]:
    rules = thinking.out.rules
    return (rules.slot_action[rules.workshop_slots[option]],)


def moving_from(thinking: Choosing, option: int) -> int:
    """Moving a workshop is worth how much more the best free slot saves."""
    out = thinking.out
    if option == MOVE_NONE:
        return 0
    slots, board = out.rules.workshop_slots, out.s.board[out.seat]
    free = [workshop(out, slot) for slot in slots if board[slot] != WORKSHOP]
    return max(free, default=0) - workshop(out, slots[option - MOVE_FROM])


def moving_to(thinking: Choosing, option: int) -> int:
    return workshop(thinking.out, thinking.out.rules.workshop_slots[option])


# Paladins and taverns


def round_with_paladin(thinking: Gathering, option: int) -> int:
    return thinking.with_paladin(option)


def least_wanted(thinking: Gathering, option: int) -> int:
    return -thinking.with_paladin(option)


def tell_paladin(thinking: Gathering, option: int) -> tuple[int, ...]:
    return (thinking.with_paladin(option) // POINT,)


def round_with_tavern(thinking: Gathering, option: int) -> int:
    return thinking.with_tavern(option)


def tell_tavern(thinking: Gathering, option: int) -> tuple[int, ...]:
    return (thinking.with_tavern(option) // POINT,)


def seen_with_criminals(thinking: Gathering, option: int) -> int:
    """Criminals bring tax, but suspicions."""
    return thinking.with_criminals(option)


def tell_suspicions(thinking: Choosing, _option: int) -> tuple[int, ...]:
    """The seat's own suspicions, those of the most suspected of the others, and the tax that is left."""
    out = thinking.out
    held = len(out.s.suspicions[out.seat])
    return (held, held - out.lead, out.s.tax)


# Workers


def spared(thinking: Manning, option: int) -> int:
    """A worker that the rest of the round can do without; among equals, the one that is needed less later."""
    return thinking.without(option) - worth_keeping(thinking.out, option) // 10


def worth_keeping(out: Outlook, worker: int) -> int:
    return out.worker(worker) + demand(out, worker)


def kept(thinking: Choosing, option: int) -> int:
    """All workers of a set."""
    found = 0
    for worker, count in enumerate(thinking.out.rules.kept_sets[option]):
        found += count * worth_keeping(thinking.out, worker)
    return found


def tell_slots(thinking: Choosing, option: int) -> tuple[int, ...]:
    """How many slots without a workshop ask for one of the workers of a set."""
    board, colours = thinking.out.s.board[thinking.seat], thinking.out.rules.slot_colour
    chosen = [worker for worker, count in enumerate(thinking.out.rules.kept_sets[option]) if count]
    return (len([1 for slot, colour in enumerate(colours) if colour in chosen and board[slot] != WORKSHOP]),)


def demand(out: Outlook, worker: int) -> int:
    """How often slots without a workshop will ask for a worker."""
    if worker == CRIMINAL:
        return 0
    found = 0
    board = out.s.board[out.seat]
    for slot, colour in enumerate(out.rules.slot_colour):
        if colour == worker and board[slot] != WORKSHOP:
            found += out.uses[out.rules.slot_action[slot]] // 40
    return found


# Prayer


def opened_again(thinking: Choosing, option: int) -> int:
    """What the action that is cleared could bring once more."""
    if option == CLEAR_NOTHING:
        return 0
    deed = best_deed(thinking.out, option - CLEAR)
    if deed is None or not thinking.means().affords(deed):
        return 1
    return max(deed.value() - thinking.out.worker(LABOURER) * len(deed.colours), 2)


def tell_opened(_thinking: Choosing, option: int) -> tuple[int, ...]:
    return (max(option - CLEAR, 0),)


# Payments, rewards, suspicions, debts


def price(thinking: Choosing, option: int) -> int:
    question = thinking.question
    assert isinstance(question, Pay)
    if isinstance(thinking.out.rules.ways[option], PayGoods):
        return -thinking.out.silver * question.silver - thinking.out.provision * question.provisions
    return -thinking.out.debt


def reward(thinking: Choosing, option: int) -> int:
    return effects(thinking.out, thinking.out.rules.rewards[option])


def comes_first(thinking: Choosing, option: int) -> int:
    question = thinking.question
    assert isinstance(question, PickGain)
    for at in range(0, len(question.effects), 2):
        verb, amount = question.effects[at], question.effects[at + 1]
        if thinking.out.rules.gain_number(verb, amount) == option:
            return LAST if verb == CRIMINAL else FIRST.get(verb, 0)
    return 0


def innocence(thinking: Choosing, option: int) -> int:
    return thinking.out.suspected(-1) if option == DISCARD_IT else 0


def wanted_suspicions(thinking: Choosing, option: int) -> int:
    """A converted Thief scores them, and a Peddler wants two."""
    out = thinking.out
    if option == DISCARD_IT:
        return 0
    thieves = [1 for card in out.s.converted[out.seat] if isinstance(out.rules.outsider_scoring[card], PerSuspicion)]
    peddlers = [1 for card in out.s.crew[out.seat] if out.rules.townsfolk_condition[card] == TWO_OR_MORE]
    needed = len(out.s.suspicions[out.seat]) == 2
    return POINT * len(thieves) + (out.silver * len(peddlers) if needed else 0)


def without_debt(thinking: Choosing, option: int) -> int:
    out = thinking.out
    if option != DESTROY_IT:
        return 0
    traitors = [1 for card in out.s.converted[out.seat] if isinstance(out.rules.outsider_scoring[card], PerUnpaidDebt)]
    return out.debt - POINT * len(traitors)


def acts_in_time(thinking: Choosing, option: int) -> int:
    """Peddlers before suspicions go, Squires after they went."""
    condition = thinking.out.rules.townsfolk_condition[option]
    return 20 if condition == TWO_OR_MORE else 10 if condition == ALWAYS else 0


def consider_choices() -> dict[str, list[Consideration]]:
    joining = Consideration("joins", joins)
    going = Consideration("goes", goes)
    saving = Consideration("saves_workers", saves_workers, ("action:action",), tell_place)
    sparing = Consideration("spared", spared)
    clearing = Consideration("opened_again", opened_again, ("action:action",), tell_opened)
    return {
        "first_townsfolk": [joining],
        "free_recruit": [joining, going],
        "workshop": [saving],
        "workshop_target": [saving],
        "play": [Consideration("round_with_paladin", round_with_paladin, POINTS, tell_paladin)],
        "top": [Consideration("next_paladin", round_with_paladin, POINTS, tell_paladin)],
        "tavern": [
            Consideration("round_with_tavern", round_with_tavern, POINTS, tell_tavern),
            Consideration("suspicions", seen_with_criminals, SUSPICIONS, tell_suspicions),
        ],
        "worker": [sparing],
        "space_worker": [sparing],
        "keep": [Consideration("kept", kept, ("slots:number",), tell_slots)],
        "pray": [clearing],
        "clear": [clearing],
        "payment": [Consideration("price", price)],
        "choice": [Consideration("reward", reward)],
        "order": [Consideration("comes_first", comes_first)],
        "suspicion": [
            Consideration("suspicions", innocence, SUSPICIONS, tell_suspicions),
            Consideration("wanted_suspicions", wanted_suspicions),
        ],
        "debt": [Consideration("without_debt", without_debt)],
        "trigger": [Consideration("acts_in_time", acts_in_time)],
    }


def consider_crowns() -> dict[str, list[Consideration]]:
    saving = Consideration("saves_workers", saves_workers, ("action:action",), tell_place)
    return {
        "start_workshop": [saving],
        "remove": [Consideration("least_wanted", least_wanted, POINTS, tell_paladin)],
        "free_discard": [Consideration("goes", goes)],
        "dismiss": [Consideration("dismissal", dismissal)],
        "move_from": [Consideration("moving_from", moving_from)],
        "move_to": [Consideration("moving_to", moving_to)],
    }
