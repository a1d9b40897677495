"""Every outsider: what an attack brings, what converting it brings, and what it scores."""

from typing import Any

import pytest
from games.paladins.playing import expected, in_turn, play, state_of, table
from games.paladins.printed.expected import OUTSIDERS, TOWNSFOLK

# What one outsider scores in the position below, by its text; counts divided by two or four are rounded down.
POINTS = {
    "per_2_commission": 2,
    "per_2_garrison": 3,
    "per_2_develop": 4,
    "per_2_recruit": 5,
    "per_2_fortify": 1,
    "per_2_absolve": 0,
    "per_4_strength": 3,
    "per_4_influence": 2,
    "per_4_faith": 1,
    "per_attacked_saracen": 1,
    "per_attacked_byzantine": 2,
    "per_attacked_viking": 3,
    "orders": 3,
    "mercenaries": 2,
    "per_paid_debt": 4,
    "per_suspicion": 5,
    "per_unpaid_debt": 6,
}
HAS: dict[str, Any] = {
    "monks": 5,
    "outposts": 7,
    "workshops": 8,
    "crew": list(TOWNSFOLK)[:11],
    "walls": ["wall_01", "wall_02", "wall_07"],
    "jars": ["abs_faith"],
    "strength": 12,
    "influence": 11,
    "faith": 7,
    "paid": 4,
    "suspicions": ["tax_0"] * 5,
    "debts": 6,
}


def test_they_are_36() -> None:
    assert len(OUTSIDERS) == 36


@pytest.mark.parametrize("card", OUTSIDERS)
def test_attacked(card: str) -> None:
    """P-6.5.4: what its upper corner shows, Influence included."""
    workers = {"scout": 1, "labourer": 1, "fighter": 1}
    match = table(in_turn(workers, {"outsider_row": [card]}, strength=1))
    assert play(match, "attack") == expected(OUTSIDERS[card].attack, scout=-1, fighter=-1, labourer=-1, board=3)
    assert len(state_of(match).attacked[0]) == 1


@pytest.mark.parametrize("card", OUTSIDERS)
def test_converted(card: str) -> None:
    """P-6.6.2: Strength as printed, and nothing of its upper corner."""
    match = table(in_turn({"fighter": 1, "labourer": 1, "cleric": 1}, {"outsider_row": [card]}))
    strength = OUTSIDERS[card].strength
    assert play(match, "convert") == expected(strength=strength, fighter=-1, labourer=-1, cleric=-1, board=3)
    assert len(state_of(match).converted[0]) == 1


def attacked_beside(card: str) -> list[str]:
    """One Saracen, two Byzantines and three Vikings, none of them this one."""
    wanted = {"saracen": 1, "byzantine": 2, "viking": 3}
    found: list[str] = []
    for name, outsider in OUTSIDERS.items():
        if name != card and wanted[outsider.suit]:
            wanted[outsider.suit] -= 1
            found.append(name)
    return found


@pytest.mark.parametrize("card", OUTSIDERS)
def test_scored(card: str) -> None:
    """P-12.7: by the text of the card."""
    given = {"A": {**HAS, "converted": [card], "attacked": attacked_beside(card)}}
    match = table({**given, "orders": ["ko_attack", "ko_commission", "ko_absolve"], "at": "scoring"})
    assert match.breakdown("A")["converted"] == POINTS[OUTSIDERS[card].scoring]


def test_each_text_scores_alike_on_all_its_cards() -> None:
    scorings = {outsider.scoring for outsider in OUTSIDERS.values()}
    assert scorings == set(POINTS)
    for name, outsider in OUTSIDERS.items():
        title = name.split("_")[0]
        assert {other.scoring for twin, other in OUTSIDERS.items() if twin.startswith(title)} == {outsider.scoring}
