"""Names in sentences have forms: cases, a gender, and what the rules call them."""

import json
from pathlib import Path
from typing import Any

import pytest
from samples import masons_modules

from greathall.engine import Game, Listing
from greathall.locale import Messages, formless, strange, unused
from greathall.locale.forms import Name, formed

PLACE = Path(__file__).parent / "slovak"
SLOVAK = (PLACE / "masons.ftl").read_text(encoding="utf-8")
SAID = json.loads((PLACE / "said.json").read_text(encoding="utf-8"))["said"]  # the client reads these, too


@pytest.fixture
def listing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Listing:
    place = tmp_path / "slovak_masons" / "locale" / "sk"
    place.mkdir(parents=True)
    (tmp_path / "slovak_masons" / "__init__.py").write_text("")
    (place / "masons.ftl").write_text(SLOVAK, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    known = masons_modules.LISTING
    return Listing(known.name, known.title, known.players, known.build, known.options, "slovak_masons")


@pytest.fixture
def slovak(listing: Listing) -> Messages:
    game: Game = listing.load(3)
    return Messages(game, ["sk"])


@pytest.mark.parametrize("one", SAID, ids=lambda one: one["said"])
def test_a_sentence_takes_the_form_it_needs(one: dict[str, Any], slovak: Messages) -> None:
    assert slovak.event(one["event"]) == one["said"]


def test_what_the_rules_call_a_value(slovak: Messages) -> None:
    values = [("district", ["temple"]), ("district", []), ("district", None), ("flag", True), ("flag", False)]
    assert [formed(slovak.value(noun, value), "is") for noun, value in values] == [
        "some",
        "nothing",
        "nothing",
        "yes",
        "no",
    ]
    printed: list[object] = [[], "", "any"]
    assert [formed(slovak.shown("x", value), "is") for value in printed] == ["none", "none", "any"]


def test_a_gender_belongs_to_one_thing(slovak: Messages) -> None:
    def genders(*names: str) -> str:
        return formed(slovak.value("district", list(names)), "gender")

    assert (genders("temple"), genders("church"), genders("temple", "temple")) == ("feminine", "masculine", "plural")
    assert formed("Marta", "gender") == ""


def test_amounts_have_forms_too(slovak: Messages) -> None:
    one, five = (slovak.name("verb", "gold", amount) for amount in (1, 5))
    assert (str(one), formed(one, "acc")) == ("1 minca", "1 mincu")
    either = slovak.either(one, five)
    assert isinstance(either, Name)
    assert formed(either, "acc") == "1 mincu or 5 mincí"
    assert (formed(either, "is"), formed(either, "gender")) == ("some", "plural")
    assert formed(slovak.effects([{"verb": "gold", "amount": 1}]), "acc") == "1 mincu"


def test_the_checker_names_forms_that_are_missing(listing: Listing) -> None:
    lacking = formless(listing, "sk")
    assert {"masons-district-church.gen", "engine-nothing.acc", "engine-nobody.gen"} <= set(lacking)
    assert not {"masons-district-temple.acc", "masons-district-church.acc"} & set(lacking)
    assert strange(listing, "sk") == ["masons-verb-gold $amount", "masons-verb-gold.acc $amount"]  # Masons has no verbs
    assert "masons-district-temple.gen" not in unused(listing, "sk")
