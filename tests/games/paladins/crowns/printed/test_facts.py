"""The facts of City of Crowns with their sources, and an overlay that corrects them."""

import re
from collections import Counter
from typing import Any

import pytest
from games.paladins.random_games import check_replay

from greathall.engine import BadOptions, Game
from greathall.games import find
from greathall.games.paladins.crowns.printed.rulings import RULINGS
from greathall.games.paladins.crowns.printed.tables import PRINTED
from greathall.games.paladins.lookups import PaladinsLookups
from greathall.games.paladins.printed.facts import SHARE
from tools.steps import ROOT

LISTING = find("paladins")
EXPANSIONS = ["city_of_crowns"]
TABLES = {table.name: table.facts for table in PRINTED if table.facts}

CORRECTIONS: dict[str, Any] = {
    "muster": {
        "muster_101": {
            "level": 2,
            "worker": "cleric",
            "silver": 2,
            "provisions": 0,
            "attribute": "diplomacy",
            "needs": 3,
            "diplomacy": 2,
            "reward": [{"choice": [[{"diplomacy": 2}], [{"move_workshop": 1}, {"silver": 4}]]}],
        },
        "muster_201": {"level": 1},
    },
    "negotiate": {
        "negotiate_101": {
            "level": 1,
            "diplomacy": 0,
            "action": "attack",
            "helped": "strength",
            "bonus": 9,
            "attribute": "faith",
            "needs": 0,
            "icons": ["scout", "cleric"],
        }
    },
    "ally": {"ally_scout": {"immediate": [{"criminal": 1}], "on_pass": [{"scout": 2}], "needs": 2}},
    "extension": {"ext_scout": {"icon": "fighter"}},
    "townsfolk": {"princess_silver": {"reward": [{"tax": 1}]}},
    "numbers": {"set_points": {"values": [0, 0, 2, 4, 9]}, "townsfolk_silver": {"values": [2, 2, 2, 1, 0]}},
    "attribute": {"diplomacy": {"points": [0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 21]}},
}


def game(players: int = 2, **facts: Any) -> Game:
    return LISTING.load(players, expansions=EXPANSIONS, facts=facts)


def rules_of(given: Game) -> PaladinsLookups:
    rules = given.rules
    assert isinstance(rules, PaladinsLookups)
    return rules


def test_every_table_can_be_corrected() -> None:
    assert set(TABLES) <= set(CORRECTIONS)
    for table, facts in TABLES.items():
        assert {fact for row in CORRECTIONS[table].values() for fact in row} == set(facts)
    rules = rules_of(game(**CORRECTIONS))
    cards = rules.cards()
    assert cards["muster"]["muster_101"]["needs"] == 3
    assert cards["negotiate"]["negotiate_101"]["icons"] == ["scout", "cleric"]
    assert cards["ally"]["ally_scout"]["needs"] == 2
    assert cards["extension"]["ext_scout"]["icon"] == "fighter"
    assert rules.board_numbers["set_points"] == (0, 0, 2, 4, 9)
    assert "choose 1 move_workshop 4 silver" in rules.space.numbers


def test_a_muster_card_is_corrected_as_a_card_and_as_a_space() -> None:
    rules = rules_of(game(muster={"muster_101": {"worker": "cleric", "provisions": 2}}))
    space = rules.index("space", "muster_101")
    assert rules.space_provisions[space] == 2
    assert rules.cards()["space"]["muster_101"]["worker"] == "cleric"
    by_space = rules_of(game(space={"muster_101": {"provisions": 2, "needs": 7}}))
    assert by_space.space_provisions[space] == 2
    assert by_space.cards()["muster"]["muster_101"]["needs"] == 7


def test_numbers_of_the_base_board_stay_one_fact() -> None:
    """The places of the base keep their prices, corrected or not; the extension goes on to the left of them."""
    facts: dict[str, Any] = {"numbers": {"townsfolk_silver": {"values": [2, 2, 2, 1, 0]}}}
    assert rules_of(game(**facts)).row_prices[0] == (4, 3, 2, 2, 2, 1, 0)
    assert rules_of(LISTING.load(2, facts=facts)).row_prices[0] == (2, 2, 2, 1, 0)


def test_an_overlay_for_the_expansion_has_no_effect_without_it() -> None:
    plain, corrected = LISTING.load(2).rules, LISTING.load(2, facts=CORRECTIONS).rules
    assert isinstance(plain, PaladinsLookups) and isinstance(corrected, PaladinsLookups)
    assert plain.names == corrected.names
    assert corrected.row_prices[0] == (2, 2, 2, 1, 0)


@pytest.mark.parametrize("players", [1, 3])
def test_a_corrected_game_is_played_and_replayed(players: int) -> None:
    check_replay(game(players, **CORRECTIONS))


