"""What the pages say of Citadels is so: who uses which anchor and fold, which questions there are, how many answers."""

import re
from pathlib import Path

from greathall.games.citadels.catalogue import CHARACTER_MODULES, DISTRICT_MODULES
from greathall.games.citadels.options import LISTING
from greathall.games.citadels.words import ANCHORS, FOLDS
from greathall.locale import Messages

ROOT = Path(__file__).parents[2]
ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
SECTION = ARCHITECTURE.split("## Citadels")[1].split("\n## ")[0]
RULES = (ROOT / "docs" / "rules" / "citadels.md").read_text(encoding="utf-8")
MODULES = [*[rules for _, rules in CHARACTER_MODULES.values()], *DISTRICT_MODULES.values()]


def listed() -> dict[str, list[str]]:
    """Who uses an anchor or a fold, as the page says it."""
    rows = re.findall(r"^\| `(\w+)` \| .* \| (.*) \|$", SECTION, re.MULTILINE)
    return {name: [] if users == "nobody" else users.split(", ") for name, users in rows}


def title(module: str) -> str:
    """The name of a character or district as people write it."""
    messages = Messages(LISTING.load(5))
    return messages.name("character" if module in CHARACTER_MODULES else "district", module)


def test_the_tables_of_anchors_and_folds() -> None:
    used = {
        anchor.name: [title(m.name) for m in MODULES for n, _ in m.hooks if n == k] for k, anchor in ANCHORS.items()
    }
    used.update({fold: [title(m.name) for m in MODULES for n, _ in m.folds if n == k] for k, fold in FOLDS.items()})
    assert listed() == used


def test_the_number_of_answers() -> None:
    assert f"has {len(LISTING.load(8).rules.space.answers):,} numbers" in " ".join(SECTION.split())


def test_the_rules_name_every_kind_of_question() -> None:
    section = RULES.split("## T-14 ")[1].split("\n## ")[0]
    named = set(re.findall(r"`(\w+)`", section)) - {"code"}
    assert named == {kind.name for kind in LISTING.load(5).rules.composition.kinds}
