"""Every table there can be: all games, all numbers of players, with and without the expansion."""

from typing import Any

from sizes import whole

CROWNS = {"expansions": ["city_of_crowns"]}
QUICK: list[tuple[str, int, dict[str, Any]]] = [("citadels", 3, {"cast": "random"}), ("paladins", 1, CROWNS)]
ALL: list[tuple[str, int, dict[str, Any]]] = [
    *[("citadels", players, {}) for players in range(2, 9)],
    *[("citadels", players, {"cast": "random", "uniques": "random", "crown": "random"}) for players in (2, 5, 8)],
    *[("paladins", players, {}) for players in range(1, 5)],
    *[("paladins", players, CROWNS) for players in range(1, 5)],
]


# For each number of players a table of Citadels; together they have all 27 characters and all 30 unique districts.
EVERY_CARD: dict[int, dict[str, Any]] = {
    2: {"preset": "vicious_nobles"},
    3: {"preset": "illustrious_emissaries"},
    4: {"preset": "ambitious_aristocrats", "rank9": "tax_collector"},
    5: {"preset": "devious_dignitaries", "rank9": True},
    6: {"preset": "cunning_agents"},
    7: {"preset": "tenacious_delegates"},
    8: {"preset": "first_game"},
}


def ids(name: str, players: int, options: dict[str, Any]) -> str:
    """The name of a table in the output of the tests."""
    return "-".join([name, str(players), *options])


# A share of them, and in the whole all.
EVERY = [*QUICK, *(whole(*table, id=ids(*table)) for table in ALL if table not in QUICK)]
