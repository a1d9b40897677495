"""The six cards for the co-operative mode of another product: facts only, as that mode is not in our sources."""

from typing import Final

from greathall.games.paladins.crowns.printed.cards import CoopCards

NOT_DESCRIBED: Final = "the mode they belong to is not described in our sources, so it cannot be played"

COOP_CARDS: Final = (
    CoopCards(
        "cards",
        "6: a King's Threat, and 5 that are Overlord Threats or King's Orders; how many of each is not known",
        "rulebook",
        NOT_DESCRIBED,
    ),
    CoopCards("kings_threat", "comes in the place of the mode's own King's Threat", "rulebook", NOT_DESCRIBED),
    CoopCards("overlord_threats", "are shuffled into the mode's Threats", "rulebook", NOT_DESCRIBED),
    CoopCards("kings_orders", "are shuffled into the mode's King's Orders", "rulebook", NOT_DESCRIBED),
    CoopCards("threat_of_diplomacy", "lose 1 Honour or 1 Diplomacy", "rulebook", NOT_DESCRIBED),
    CoopCards(
        "threat_of_townsfolk", "lose 1 Honour, or discard one of your Townsfolk for nothing", "rulebook", NOT_DESCRIBED
    ),
    CoopCards(
        "mode", "a scenario against an Overlord for each of the three games of the series", "public", NOT_DESCRIBED
    ),
)
