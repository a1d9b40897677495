"""What effects, townsfolk and workshops are worth to a seat."""

from typing import Final

from greathall.bots.judges.paladins.chances import INQUISITIONS, SURE
from greathall.bots.judges.paladins.outlook import Outlook
from greathall.games.paladins.crowns.words import (
    DIPLOMACY,
    DIPLOMACY_VERB,
    DISMISS_VERB,
    ENLISTS,
    FREE_DISCARD_VERB,
    MOVE_WORKSHOP_VERB,
    MUST_PASS_VERB,
    NEGOTIATE,
    PASSES,
)
from greathall.games.paladins.rows import Flat
from greathall.games.paladins.words import (
    ALWAYS,
    ANY,
    AT_INQUISITION,
    CHOICE_VERB,
    CRIMINAL,
    DESTROY_DEBT_VERB,
    DEVELOP,
    DISCARD_VERB,
    FAITH,
    FAITH_VERB,
    FREE_RECRUIT_VERB,
    INFLUENCE_VERB,
    NO_CARD,
    PAY_DEBT_VERB,
    PAYS_DEBT,
    PLACE_WORKSHOP_VERB,
    PRAY_VERB,
    PROVISION_VERB,
    RECRUIT,
    SILVER_VERB,
    TAKE_DEBT_VERB,
    TAX_VERB,
    TOWNSFOLK,
    TWO_OR_MORE,
    WORKSHOP,
)

TAX_OF_SUSPICION: Final = 117  # silver that a suspicion brings, in hundredths
CLEARING: Final = 60  # doing an action once more in this round
MOVING: Final = 25
RIVALS_OWE: Final = 100  # an Inquisition now whose debt somebody else takes
OFTEN_PAID: Final = 20  # debts paid in a round, in hundredths
LATER: Final = 40  # a silver or a provision
INNOCENCE: Final = 30  # a suspicion less
SUSPECTED: Final = 45  # of a hundred: two suspicions at an Inquisition
MANY: Final = 1000  # more than any amount of an effect
INNOCENT: Final = 25  # the same: none


def attribute_of(verb: int) -> int:
    """The attribute that a verb raises, or -1."""
    if FAITH_VERB <= verb <= INFLUENCE_VERB:
        return FAITH + verb - FAITH_VERB
    return DIPLOMACY if verb == DIPLOMACY_VERB else -1


def effects(out: Outlook, gained: Flat) -> int:
    """What these effects are worth together."""
    found = 0
    for at in range(0, len(gained), 2):
        found += effect(out, gained[at], gained[at + 1])
    return found


def raising(out: Outlook, gained: Flat) -> int:
    """What the attributes among these effects are worth."""
    found = 0
    for at in range(0, len(gained), 2):
        attribute = attribute_of(gained[at])
        if attribute >= 0:
            found += out.rise(attribute, gained[at + 1])
    return found


def effect(out: Outlook, verb: int, amount: int) -> int:
    if verb < CRIMINAL:
        return out.worker(verb) * amount
    if verb == CRIMINAL:
        return criminals(out, amount)
    if verb == SILVER_VERB:
        return out.silver * amount
    if verb == PROVISION_VERB:
        return out.provision * amount
    attribute = attribute_of(verb)
    if attribute >= 0:
        return out.rise(attribute, amount)
    if verb == TAX_VERB:
        return out.silver * amount + inquisition(out, amount)
    number = verb * MANY + amount
    found = out.found.get(number)
    if found is None:
        found = out.found[number] = rare_effect(out, verb, amount)
    return found


def rare_effect(out: Outlook, verb: int, amount: int) -> int:
    """What takes longer to work out."""
    if verb == CHOICE_VERB:
        return max([effects(out, out.rules.rewards[reward]) for reward in out.rules.choices[amount]])
    if verb == DISCARD_VERB:
        return out.suspected(-amount)
    if verb == PAY_DEBT_VERB:
        return out.paying()
    if verb == DESTROY_DEBT_VERB:
        return out.debt if out.s.debts[out.seat] else 0
    if verb == TAKE_DEBT_VERB:
        return -out.debt * amount
    if verb == PRAY_VERB:
        return CLEARING if sum(out.s.workers[out.seat]) > 2 else CLEARING // 4
    if verb == FREE_RECRUIT_VERB:
        return max(best_discard(out), best_recruit(out))
    if verb == PLACE_WORKSHOP_VERB:
        return best_workshop(out)
    if verb == FREE_DISCARD_VERB:
        return best_discard(out)
    if verb == DISMISS_VERB:
        return best_dismissal(out)
    if verb == MOVE_WORKSHOP_VERB:
        return MOVING
    if verb == MUST_PASS_VERB:
        return -workers_in_hand(out)
    return 0


def workers_in_hand(out: Outlook) -> int:
    """What passing now would waste."""
    workers = out.s.workers[out.seat]
    spare = max(sum(workers) - 4, 0)
    return spare * out.worker(0)


