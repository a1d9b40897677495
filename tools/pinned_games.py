"""Which games are pinned: every number of players, preset and difficulty, City of Crowns, chosen options."""

from dataclasses import dataclass, field
from typing import Any
from zlib import crc32


@dataclass(frozen=True)
class Plan:
    """A game that is pinned. Its luck follows from its name, so that other plans do not change it."""

    name: str
    game: str
    players: int
    bot: str
    options: dict[str, Any] = field(default_factory=dict)
    regrets: bool = False  # what may be taken back is, now and then, and said again

    @property
    def seed(self) -> int:
        return crc32(self.name.encode())


@dataclass(frozen=True)
class Start:
    """A pinned game, a tenth of it after which positions are counted, and how many answers deep."""

    name: str
    tenth: int
    depth: int

    @property
    def key(self) -> str:
        return f"{self.name}, {self.tenth}/10, {self.depth} answers"


def citadels(players: int, what: str, bot: str, regrets: bool = False, **options: Any) -> Plan:
    return Plan(f"citadels-{players}-{what}", "citadels", players, bot, options, regrets)


def paladins(players: int, what: str, bot: str, regrets: bool = False, **options: Any) -> Plan:
    return Plan(f"paladins-{players}-{what}", "paladins", players, bot, options, regrets)


def crowns(players: int, what: str, bot: str, regrets: bool = False, **options: Any) -> Plan:
    return paladins(players, f"crowns-{what}", bot, regrets, expansions=["city_of_crowns"], **options)


CORRECTED: dict[str, Any] = {
    "wall": {"wall_01": {"reward": [{"choice": [[{"strength": 3}], [{"tax": 1}, {"scout": 1}]]}], "points": 3}},
    "paladin": {"samson": {"silver_off": 3, "bonus": [{"faith": 4}]}},
}
CORRECTED_CROWNS: dict[str, Any] = {
    "ally": {"ally_scout": {"immediate": [{"criminal": 1}], "on_pass": [{"scout": 2}], "needs": 2}},
    "numbers": {"set_points": {"values": [0, 0, 2, 4, 9]}},
}

PLANS = (
    citadels(2, "first_game", "rule"),
    citadels(2, "vicious_nobles", "random", preset="vicious_nobles"),
    citadels(2, "anything", "rule", cast="random", draw=1),
    citadels(3, "first_game", "random", rank9=True),
    citadels(3, "cunning_agents", "rule", regrets=True, preset="cunning_agents", rank9=True),
    citadels(3, "anything", "rule", cast="random", crown="random", draw=2),
    citadels(4, "devious_dignitaries", "rule", preset="devious_dignitaries"),
    citadels(4, "tenacious_delegates", "random", preset="tenacious_delegates", crown=2),
    citadels(4, "anything", "rule", cast="random", draw=3),
    citadels(5, "illustrious_emissaries", "rule", preset="illustrious_emissaries", regrets=True),
    citadels(5, "queen", "rule", rank9="queen"),
    citadels(5, "anything", "random", cast="random", uniques="random", draw=4),
    citadels(6, "vicious_nobles", "rule", preset="vicious_nobles"),
    citadels(6, "anything", "rule", cast="random", draw=5),
    citadels(7, "ambitious_aristocrats", "rule", preset="ambitious_aristocrats"),
    citadels(7, "tenacious_delegates", "rule", preset="tenacious_delegates", rank9=True),
    citadels(8, "first_game", "random", rank9=True),
    citadels(8, "ambitious_aristocrats", "rule", preset="ambitious_aristocrats", rank9=True),
    paladins(1, "easy", "rule", difficulty="easy"),
    paladins(1, "standard", "random", difficulty="standard"),
    paladins(1, "hard", "rule", difficulty="hard", regrets=True),
    paladins(1, "corrected", "rule", facts=CORRECTED),
    paladins(2, "rule", "rule"),
    paladins(2, "random", "random"),
    paladins(2, "corrected", "random", facts=CORRECTED),
    paladins(3, "rule", "rule", regrets=True),
    paladins(3, "random", "random"),
    paladins(4, "rule", "rule"),
    paladins(4, "random", "random"),
    crowns(1, "easy", "random", difficulty="easy"),
    crowns(1, "standard", "rule", difficulty="standard"),
    crowns(1, "hard", "random", difficulty="hard"),
    crowns(1, "impossible", "rule", difficulty="impossible"),
    crowns(2, "rule", "rule", regrets=True),
    crowns(2, "random", "random"),
    crowns(2, "corrected", "rule", facts=CORRECTED_CROWNS),
    crowns(3, "rule", "rule"),
    crowns(3, "random", "random"),
    crowns(4, "rule", "rule"),
    crowns(4, "random", "random"),
)

STARTS = (
    Start("citadels-2-anything", 5, 5),
    Start("citadels-3-cunning_agents", 0, 4),
    Start("citadels-4-devious_dignitaries", 4, 5),
    Start("citadels-5-queen", 7, 5),
    Start("citadels-6-anything", 8, 5),
    Start("citadels-8-ambitious_aristocrats", 9, 5),
    Start("paladins-1-hard", 5, 4),
    Start("paladins-2-rule", 2, 3),
    Start("paladins-3-rule", 9, 3),
    Start("paladins-1-crowns-impossible", 7, 4),
    Start("paladins-2-crowns-rule", 3, 3),
    Start("paladins-4-crowns-rule", 6, 3),
)
