"""Facts with their sources, and an overlay that corrects them."""

from typing import Any

import pytest
from games.paladins.random_games import check_replay

from greathall.engine import BadOptions, Luck, load_position, playout
from greathall.games.paladins.base import BASE
from greathall.games.paladins.lookups import PaladinsLookups
from greathall.games.paladins.options import LISTING
from greathall.games.paladins.printed.base_tables import PRINTED
from greathall.games.paladins.printed.effects import words
from greathall.games.paladins.printed.facts import SHARE, Everything, code_of, facts, verbs_in
from greathall.games.paladins.solo.data import CONSTANTS
from greathall.games.paladins.solo.lookups import solo_of
from greathall.games.paladins.solo.module import SOLO
from greathall.games.paladins.solo.words import WISHES
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import MARKER

TABLES = {table.name: table.facts for table in PRINTED if table.facts}

CORRECTIONS: dict[str, dict[str, dict[str, Any]]] = {
    "townsfolk": {"squire_strength": {"reward": [{"faith": 1}], "discard": [{"fighter": 2}], "bonus": []}},
    "outsider": {"vigilante_saracen": {"attack": [{"influence": 1}, {"destroy_debt": 1}, {"cleric": 1}]}},
    "wall": {"wall_01": {"reward": [{"choice": [[{"strength": 3}], [{"tax": 1}, {"scout": 1}]]}], "points": 3}},
    "tavern": {"tavern_01": {"workers": ["criminal", "scout", "labourer", "labourer"]}},
    "paladin": {"samson": {"silver_off": 3, "bonus": [{"faith": 4}]}},
    "space": {"kf_pray": {"worker": "cleric", "silver": 1, "provisions": 2, "debts": 1, "reward": [{"pray": 1}]}},
    "order": {"ko_attack": {"needs": 4}},
    "suspicion": {"tax_0": {"copies": 10}, "tax_2": {"copies": 6}},
    "square": {"r1_3": {"players": 2, "reward": [{"silver": 3}]}},
    "jar_space": {"abs_faith": {"reward": [{"faith": 2}]}},
    "numbers": {"absolve_influence": {"values": [0, 2, 4, 6, 8, 10, 12]}},
    "names": {
        "workers_under_workshops": {
            "values": ["scout", "scout", "merchant", "merchant", "fighter", "fighter", "cleric", "cleric"]
        }
    },
    "attribute": {"faith": {"points": [0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 21]}},
    "scheme": {"trade": {"copies": 2}},
    "difficulty": {"hard": {"orders": 4}},
    "opponent": {
        "opponent": {
            "track": 6,
            "by_space": {
                "townsfolk": [1, 2, 3, 4, 5, 5],
                "outsiders": [1, 2, 3, 4, 5, 6],
                "favours": [1, 2, 3, 4, 5, 0],
            },
            "steps_per_resource": 2,
            "missing_steps": 1,
            "trade_steps": 2,
            "rest_steps": 3,
            "start_workers": 4,
            "conspire_workers": 1,
            "prayer_workers": 2,
            "stack": ["faith", "strength", "influence"],
            "start": {"faith": 2},
            "last": {"outsiders": [6]},
            "extra_discards": {"townsfolk": [1, 4]},
            "fallback": ["trade", "recruit", "pray", "conspire", "rest"],
            "wishes": [*WISHES[1:], WISHES[0]],
            "jar": [{"faith": 2}],
        }
    },
}


def opponent(**changes: Any) -> dict[str, Any]:
    return {"opponent": {"opponent": changes}}


def corrected(**tables: Any) -> PaladinsLookups:
    rules = LISTING.load(2, facts=tables).rules
    assert isinstance(rules, PaladinsLookups)
    return rules


def test_every_table_can_be_corrected() -> None:
    assert set(CORRECTIONS) == set(TABLES)
    for table, rows in CORRECTIONS.items():
        for facts_of_row in rows.values():
            assert set(facts_of_row) <= set(TABLES[table])
    rules = corrected(**CORRECTIONS)
    assert rules.board_numbers["absolve_influence"] == (0, 2, 4, 6, 8, 10, 12)
    assert rules.stock["suspicion"] == [10, 8, 6]
    assert rules.order_needs[4] == 4
    assert rules.wall_points[0] == 3
    assert rules.space_silver[7] == 1
    assert rules.workshop_workers == [1, 1, 2, 2, 3, 3, 4, 4]
    assert len(rules.squares_open) == 26
    assert "choose 1 tax 1 scout" in rules.space.numbers


def test_a_corrected_game_is_played_and_replayed() -> None:
    record = check_replay(LISTING.load(2, facts=CORRECTIONS))
    assert record.options["facts"] == CORRECTIONS


def test_nothing_is_changed_for_others() -> None:
    before = corrected().board_numbers["absolve_influence"]
    corrected(**CORRECTIONS)
    assert corrected().board_numbers["absolve_influence"] == before
    s = LISTING.load(2).rules.start()
    assert playout(s, Luck(1)) > 0


