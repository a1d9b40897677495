"""The events of Paladins. Every change of a supply is an event: gains and tax, payments, workers placed and given
back."""

from typing import Final

from greathall.engine import Telling

TELLINGS: Final = (
    Telling("first_player", ("who:seat",)),
    Telling("round", ("number:number", "first:seat")),
    Telling("reveals_order", ("order:order",)),
    Telling("reveals_favour", ("favour:favour",)),
    Telling("taverns", ("cards:tavern*",)),
    Telling("shows_paladin", ("who:seat", "paladin:paladin")),
    Telling("visits", ("who:seat", "tavern:tavern")),
    Telling("gains", ("who:seat", "what:verb", "amount:number")),
    Telling("takes_tax", ("who:seat", "silver:number")),
    Telling("pays", ("who:seat", "silver:number", "provisions:number")),
    Telling("takes_action", ("who:seat", "action:action")),
    Telling("uses_space", ("who:seat", "space:space")),
    Telling("places", ("who:seat", "worker:worker", "action:action")),
    Telling("places_on_space", ("who:seat", "worker:worker", "space:space")),
    Telling("gives_back", ("who:seat", "worker:worker", "count:number")),
    Telling("clears", ("who:seat", "action:action")),
    Telling("places_workshop", ("who:seat", "slot:slot")),
    Telling("recruits", ("who:seat", "card:townsfolk")),
    Telling("discards_townsfolk", ("who:seat", "card:townsfolk")),
    Telling("settles", ("who:seat", "square:square", "action:action")),
    Telling("builds_wall", ("who:seat", "wall:wall")),
    Telling("fills_jar_space", ("who:seat", "space:jar_space")),
    Telling("attacks", ("who:seat", "card:outsider")),
    Telling("converts", ("who:seat", "card:outsider")),
    Telling("suspected", ("who:seat", "card:suspicion")),
    Telling("discards_suspicion", ("who:seat", "card:suspicion")),
    Telling("inquisition"),
    Telling("acts_for", ("who:seat", "card:townsfolk")),
    Telling("paladin_acts_for", ("who:seat", "paladin:paladin")),
    Telling("refills_tax", ("silver:number",)),
    Telling("takes_debts", ("who:seat", "count:number")),
    Telling("pays_debts", ("who:seat", "count:number")),
    Telling("destroys_debt", ("who:seat",)),
    Telling("passes", ("who:seat",)),
    Telling("leaves_row", ("row:row", "place:number")),
    Telling("fills_row", ("row:row", "count:number")),
    Telling("game_over"),
)
