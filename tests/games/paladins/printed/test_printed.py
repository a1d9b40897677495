"""Printed tables that a module brings: corrected, listed and drawn like those of the base."""

from typing import Any

import pytest

from greathall.engine import BadOptions, Module, compose
from greathall.games.paladins.base import BASE
from greathall.games.paladins.printed.card_list import cards_of
from greathall.games.paladins.printed.cards import Row
from greathall.games.paladins.printed.facts import facts
from greathall.games.paladins.printed.overlay import overlay_module
from greathall.games.paladins.printed.overlay_values import Facts
from greathall.games.paladins.printed.rulings import Ruling
from greathall.games.paladins.printed.tables import Printed


class Banner(Row):
    """A printed thing that the base does not know; as a space it is in a second table."""

    def __init__(self, name: str, height: int) -> None:
        super().__init__(name, "public", {"cloth": "reconstructed"}, "seen from afar")
        self.height = height
        self.cloth = "wool"

    def anew(self, facts: Facts) -> "Banner":
        return Banner(self.name, facts.number("height", self.height, 9, lowest=2))

    def card(self) -> dict[str, Any]:
        return {"height": self.height, "cloth": self.cloth}


BANNERS = (Banner("lion", 3), Banner("eagle", 4))
PARADE = Module(
    "parade",
    rows={
        "banner": BANNERS,
        "pole": BANNERS,
        "printed": [Printed("banner", ("height",), known=("cloth",), is_card=True), Printed("pole", ("height",))],
        "ruling": [Ruling("X-1", "Who walks in front?")],
    },
)


def test_a_module_brings_printed_tables_of_its_own() -> None:
    corrections = overlay_module([BASE, PARADE], {"banner": {"lion": {"height": 5}}})
    rows = compose(BASE, PARADE, corrections).rows
    assert [row.height for row in rows["banner"]] == [row.height for row in rows["pole"]] == [5, 4]
    assert cards_of(rows)["banner"]["lion"] == {
        "height": 5,
        "cloth": "wool",
        "reconstructed": ["cloth"],
        "note": "seen from afar",
    }
    with pytest.raises(BadOptions, match=r"facts\.banner\.lion\.height: expected a number from 2 to 9, not 1"):
        overlay_module([BASE, PARADE], {"banner": {"lion": {"height": 1}}})


def test_what_a_module_prints_is_listed_once() -> None:
    listed = {fact["what"]: fact for fact in facts([BASE, PARADE])}
    assert not any(what.startswith("banner") for what in listed)
    assert listed["pole lion: height"] == {
        "what": "pole lion: height",
        "source": "public",
        "note": "3 (seen from afar)",
    }
    assert listed["pole lion: cloth"]["source"] == "reconstructed"
    assert listed["ruling X-1"]["note"] == "Who walks in front?"


def test_correcting_a_table_that_is_not_in_play_has_no_effect() -> None:
    module = overlay_module([BASE], {"banner": {"lion": {"height": 5}}}, [BASE, PARADE])
    assert module.replaces == {}
    with pytest.raises(BadOptions, match="facts has no table 'banner'"):
        overlay_module([BASE], {"banner": {"lion": {"height": 5}}})
