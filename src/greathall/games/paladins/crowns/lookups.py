"""What is looked up of City of Crowns: what its cards say, as numbers."""

from typing import Any

from greathall.engine import Ruleset
from greathall.games.paladins.crowns.beliefs import conclude_more
from greathall.games.paladins.crowns.words import DIPLOMAT, PART
from greathall.games.paladins.lookups import PaladinsLookups
from greathall.games.paladins.parts import Part, PartRow
from greathall.games.paladins.rows import Terms
from greathall.games.paladins.state import Paladins


class CrownsLookups(Part):
    """Muster, Negotiate and Ally cards and extensions by number. An icon is the worker it shows."""

    def __init__(self, rules: PaladinsLookups) -> None:
        self.read_musters(rules)
        self.read_negotiates(rules)
        self.read_allies(rules)
        self.gaps = rules.board_numbers["diplomat_provisions"]

    def read_musters(self, rules: PaladinsLookups) -> None:
        rows = rules.by_name("muster", "muster")
        self.muster_level: list[int] = [row.level for row in rows]
        self.muster_attribute = [rules.index("attribute", row.attribute) for row in rows]
        self.muster_needs: list[int] = [row.needs for row in rows]
        self.muster_diplomacy: list[int] = [row.diplomacy for row in rows]
        self.muster_space = [rules.index("space", row.name) for row in rows]

    def read_negotiates(self, rules: PaladinsLookups) -> None:
        rows = rules.by_name("negotiate", "negotiate")
        self.negotiates = len(rows)
        self.negotiate_level: list[int] = [row.level for row in rows]
        self.delegate_diplomacy: list[int] = [row.diplomacy for row in rows]
        self.delegate_action = [rules.index("action", row.action) for row in rows]
        self.delegate_terms: list[Terms] = [(0, 0, rules.index("attribute", row.helped), row.bonus) for row in rows]
        self.enlist_attribute = [rules.index("attribute", row.attribute) for row in rows]
        self.enlist_needs: list[int] = [row.needs for row in rows]
        self.negotiate_icons = [[rules.index("worker", icon) for icon in row.icons] for row in rows]

    def read_allies(self, rules: PaladinsLookups) -> None:
        rows = rules.by_name("ally", "ally")
        self.ally_icon = [rules.index("worker", row.icon) for row in rows]
        self.ally_needs: list[int] = [row.needs for row in rows]
        self.ally_reward = [rules.flat(row.immediate) for row in rows]
        self.ally_on_pass = [rules.flat(row.on_pass) for row in rows]
        self.extension_icon = [rules.index("worker", row.icon) for row in rules.by_name("extension", "extension")]

    def prepare(self, s: Paladins) -> None:
        s.numbers[DIPLOMAT] = len(self.gaps)

    def conclude(self, s: Paladins, seat: int, found: dict[str, Any]) -> None:
        conclude_more(s, seat, found)


class CrownsRow(PartRow):
    def read(self, rules: Ruleset) -> Part:
        assert isinstance(rules, PaladinsLookups)
        return CrownsLookups(rules)


def crowns_of(s: Paladins) -> CrownsLookups:
    part = s.lookups.parts[PART]
    assert isinstance(part, CrownsLookups)
    return part