def criminals(out: Outlook, amount: int) -> int:
    """Wild workers and tax, but suspicions."""
    silver = out.silver * TAX_OF_SUSPICION * amount // SURE
    return out.worker(CRIMINAL) * amount + silver + caught(out, amount)


def caught(out: Outlook, criminals: int) -> int:
    """The suspicions that come with criminals; their tax may bring the Inquisition."""
    at_once = inquisition(out, 2 * criminals) // 2 if out.s.tax <= 2 * criminals else 0
    return out.suspected(criminals) + at_once


def suspicious(out: Outlook, gained: Flat) -> int:
    """What these effects mean for the Inquisition: more or fewer suspicions, and taxes."""
    found = 0
    for at in range(0, len(gained), 2):
        verb, amount = gained[at], gained[at + 1]
        if verb == CRIMINAL:
            found += caught(out, amount)
        elif verb == DISCARD_VERB:
            found += out.suspected(-amount)
        elif verb == TAX_VERB:
            found += inquisition(out, amount)
    return found


def owed(out: Outlook, gained: Flat) -> int:
    """What these effects mean for debts."""
    found = 0
    for at in range(0, len(gained), 2):
        verb = gained[at]
        if verb == PAY_DEBT_VERB or verb == DESTROY_DEBT_VERB or verb == TAKE_DEBT_VERB:
            found += effect(out, verb, gained[at + 1])
    return found


def inquisition(out: Outlook, tax: int) -> int:
    """What it means to take this much tax: the last one brings the Inquisition at once."""
    if out.s.tax > tax:
        return 0
    if out.lead < 0:
        return RIVALS_OWE
    return -out.debt // 2 if out.s.suspicions[out.seat] else 0


# Townsfolk.


def hears(out: Outlook, card: int) -> int:
    """How often a townsfolk in the crew will act, in hundredths."""
    trigger = out.rules.townsfolk_trigger[card]
    if trigger >= 0:
        return out.uses[trigger]
    if trigger == AT_INQUISITION:
        condition = out.rules.townsfolk_condition[card]
        share = SURE if condition == ALWAYS else SUSPECTED if condition == TWO_OR_MORE else INNOCENT
        return INQUISITIONS[out.left] * share // SURE
    if trigger == PAYS_DEBT:
        return OFTEN_PAID * out.left + SURE // 2 * min(out.s.debts[out.seat], 1)
    if trigger == ENLISTS:
        return out.uses[NEGOTIATE] * 2 // 3
    return SURE * out.left if trigger == PASSES else 0


def crew_member(out: Outlook, card: int) -> int:
    """What a townsfolk in the crew will bring."""
    return at_some_time(out, out.rules.townsfolk_reward[card]) * hears(out, card) // SURE


def at_some_time(out: Outlook, gained: Flat) -> int:
    """What these effects are worth later, whatever is suspected or owed now."""
    found = 0
    for at in range(0, len(gained), 2):
        verb, amount = gained[at], gained[at + 1]
        if verb == TAX_VERB or verb == SILVER_VERB or verb == PROVISION_VERB:
            found += LATER * amount
        else:
            found += INNOCENCE * amount if verb == DISCARD_VERB else effect(out, verb, amount)
    return found


def recruited(out: Outlook, card: int) -> int:
    """The same for one that joins now."""
    return crew_member(out, card) + effects(out, out.rules.townsfolk_bonus[card]) + out.converted_like(RECRUIT)


def discarded(out: Outlook, card: int) -> int:
    return effects(out, out.rules.townsfolk_discard[card])


def best_recruit(out: Outlook) -> int:
    return max([recruited(out, card) for card in out.s.rows[TOWNSFOLK] if card != NO_CARD], default=0)


def best_discard(out: Outlook) -> int:
    return max([discarded(out, card) for card in out.s.rows[TOWNSFOLK] if card != NO_CARD], default=0)


def best_dismissal(out: Outlook) -> int:
    return max([discarded(out, card) - crew_member(out, card) for card in out.s.crew[out.seat]], default=0)


# Workshops.


def workshop(out: Outlook, slot: int) -> int:
    """A workshop on a slot saves a worker with every use of its action."""
    action, colour = out.rules.slot_action[slot], out.rules.slot_colour[slot]
    saved = out.worker(0) if colour == ANY else out.worker(colour)
    return saved * out.uses[action] // SURE


def developing(out: Outlook) -> int:
    """What the next workshop of the Develop row brings wherever it goes: the worker under it, and points."""
    done = out.s.done_actions[out.seat][DEVELOP]
    points = out.counts(DEVELOP, 1, out.to_come) - out.counts(DEVELOP, 0, out.to_come)
    return out.worker(out.rules.workshop_workers[done]) + points + out.converted_like(DEVELOP)


def best_workshop(out: Outlook) -> int:
    if out.s.done_actions[out.seat][DEVELOP] == len(out.rules.workshop_workers):
        return 0
    board = out.s.board[out.seat]
    free = [workshop(out, slot) for slot in out.rules.workshop_slots if board[slot] != WORKSHOP]
    return developing(out) + max(free, default=0)
