"""What `rule` answers in written positions of Paladins, and the reason it would give."""

from typing import Any, NamedTuple

import pytest
from bots.judges.paladins.written import Written


class Case(NamedTuple):
    title: str
    given: dict[str, Any]
    before: tuple[str, ...]  # answers that lead to the question
    answer: str
    reason: str
    crowns: bool = False


TURN = {"turn": "A"}
OUTSIDERS = ["archer_saracen", "hunter_saracen", "lookout_viking", "champion_saracen"]
ABSOLVING = {"workers": {"cleric": 1, "labourer": 1, "merchant": 1}, "silver": 3}
ATTACKING = {"workers": {"scout": 1, "labourer": 1, "fighter": 1}, "strength": 6}
TAX_OR_GOODS = {
    "outsider_row": ["invader_byzantine", "warrior_byzantine", *OUTSIDERS],
    "tax": 1,
    "round": 5,
    "at": TURN,
}
PRAYING = {"workers": {"cleric": 2, "scout": 1, "labourer": 1}, "silver": 4, "provisions": 3, "faith": 8, "monks": 4}
NEGOTIATING = {
    "workers": {"fighter": 1, "labourer": 1, "merchant": 1},
    "extension": ["ext_cleric"],
    "negotiates": ["negotiate_101", "negotiate_103"],
    "silver": 3,
    **dict.fromkeys(("faith", "strength", "influence"), 4),
}

CASES = [
    Case(
        "a turn: the fifth time fulfils an order",
        {
            "A": {
                "workers": {"merchant": 1, "labourer": 1, "fighter": 1},
                "strength": 6,
                "outposts": 4,
                "provisions": 3,
            },
            "orders": ["ko_garrison", "ko_attack", "ko_convert"],
            "round": 7,
            "at": TURN,
        },
        (),
        "garrison",
        "Serves a King's Order: Garrison, 5 of 5.",
    ),
    Case(
        "a turn: a prayer opens the action that the King has ordered",
        {
            "A": {**PRAYING, "paladin": ["oliver"], "standing": {"commission": ["scout", "labourer", "cleric"]}},
            "orders": ["ko_commission", "ko_attack", "ko_convert"],
            "townsfolk_row": ["abbot_tax"],
            "round": 7,
            "tax": 1,
            "at": TURN,
        },
        (),
        "pray",
        "Serves a King's Order: Commission, 5 of 5.",
    ),
    Case(
        "a turn: workers are kept where they can do little now",
        {
            "A": {"workers": {"cleric": 1, "fighter": 1}, "standing": {"conspire": ["labourer"]}},
            "round": 4,
            "at": TURN,
        },
        (),
        "pass",
        "Keeps 2 workers for the next round.",
    ),
    Case(
        "a target: another mercenary",
        {
            "A": {
                "workers": {"fighter": 1, "labourer": 1, "cleric": 1},
                "faith": 10,
                "silver": 5,
                "converted": ["mercenary_saracen_1", "mercenary_saracen_2"],
            },
            "outsider_row": ["thief_viking", "mercenary_viking", *OUTSIDERS],
            "round": 6,
            "at": TURN,
        },
        ("convert",),
        "convert mercenary_viking",
        "Scores at the end: Convert, now 3 times.",
    ),
    Case(
        "a target: the last tax, while another is more suspected",
        {"A": ATTACKING, "B": {"suspicions": ["tax_1"] * 3}, **TAX_OR_GOODS},
        ("attack",),
        "attack invader_byzantine",
        "The Inquisition: 0 Suspicions of your own, 3 of the most suspected other player, 1 Tax left.",
    ),
    Case(
        "a target: a jar pays a debt",
        {"A": {**ABSOLVING, "debts": 1, "jars": ["abs_pay_debt_1"], "influence": 1}, "round": 4, "at": TURN},
        ("absolve",),
        "fill abs_pay_debt_2",
        "Debts: 1 is unpaid now.",
    ),
    Case(
        "a target: without a debt a jar raises an attribute",
        {"A": ABSOLVING, "round": 4, "at": TURN},
        ("absolve",),
        "fill abs_faith",
        "Raises Faith to 1, for points and for what it opens.",
    ),
    Case(
        "a workshop goes where the King has ordered",
        {
            "A": {"workers": {"labourer": 2}, "silver": 4, "jars": ["abs_faith", "abs_labourer"]},
            "orders": ["ko_absolve"],
            "round": 3,
            "at": TURN,
        },
        ("develop",),
        "workshop on absolve_1",
        "Saves a worker with every Absolve to come.",
    ),
    Case(
        "a worker: the labourer, since clerics and scouts are asked for",
        {
            "A": {"workers": {"cleric": 2, "labourer": 1, "merchant": 1, "scout": 1}, "silver": 3, "provisions": 3},
            "round": 4,
            "at": TURN,
        },
        ("absolve", "fill abs_faith"),
        "place labourer",
        "How much the rest of the round needs this worker.",
    ),
    Case(
        "kept workers: coloured ones before labourers",
        {"A": {"workers": {"labourer": 3, "criminal": 1, "cleric": 1}}, "round": 4, "at": {"pass": "A"}},
        (),
        "keep 1 labourer 1 cleric 1 criminal",
        "4 of your slots ask for these colours.",
    ),
    Case(
        "a favour: an unpaid debt before suspicions",
        {
            "A": {"debts": 1, "workers": {"fighter": 1}, "silver": 2, "suspicions": ["tax_0"]},
            "B": {"suspicions": ["tax_0"] * 4},
            "favours": ["kf_debt_or_suspicion"],
            "round": 4,
            "at": TURN,
        },
        ("use kf_debt_or_suspicion",),
        "choose 1 pay_debt",
        "What this reward is worth now.",
    ),
    Case(
        "a debt that can be destroyed",
        {"A": {"debts": 1}, "round": 6, "at": {"gain": {"A": ["1 destroy_debt"]}}},
        (),
        "destroy debt",
        "A destroyed Debt costs nothing at the end.",
    ),
    Case(
        "City of Crowns: the icon that completes a set",
        {
            "A": NEGOTIATING,
            "negotiate_row": ["negotiate_204", "negotiate_102", "negotiate_205", "negotiate_206"],
            "round": 5,
            "at": TURN,
        },
        ("negotiate",),
        "enlist negotiate_102",
        "Scores at the end: Negotiate, now 3 times.",
        crowns=True,
    ),
    Case(
        "City of Crowns: a delegated action fulfils an order",
        {
            "A": {**NEGOTIATING, "diplomacy": 5, "monks": 4},
            "negotiate_row": ["negotiate_301", "negotiate_205", "negotiate_206", "negotiate_208"],
            "orders": ["ko_commission"],
            "round": 7,
            "at": TURN,
        },
        ("negotiate",),
        "delegate negotiate_301",
        "Serves a King's Order: Commission, 5 of 5.",
        crowns=True,
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.title)
def test_the_choice_and_its_reason(case: Case) -> None:
    written = Written(case.given, crowns=case.crowns).play(*case.before)
    assert {written.choice(seed) for seed in range(3)} == {case.answer}
    assert case.reason in written.reasons(case.answer)


def test_whoever_is_most_suspected_leaves_the_last_tax() -> None:
    written = Written({"A": {**ATTACKING, "suspicions": ["tax_1"] * 3}, **TAX_OR_GOODS}).play("attack")
    assert written.choice() != "attack invader_byzantine"
    warning = "The Inquisition: 3 Suspicions of your own, 0 of the most suspected other player, 1 Tax left."
    assert written.reasons("attack invader_byzantine")[0] == warning