REFUSED: list[tuple[Any, str]] = [
    ([], "facts are tables with rows"),
    ({"schemes": {}}, "facts has no table 'schemes'"),
    ({"wall": []}, "facts.wall: expected names with values"),
    ({"wall": {"wall_99": {}}}, "facts.wall has no 'wall_99'"),
    ({"wall": {"wall_01": {"strength": 2}}}, "facts.wall.wall_01 has no 'strength' to correct; it has reward, points"),
    ({"wall": {"wall_01": {"points": -1}}}, "facts.wall.wall_01.points: expected a number from 0 to 99"),
    ({"wall": {"wall_01": {"points": True}}}, "facts.wall.wall_01.points: expected a number"),
    ({"wall": {"wall_01": {"reward": {"silver": 1}}}}, "facts.wall.wall_01.reward: expected a list of effects"),
    ({"wall": {"wall_01": {"reward": [{"gold": 1}]}}}, "no effect is called 'gold'"),
    ({"wall": {"wall_01": {"reward": [{"tax": 9}]}}}, "expected a number from 1 to 4, not 9"),
    ({"wall": {"wall_01": {"reward": [{"choice": [[]]}]}}}, "a choice has at least two lists of effects"),
    ({"space": {"kf_pray": {"worker": "knight"}}}, "no worker is called 'knight'"),
    ({"tavern": {"tavern_01": {"workers": ["scout"]}}}, "expected 4 workers"),
    ({"numbers": {"tax_pool": {"values": [5, 5]}}}, "expected 4 numbers"),
    (opponent(track=6), "by_space.townsfolk: expected 6 places, one for each space of the track"),
    (opponent(track=0), "expected a number from 1 to 99"),
    (opponent(by_space={"townsfolk": [1, 2, 3, 4, 6]}), "by_space.townsfolk: expected a number from 0 to 5, not 6"),
    (opponent(by_space={"walls": [1]}), "expected one of favours, townsfolk, outsiders, not 'walls'"),
    (opponent(by_space={}), "expected names with values"),
    (opponent(last={"outsiders": 6}), "last.outsiders: expected a list of places"),
    (opponent(extra_discards={"outsiders": [0]}), "expected a number from 1 to 6, not 0"),
    (opponent(start={"wisdom": 1}), "expected one of faith, strength, influence, not 'wisdom'"),
    (opponent(start={"faith": 13}), "expected a number from 0 to 12"),
    (opponent(fallback=["rest"]), "expected recruit, pray, trade, conspire, rest in any order"),
    (opponent(name="x"), "has no 'name' to correct"),
]


@pytest.mark.parametrize(("overlay", "message"), REFUSED)
def test_what_cannot_be_corrected_is_refused(overlay: Any, message: str) -> None:
    if not overlay:
        overlay = ["x"]
    with pytest.raises(BadOptions, match=message.replace("(", r"\(")):
        LISTING.load(2, facts=overlay)


def test_every_fact_is_listed_with_its_source() -> None:
    listed = facts([BASE, SOLO])
    assert {fact["source"] for fact in listed} == {"rulebook", "public", "reconstructed", "decided"}
    names = {fact["what"] for fact in listed}
    for table in TABLES:
        for row in Everything([BASE, SOLO]).all(table):
            assert any(what.startswith(f"{table} {row.name}: ") for what in names)


def test_the_share_of_cards_that_are_data_is_measured() -> None:
    share = facts([BASE, SOLO])[0]
    assert share["what"] == SHARE
    assert share["note"] == "99 % of 159; with one: space kf_workshop"
    workshop = next(row for row in BASE.rows["space"] if row.name == "kf_workshop")
    assert {"place_workshop", "fighter", "cleric", "choice"} == verbs_in(workshop.reward)
    (spaces,) = [table for table in PRINTED if table.name == "space"]
    assert code_of(Everything([BASE, SOLO]), spaces, workshop) > {type(workshop)}


def test_the_opponent_can_be_corrected_too() -> None:
    rules = LISTING.load(1, facts=CORRECTIONS, difficulty="hard").rules
    trade = rules.names["scheme"].index("trade")
    assert rules.stock["scheme"][trade] == 2
    assert LISTING.load(1).rules.stock["scheme"][trade] == 1
    s = rules.start()
    assert isinstance(s, Paladins)
    assert solo_of(s).level.orders == 4
    constants = solo_of(s).constants
    changes = CORRECTIONS["opponent"]["opponent"]
    assert set(changes) == set(TABLES["opponent"])
    for name, value in changes.items():
        printed, made = plain(getattr(CONSTANTS, name)), plain(getattr(constants, name))
        assert name == "jar" or made == ({**printed, **value} if isinstance(value, dict) else value)
        assert made != printed
    assert words(constants.jar) == "2 faith"
    assert constants.sources["track"] == "corrected"
    assert playout(s, Luck(2)) > 0


def plain(value: Any) -> Any:
    """Tuples as the lists they are in a file."""
    if isinstance(value, dict):
        return {name: plain(part) for name, part in value.items()}
    return list(value) if isinstance(value, tuple) else value


def test_the_corrected_opponent_is_played_by() -> None:
    waiting = {"A": {"workers": {"labourer": 1}}, "opponent": {"workers": {"labourer": 1}}}
    for overlay, marker in (({}, 2), (opponent(trade_steps=3), 4)):
        s = load_position(LISTING.load(1, facts=overlay).rules, {**waiting, "at": {"opponent": "trade"}})
        assert isinstance(s, Paladins)
        assert s.numbers[MARKER] == marker
