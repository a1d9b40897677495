"""Paladins in the middle of a game, for a director: what is on the table, and whose turn it is."""

from typing import Any

from browser.director import Director, Message
from browser.guests import Guest

CROWNS = {"expansions": ["city_of_crowns"]}
HELD = {
    "workers": {"labourer": 1, "scout": 2, "merchant": 1, "fighter": 2, "cleric": 1, "criminal": 1},
    "silver": 5,
    "provisions": 3,
    "faith": 3,
    "strength": 2,
    "influence": 4,
    "effective": {"faith": 3, "strength": 2, "influence": 4},
    "monks": 4,
    "outposts": 1,
    "suspicions": ["tax_1"],
    "passed": False,
}
PALADINS = {"A": "otton", "B": "roland", "C": "samson"}


def middle_of_a_game(view: Message) -> None:
    """B has the turn in the fourth round."""
    for seat, held in view["seats"].items():
        if seat in PALADINS:
            held.update(HELD | {"paladin": [PALADINS[seat]], "standing": {}, "drawn": [], "placed": []})
    view["squares"] = {"r1_1": {"seat": "B", "piece": "monk"}, "r1_2": {"seat": "A", "piece": "outpost"}}
    view["orders"], view["hidden_orders"] = ["ko_commission", "ko_attack", "ko_convert"], 0
    view["favours"], view["hidden_favours"] = ["kf_recruit", "kf_criminals"], 3
    view["round"], view["first"], view["taverns"], view["tax"] = 4, "C", [], 3
    plays(view, "B")


def plays(view: Message, seat: str) -> None:
    """Whose turn it is."""
    view["active"], view["asked"] = seat, {seat: "turn"}


def direct(guest: Guest, players: int = 3, **options: Any) -> Director:
    """A guest in the middle of a game of Paladins, while B plays; alone, after their own turn."""
    director = Director(guest).begin(guest.table(players, game="paladins", options=options))
    director.tell({"event": "shows_paladin", "who": "B", "paladin": "roland"}, change=middle_of_a_game)
    return director
