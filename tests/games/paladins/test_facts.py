"""Facts with their sources, and an overlay that corrects them."""

from typing import Any

import pytest

from greathall.engine import BadOptions, Luck, Record, playout
from greathall.games.paladins.base import BASE
from greathall.games.paladins.facts import ROWS, SHARE, code_of, facts, verbs_in
from greathall.games.paladins.options import ENTRY
from greathall.games.paladins.overlay import TABLES
from greathall.games.paladins.tables import PaladinsTables

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
}


def corrected(**tables: Any) -> PaladinsTables:
    rules = ENTRY.load(2, facts=tables).rules
    assert isinstance(rules, PaladinsTables)
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
    game = ENTRY.load(2, facts=CORRECTIONS)
    match = game.new(seed=4)
    luck = Luck(5)
    while not match.over:
        seat = match.deciders()[0]
        answers = match.legal(seat)
        match.play(answers[luck.below(len(answers))], seat)
    record = Record.parse(match.record().text())
    again = ENTRY.with_options(record.players, record.options).replay(record)
    assert again.scores() == match.scores()
    assert record.options["facts"] == CORRECTIONS


def test_nothing_is_changed_for_others() -> None:
    before = corrected().board_numbers["absolve_influence"]
    corrected(**CORRECTIONS)
    assert corrected().board_numbers["absolve_influence"] == before
    s = ENTRY.load(2).rules.start()
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
]


@pytest.mark.parametrize(("overlay", "message"), REFUSED)
def test_what_cannot_be_corrected_is_refused(overlay: Any, message: str) -> None:
    if not overlay:
        overlay = ["x"]
    with pytest.raises(BadOptions, match=message.replace("(", r"\(")):
        ENTRY.load(2, facts=overlay)


def test_every_fact_is_listed_with_its_source() -> None:
    listed = facts()
    assert {fact["source"] for fact in listed} == {"rulebook", "public", "reconstructed", "decided"}
    names = {fact["what"] for fact in listed}
    for table in TABLES:
        for row in ROWS[table]:
            assert any(what.startswith(f"{table} {row.name}: ") for what in names)


def test_the_share_of_cards_that_are_data_is_measured() -> None:
    share = facts()[0]
    assert share["what"] == SHARE
    assert share["note"] == "99 % of 159; with one: space kf_workshop"
    workshop = next(row for row in BASE.rows["space"] if row.name == "kf_workshop")
    assert {"place_workshop", "fighter", "cleric", "choice"} == verbs_in(workshop.reward)
    assert code_of("space", workshop) > {type(workshop)}


def test_the_opponent_can_be_corrected_too() -> None:
    rules = ENTRY.load(1, facts=CORRECTIONS).rules
    trade = rules.names["scheme"].index("trade")
    assert rules.stock["scheme"][trade] == 2
    assert ENTRY.load(1).rules.stock["scheme"][trade] == 1
