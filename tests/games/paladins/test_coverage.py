"""Everything the rules say is shown by a scenario or a test: sections and worked examples."""

import re
from collections import Counter
from pathlib import Path

from games.paladins.sections import CHAPTERS, PAGE, sections_of_the_page

from greathall.games.paladins.rulings import RULINGS
from greathall.games.paladins.words import REASONS
from tools.coverage_table import rules_of, witnesses_of

GAME = "paladins"
SOURCES = {"rulebook", "public", "decided"}
MOST = 5  # sections of one scenario: it shows few things, and those clearly
RULES = [rule.number for rule in rules_of(GAME)]
WITNESSES = witnesses_of(GAME)
SCENARIOS = [witness for witness in WITNESSES if witness.file.suffix == ".yaml"]
EXAMPLES = [
    line.split(" | ")[0] for line in (Path(__file__).parent / "examples.txt").read_text(encoding="utf-8").splitlines()
]


def test_the_table_has_every_section_of_the_rules_in_their_order() -> None:
    assert sections_of_the_page() == RULES
    assert len(RULES) == 203


def test_no_number_stands_twice() -> None:
    assert [number for number, count in Counter(RULES).items() if count > 1] == []


def test_every_rule_says_where_it_comes_from() -> None:
    assert {source for rule in rules_of(GAME) for source in rule.sources.split(", ")} == SOURCES


def test_every_decision_is_a_decided_section() -> None:
    decided = {rule.number for rule in rules_of(GAME) if "decided" in rule.sources}
    assert [ruling.section for ruling in RULINGS if ruling.section not in decided] == []


def test_every_section_is_shown() -> None:
    shown = {number for witness in WITNESSES for number in witness.rules}
    assert [number for number in RULES if number not in shown] == []


def test_no_scenario_and_no_test_names_a_rule_that_does_not_exist() -> None:
    known = {*RULES, *CHAPTERS}
    assert [(w.title, number) for w in WITNESSES for number in w.rules if number not in known] == []


def test_no_scenario_names_many_rules() -> None:
    assert [witness.title for witness in SCENARIOS if not 1 <= len(witness.rules) <= MOST] == []


def test_every_refusal_names_a_rule_that_exists() -> None:
    assert len(REASONS) > 20
    assert [(r.name, r.rule) for r in REASONS.values() if r.rule not in {*RULES, *CHAPTERS}] == []


def test_every_worked_example_is_shown_and_no_other() -> None:
    shown = {example.removeprefix(f"{GAME}/") for witness in WITNESSES for example in witness.examples}
    assert sorted(shown) == sorted(EXAMPLES)
    assert len(EXAMPLES) == 37


def test_every_case_collected_in_the_rules_is_a_section() -> None:
    assert re.findall(r"^\| (P-14\.\d+) ", PAGE, re.MULTILINE) == [n for n in RULES if n.startswith("P-14.")]