REFUSED: list[tuple[Any, str]] = [
    ({"coop": {"kings_threat": {"known": "more"}}}, "facts has no table 'coop'"),
    ({"term": {"muster": {"english": "Call"}}}, "facts has no table 'term'"),
    ({"muster": {"muster_101": {"level": 4}}}, "muster_101.level: expected a number from 1 to 3, not 4"),
    ({"muster": {"muster_101": {"needs": 13}}}, "muster_101.needs: expected a number from 0 to 12, not 13"),
    ({"muster": {"muster_101": {"attribute": "silver"}}}, "expected one of faith, strength, influence, diplomacy"),
    ({"negotiate": {"negotiate_101": {"action": "hunt"}}}, "expected one of commission, fortify, garrison"),
    ({"negotiate": {"negotiate_101": {"icons": []}}}, "expected a list of 1 to 2 words, not"),
    ({"negotiate": {"negotiate_101": {"icons": ["scout", "scout"]}}}, "each word only once"),
    ({"negotiate": {"negotiate_101": {"icons": ["labourer"]}}}, "expected one of fighter, merchant, scout, cleric"),
    ({"ally": {"ally_scout": {"icon": "fighter"}}}, "facts.ally.ally_scout has no 'icon' to correct"),
    ({"numbers": {"townsfolk_silver": {"values": [4, 3, 3, 2, 2, 1, 0]}}}, "expected 5 numbers"),
]


@pytest.mark.parametrize(("overlay", "message"), REFUSED)
def test_what_cannot_be_corrected_is_refused(overlay: Any, message: str) -> None:
    with pytest.raises(BadOptions, match=message):
        game(**overlay)


def test_every_fact_is_listed_with_its_source() -> None:
    assert LISTING.facts is not None
    listed = LISTING.facts()
    sources = {fact["what"]: fact["source"] for fact in listed}
    notes = {fact["what"]: fact["note"] for fact in listed}
    assert len(sources) == len(listed)
    assert set(sources.values()) == {"rulebook", "public", "reconstructed", "decided"}
    assert sources["muster muster_101: reward"] == "rulebook"
    assert sources["muster muster_101: needs"] == "reconstructed"
    assert sources["negotiate negotiate_301: bonus"] == "rulebook"
    assert sources["paladin ogier: bonus"] == "reconstructed"
    assert (sources["scheme muster: copies"], sources["scheme trade: copies"]) == ("rulebook", "reconstructed")
    assert sources["ruling C-6.7"] == "decided"
    assert "chosen to fit its level" in notes["muster muster_203: level"]
    assert (notes["term muster: polish"], sources["term muster: polish"]) == ("Zaciąg", "rulebook")
    assert notes["translation muster: printed"] == "Rassemblement (fr), Radunare (it)"
    assert sources["term enlist: english"] == "reconstructed"
    assert not any(what.startswith("space muster_") for what in sources)
    assert notes["difficulty easy: orders"] == "1"
    assert [note for what, note in notes.items() if what.startswith("difficulty easy with ")] == ["2"]


def test_cards_of_the_cooperative_mode_are_facts_only() -> None:
    assert LISTING.facts is not None
    coop = [fact for fact in LISTING.facts() if fact["what"].startswith("coop ")]
    assert coop[0]["note"].startswith("6: ")
    assert len(coop) == 7
    assert all("not described in our sources" in fact["note"] for fact in coop)
    assert "coop" not in rules_of(game()).names


def test_the_share_of_cards_that_are_data_is_measured() -> None:
    assert LISTING.facts is not None
    share = LISTING.facts()[0]
    assert share["what"] == SHARE
    assert share["note"].startswith("98 % of 250; with one: paladin maugris, space kf_attribute_pass, space kf_dismiss")


def test_cards_are_listed_for_a_client() -> None:
    assert LISTING.cards is not None
    cards = LISTING.cards()
    assert [len(cards[noun]) for noun in ("muster", "negotiate", "ally", "extension")] == [30, 30, 4, 4]
    assert Counter(card["level"] for card in cards["negotiate"].values()) == Counter({1: 4, 2: 8, 3: 8, 4: 10})
    assert cards["muster"]["muster_101"]["reconstructed"] == ["debts", "level", "attribute", "needs", "diplomacy"]
    assert cards["negotiate"]["negotiate_102"]["reconstructed"] == ["all"]
    assert cards["action"]["negotiate"]["silver"] == []  # its prices are those of the row
    row = rules_of(game()).cards()["row"]
    assert row["negotiate"]["prices"] == [3, 2, 2, 1]
    assert row["townsfolk"]["prices"] == [4, 3, 3, 2, 2, 1, 0]
    assert row["outsiders"]["flags"]["strength"][-1] == 13
    assert cards["row"]["townsfolk"]["prices"] == [3, 2, 2, 1, 0]


def test_every_decision_of_the_rules_is_a_ruling() -> None:
    page = (ROOT / "docs" / "rules" / "city_of_crowns.md").read_text(encoding="utf-8")
    parts = re.split(r"^(?:- \*\*|\| )(?=C-\d+\.\d)|^#", page, flags=re.MULTILINE)
    decided = [part.split()[0].rstrip("*") for part in parts if "**[D]**" in part and part.startswith("C-")]
    assert [ruling.section for ruling in RULINGS] == decided
