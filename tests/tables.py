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


def ids(name: str, players: int, options: dict[str, Any]) -> str:
    """The name of a table in the output of the tests."""
    return "-".join([name, str(players), *options])


# A share of them, and in the whole all.
EVERY = [*QUICK, *(whole(*table, id=ids(*table)) for table in ALL if table not in QUICK)]
