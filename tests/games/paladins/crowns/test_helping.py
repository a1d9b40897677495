"""What people are told with City of Crowns: suggestions, reasons with amounts, conclusions, and forecasts."""

from typing import Any

import pytest
from games.paladins.crowns.playing import RULES, crowns_rules, state, table

from greathall.engine import IllegalAnswer, Luck, Match, position, redeal
from greathall.games.paladins.crowns.scoring import set_points
from greathall.games.paladins.scoring import order_points, score
from greathall.games.paladins.state import Paladins

FIVE = [f"muster_10{number}" for number in range(1, 6)]
WAITING: dict[str, Any] = {"workers": {"labourer": 1}}


def suggested(match: Match) -> list[str]:
    return [match.text(number) for number in match.suggest("A")]


def refusal(match: Match, text: str) -> tuple[str, list[int]]:
    with pytest.raises(IllegalAnswer) as caught:
        match.say(text, "A")
    return caught.value.reason, list(caught.value.numbers)


def test_muster_and_negotiate_are_finished_with_one_click() -> None:
    workers = {"labourer": 1, "scout": 1, "cleric": 1, "fighter": 1, "merchant": 2}
    given = {
        "A": {"workers": workers, "influence": 2, "faith": 9, "provisions": 9, "silver": 9, "paladin": ["maugris"]},
        "B": WAITING,
        "muster_tops": ["muster_104", "muster_105"],
        "negotiate_row": ["negotiate_401", None, None, "negotiate_104"],
        "at": {"turn": "A"},
    }
    match = table(given)
    match.say("muster", "A")
    match.say("muster muster_105", "A")
    assert suggested(match) == ["place labourer", "pay"]
    match = table(given)
    match.say("negotiate", "A")
    match.say("enlist negotiate_104", "A")
    assert suggested(match) == ["place labourer", "pay"]


def test_reasons_have_amounts() -> None:
    workers = {"labourer": 1, "scout": 1, "cleric": 1}
    tops = ["muster_105", "muster_303", "muster_204", "muster_103"]
    given: dict[str, Any] = {
        "A": {"workers": workers, "influence": 4, "faith": 3, "provisions": 2},
        "B": WAITING,
        "muster_tops": tops,
        "diplomat": 1,
        "at": {"turn": "A"},
    }
    match = table(given)
    assert refusal(match, "negotiate") == ("workers_short", [2])
    assert refusal(match, "use muster_105") == ("silver_short", [1])
    given["A"]["strength"] = 3
    match = table(given)
    match.say("muster", "A")
    assert refusal(match, "muster muster_303") == ("diplomat_there", [])
    assert refusal(match, "muster muster_204") == ("faith_short", [3, 5])
    given["A"]["provisions"] = 1
    assert refusal(table({**given, "diplomat": 3}), "muster") == ("provisions_short", [2])


def test_a_card_that_cannot_be_delegated_says_what_its_action_lacks() -> None:
    given = {
        "A": {"workers": {"fighter": 1, "labourer": 1, "merchant": 1}, "diplomacy": 4, "silver": 3, "strength": 5,
              "walls": ["wall_02", "wall_03", "wall_04", "wall_05", "wall_06"], "influence": 1},
        "B": WAITING,
        "negotiate_row": ["negotiate_401", "negotiate_207", None, "negotiate_204"],
        "at": {"turn": "A"},
    }  # fmt: skip
    match = table(given)
    match.say("negotiate", "A")
    assert refusal(match, "delegate negotiate_204") == ("influence_short", [4, 9])
    assert refusal(match, "delegate negotiate_401") == ("diplomacy_short", [4, 8])
    assert refusal(match, "enlist negotiate_207") == ("influence_short", [1, 4])


def test_nobody_concludes_more_than_they_can_know() -> None:
    given = {
        "A": {
            "secret_order": ["ko_muster"],
            "removed_paladins": ["ogier"],
            "workers": {"labourer": 1},
            "musters": FIVE,
        },
        "B": {"secret_order": ["ko_attack"], "removed_paladins": ["renaud"], **WAITING},
        "orders": ["ko_convert"],
        "muster_tops": ["muster_201"],
        "at": {"turn": "A"},
    }
    s = state(given)
    mine, others = RULES.beliefs(s, 0), RULES.beliefs(s, 1)
    left = [name for name in RULES.names["order"] if name not in ("ko_convert", "ko_muster")]
    assert mine["orders"] == left and mine["secret_orders"] == {"B": left}
    assert "ko_muster" in others["secret_orders"]["A"] and "ko_attack" not in others["secret_orders"]["A"]
    assert "ogier" not in mine["paladins"]["A"] and "ogier" in others["paladins"]["A"]
    assert "renaud" in mine["paladins"]["B"] and "renaud" not in others["paladins"]["B"]
    assert len(mine["musters"]) == 30 - 6 and len(mine["negotiates"]) == 30
    for seed in range(8):
        dealt = redeal(s, 0, Luck(seed))
        assert RULES.beliefs(dealt, 0) == mine


