"""The crew (P-9): which townsfolk react to an action or another event, and what they give for it."""

from greathall.games.paladins.rows import Flat
from greathall.games.paladins.state import Paladins


def listeners(s: Paladins, seat: int, event: int) -> tuple[int, ...]:
    """The townsfolk of a crew that react to this event, in the order they came."""
    triggers = s.lookups.townsfolk_trigger
    return tuple([card for card in s.crew[seat] if triggers[card] == event])


def crew_rewards(s: Paladins, seat: int, event: int) -> Flat:
    """What the crew, as it stands now, gives for an event; an event says which of them do."""
    rules = s.lookups
    found: Flat = ()
    for card in s.crew[seat]:
        if rules.townsfolk_trigger[card] == event:
            s.tell("acts_for", (seat, card))
            found += rules.townsfolk_reward[card]
    return found


def paladin_rewards(s: Paladins, seat: int, action: int) -> Flat:
    """What the paladin in use gives for an action (P-10.4); an event says so."""
    rules = s.lookups
    for paladin in s.paladin[seat]:
        if rules.paladin_action[paladin] == action:
            s.tell("paladin_acts_for", (seat, paladin))
            return rules.paladin_reward[paladin]
    return ()
