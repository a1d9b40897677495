"""Every action of the player board in the same position, to compare what a card changes about it."""

from typing import Any, Final

from games.paladins.playing import Changes, in_turn, play, table

# Workers, and the answers after that of the menu; what else is asked follows from the position.
ACTIONS: Final[dict[str, tuple[Changes, tuple[str, ...]]]] = {
    "develop": ({"labourer": 2}, ("workshop on attack_1",)),
    "hunt": ({"labourer": 1}, ()),
    "trade": ({"labourer": 1}, ()),
    "recruit": ({"labourer": 1, "fighter": 1}, ("recruit {card}",)),
    "pray": ({"cleric": 1}, ()),
    "conspire": ({"labourer": 1}, ()),
    "commission": ({"scout": 1, "labourer": 1, "cleric": 1}, ("settle r1_2",)),
    "fortify": ({"merchant": 1, "labourer": 1, "scout": 1}, ()),
    "garrison": ({"merchant": 1, "labourer": 1, "fighter": 1}, ("settle r1_2",)),
    "absolve": ({"cleric": 1, "labourer": 1, "merchant": 1}, ("fill abs_provisions",)),
    "attack": ({"scout": 1, "labourer": 1, "fighter": 1}, ()),
    "convert": ({"fighter": 1, "labourer": 1, "cleric": 1}, ()),
}
# The fourth Commission, Fortify and Garrison, the second Absolve, the third Convert: each costs two.
DONE: Final = {
    "faith": 7,
    "strength": 7,
    "influence": 7,
    "monks": 3,
    "outposts": 3,
    "jars": ["abs_faith"],
    "walls": ["wall_01", "wall_02", "wall_05"],
    "converted": ["archer_saracen", "archer_byzantine"],
}
TABLE: Final = {"outsider_row": ["guardian_byzantine"], "wall_pile": ["wall_06"]}


def take(action: str, **has: Any) -> Changes:
    """What an action changes, where A has these cards."""
    workers, answers = ACTIONS[action]
    busy = {"trade": ["scout"]} if action == "hunt" else {"hunt": ["scout"]}
    card = "squire_strength" if "squire_faith" in has.get("crew", ()) else "squire_faith"
    given = in_turn(workers, {**TABLE, "townsfolk_row": [card]}, **{**DONE, "standing": busy, **has})
    return play(table(given), action, *[answer.format(card=card) for answer in answers])
