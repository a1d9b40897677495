"""Suggestions and conclusions: one click pays, and nobody concludes more than they can know."""

from typing import Any

from greathall.engine import Luck, Match, load_position
from greathall.games.paladins.options import LISTING


def match(given: dict[str, Any]) -> Match:
    rules = LISTING.load(2).rules
    return Match(rules, load_position(rules, given), Luck(1), False).begin()


def suggested(given: dict[str, Any], *answers: str) -> list[str]:
    """What is suggested to A after these answers."""
    table = match(given)
    for answer in answers:
        table.say(answer, "A")
    return [table.text(number) for number in table.suggest("A")]


def test_labourers_are_placed_first_and_criminals_last() -> None:
    given = {
        "A": {"workers": {"labourer": 1, "scout": 1, "merchant": 2, "criminal": 1}, "silver": 4},
        "B": {"workers": {"labourer": 1}},
        "at": {"turn": "A"},
    }
    assert suggested(given) == []
    assert suggested(given, "develop", "workshop on attack_1") == ["place labourer", "place merchant"]
    assert suggested(given, "trade", "two workers") == ["place labourer", "place merchant"]


def test_a_worker_that_a_slot_to_come_asks_for_is_spared() -> None:
    given = {
        "A": {"workers": {"scout": 1, "fighter": 1, "cleric": 1, "criminal": 1}, "strength": 1},
        "B": {"workers": {"labourer": 1}},
        "outsider_row": ["archer_saracen"],
        "at": {"turn": "A"},
    }
    assert suggested(given, "attack") == ["place scout", "place cleric", "place fighter"]


def test_goods_are_paid_before_a_debt_is_taken() -> None:
    given = {
        "A": {"workers": {"labourer": 1, "cleric": 1}, "silver": 3},
        "B": {"workers": {"labourer": 1}},
        "townsfolk_row": ["abbot_labourer"],
        "at": {"turn": "A"},
    }
    assert suggested(given, "recruit") == ["place labourer", "pay"]


def test_a_suggestion_finishes_what_was_begun() -> None:
    given = {
        "A": {"workers": {"scout": 2, "cleric": 2, "criminal": 2}, "provisions": 1},
        "B": {"workers": {"labourer": 1}},
        "at": {"turn": "A"},
    }
    table = match(given)
    table.say("commission", "A")
    assert table.suggest("A") == []
    table.say("settle r1_2", "A")
    table.play_all(table.suggest("A"), "A")
    seat = table.view("A")["seats"]["A"]
    assert seat["standing"] == {"commission": ["scout", "scout", "cleric"]}
    assert seat["silver"] == 2


def test_what_can_be_concluded_about_paladins() -> None:
    table = match(
        {
            "A": {"workers": {"labourer": 1}, "paladin": ["ivon"], "drawn": ["roland", "oliver"], "placed": ["otton"]},
            "B": {"used_paladins": ["samson", "gerin"]},
            "orders": ["ko_attack"],
            "at": {"turn": "A"},
        }
    )
    own, other = table.beliefs("A")["paladins"], table.beliefs("B")["paladins"]
    assert len(own["A"]) == 8 and not {"ivon", "roland", "oliver", "otton"} & set(own["A"])
    assert len(other["A"]) == 11 and "roland" in other["A"]
    assert len(own["B"]) == len(other["B"]) == 10
    assert "ko_attack" not in table.beliefs("A")["orders"]


def finals(table: Match) -> list[str]:
    question = table.question("A")
    assert question is not None
    return [answer["text"] for answer in question["answers"] if answer.get("confirm")]


def test_the_answer_that_turns_up_a_wall_cannot_be_taken_back() -> None:
    """P-6.2.4"""
    workers = {"merchant": 1, "labourer": 1, "scout": 1}
    given = {"A": {"workers": workers, "provisions": 9}, "B": {"workers": {"labourer": 1}}, "at": {"turn": "A"}}
    assert finals(match(given)) == ["fortify"]  # nothing else is asked
    table = match({**given, "A": {"workers": {**workers, "scout": 2}, "provisions": 9}})
    assert finals(table) == []
    table.say("fortify", "A")
    assert finals(table) == ["place labourer", "place scout"]
    assert table.undoable("A") > 0
    table.say("place labourer", "A")
    assert table.undoable("A") == 0


def test_keeping_workers_is_one_question_with_84_answers_at_most() -> None:
    """rules: P-11.2"""
    everything = dict.fromkeys(("labourer", "scout", "merchant", "fighter", "cleric", "criminal"), 5)
    table = match({"A": {"workers": everything}, "B": {"workers": {"labourer": 1}}, "at": {"turn": "A"}})
    table.say("pass", "A")
    question = table.question("A")
    assert question is not None and question["kind"] == "keep"
    assert len({row["answer"] for row in question["answers"]}) == len(question["answers"]) == 84
    table.say(question["answers"][-1]["text"], "A")
    assert table.deciders() == [1]


def test_passing_with_workers_left_is_a_waste() -> None:
    given = {"A": {"workers": {"labourer": 2}}, "B": {"workers": {"labourer": 1}}, "at": {"turn": "A"}}
    question = match(given).question("A")
    assert question is not None
    passing = [row for row in question["answers"] if row["text"] == "pass"]
    assert [(row["declines"], row["wastes"]) for row in passing] == [(True, True)]
    assert all("declines" not in row for row in question["answers"] if row["text"] != "pass")