def test_a_forecast_does_not_tell_the_secret_order() -> None:
    """C-11.2, C-11.6: neither by its points nor by those of the Champion."""
    mine = {
        "secret_order": ["ko_muster"],
        "musters": FIVE,
        "converted": ["champion_saracen"],
        "workers": {"labourer": 1},
    }
    s = state({"A": mine, "B": {"secret_order": ["ko_attack"], **WAITING}, "at": {"turn": "A"}})
    assert {**RULES.forecast(s, 0, 0)} == score(s, 0)
    seen = RULES.forecast(s, 0, 1)
    assert (seen["secret_order"], seen["converted"], seen["muster_cards"]) == (0, 1, 2)
    assert (score(s, 0)["secret_order"], score(s, 0)["converted"]) == (6, 2)
    assert seen == RULES.forecast(redeal(s, 1, Luck(3)), 0, 1)


def test_the_points_of_a_secret_order_break_ties() -> None:
    """C-11.6"""
    given = {"A": {"secret_order": ["ko_muster"], "musters": FIVE}, "B": {"silver": 24}, "at": "scoring"}
    s = state(given)
    assert RULES.scores(s) == [8, 8] and RULES.winners(s) == [0]
    assert (order_points(s, 0), score(s, 0)["kings_orders"]) == (6, 0)


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ([1, 0, 0, 0], 0), ([3, 0, 0, 0], 0), ([1, 1, 0, 0], 2), ([1, 1, 1, 0], 5), ([1, 1, 1, 1], 9),
        ([2, 2, 1, 1], 11), ([2, 2, 2, 1], 14), ([2, 2, 2, 2], 18), ([3, 1, 1, 0], 5), ([0, 0, 0, 0], 0),
    ],
)  # fmt: skip
def test_sets_of_icons(counts: list[int], points: int) -> None:
    """C-11.4"""
    assert set_points(counts, RULES.board_numbers["set_points"]) == points


def test_a_position_with_everything_prints_and_loads_again() -> None:
    match = Match(crowns_rules(3), crowns_rules(3).start(), Luck(6), False).begin()
    luck = Luck(6)
    while not match.over and match.state.rules.names and len(match.record().entries) < 220:
        seat = match.deciders()[0]
        answers = match.legal(seat)
        match.play(answers[luck.below(len(answers))], seat)
    printed = position(match.state)
    for word in ("muster_tops", "muster_stack_1", "negotiate_row", "open_allies", "spare_extensions", "diplomat"):
        assert word in printed
    for word in ("musters", "negotiates", "allies", "extension", "secret_order", "removed_paladins", "diplomacy"):
        assert word in printed["A"]
    again = state(printed, 3)
    assert isinstance(match.state, Paladins)
    assert (again.common, again.held, again.occupied) == (match.state.common, match.state.held, match.state.occupied)


def test_what_turns_up_a_card_is_final() -> None:
    mine = {"workers": {"cleric": 1, "labourer": 1, "scout": 1}, "influence": 1, "strength": 1, "provisions": 9}
    given = {
        "A": mine,
        "B": WAITING,
        "muster_tops": ["muster_105", "muster_106"],
        "muster_stack_1": ["muster_201"],
        "diplomat": 3,
        "at": {"turn": "A"},
    }
    match = table(given)
    match.say("muster", "A")
    asked = match.question("A")
    assert asked is not None
    assert {answer["name"]: answer.get("confirm", False) for answer in asked["answers"]} == {
        "muster_105": True,
        "muster_106": False,
    }


def finals(match: Match) -> list[str]:
    question = match.question("A")
    assert question is not None
    return [answer["text"] for answer in question["answers"] if answer.get("confirm")]


ON_PILES = {  # the first townsfolk and the last outsider
    "townsfolk_row": ["abbot_labourer", None, "abbot_provision"],
    "outsider_row": ["archer_byzantine", None, None, None, None, None, "hunter_byzantine"],
}


def taking(workers: dict[str, int]) -> Match:
    """A's turn, where everything can be reached and paid for."""
    mine = {"workers": workers, "silver": 9, "strength": 12, "faith": 12}
    return table({"A": mine, "B": WAITING, **ON_PILES, "at": {"turn": "A"}})


@pytest.mark.parametrize(
    ("action", "workers"),
    [("attack", {"scout": 1, "labourer": 1, "fighter": 1}), ("convert", {"fighter": 1, "labourer": 1, "cleric": 1})],
)
def test_taking_an_outsider_from_the_pile_is_final(action: str, workers: dict[str, int]) -> None:
    match = taking(workers)
    match.say(action, "A")
    assert finals(match) == [f"{action} hunter_byzantine"]
    match.say(f"{action} hunter_byzantine", "A")
    assert match.undoable("A") == 0


@pytest.mark.parametrize(("card", "expected"), [("abbot_labourer", ["pay", "take_debt"]), ("abbot_provision", [])])
def test_taking_a_townsfolk_from_the_pile_is_final(card: str, expected: list[str]) -> None:
    match = taking({"labourer": 2})
    match.say("recruit", "A")
    assert finals(match) == []
    match.say(f"discard {card}", "A")
    assert finals(match) == expected


@pytest.mark.parametrize(
    ("verb", "modes"), [("free_recruit", ["recruit", "discard"]), ("free_discard_townsfolk", ["discard"])]
)
def test_a_free_townsfolk_from_the_pile_is_final(verb: str, modes: list[str]) -> None:
    match = table({**ON_PILES, "at": {"gain": {"A": [f"1 {verb}"]}}})
    assert finals(match) == [f"{mode} abbot_labourer" for mode in modes]


def test_the_first_townsfolk_may_turn_up_another() -> None:
    match = table({**ON_PILES, "at": {"setup": "A"}})
    assert finals(match) == ["recruit abbot_labourer"]
