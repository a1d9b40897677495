"""The events of the solo opponent: every step with its reason, so that the log alone can run it on a real table."""

from typing import Final

from greathall.engine import Telling

SOLO_TELLINGS: Final = (
    Telling("opponent_begins", ("who:seat", "difficulty:difficulty", "orders:order*")),
    Telling("gets_workshop", ("who:seat", "action:action")),
    Telling("frees_scheme", ("who:seat", "favour:favour")),
    Telling("leftover_tavern", ("who:seat", "tavern:tavern", "criminals:number")),
    Telling("begins_with", ("who:seat", "workers:number")),
    Telling("scheme", ("who:seat", "scheme:scheme")),
    Telling("shuffles_schemes", ("who:seat", "cards:number")),
    Telling("weighs_orders", ("who:seat", "orders:order*")),
    Telling("cannot", ("who:seat", "move:move", "why:obstacle", "have:number", "need:number")),
    Telling("falls_back", ("who:seat",)),
    Telling("skips_place", ("who:seat", "row:row", "place:number", "why:obstacle")),
    Telling("picks_place", ("who:seat", "row:row", "place:number", "marker:number")),
    Telling("skips_favour", ("who:seat", "place:number", "why:obstacle")),
    Telling("picks_favour", ("who:seat", "place:number", "marker:number")),
    Telling("skips_wish", ("who:seat", "wish:wish", "why:obstacle")),
    Telling("picks_square", ("who:seat", "wish:wish", "square:square", "equals:number")),
    Telling("sends_workers", ("who:seat", "move:move", "workers:number")),
    Telling("sends_worker", ("who:seat", "space:space")),
    Telling("gets_workers", ("who:seat", "workers:number")),
    Telling("marker_moves", ("who:seat", "cause:cause", "steps:number", "space:number")),
    Telling("lap", ("who:seat", "attribute:attribute", "tied:number")),
    Telling("lap_lost", ("who:seat",)),
    Telling("tax_leaves", ("who:seat", "silver:number")),
    Telling("lacks", ("who:seat", "what:verb", "silver:number")),
    Telling("turns_jar", ("who:seat", "number:number")),
    Telling("clears_right", ("who:seat", "workers:number")),
    Telling("nothing_to_clear", ("who:seat",)),
    Telling("chooses_reward", ("who:seat", "reward:reward", "why:pick")),
    Telling("ignores", ("who:seat", "what:verb")),
    Telling("rests", ("who:seat", "left:number")),
    Telling("returns_workers", ("who:seat", "workers:number")),
)
