"""Everything the rules say is shown by a scenario or a test: sections, rulings, worked examples."""

import re
from collections import Counter
from pathlib import Path

from greathall.engine import Reason
from greathall.games.citadels.catalogue import ALL_WORDS
from greathall.games.citadels.printed.rulings import RULINGS
from greathall.games.citadels.words import REASONS
from tools import coverage_table
from tools.coverage_table import MOST, PAGE, rules_of, witnesses_of
from tools.steps import ROOT

GAME = "citadels"
SOURCES = ("rulebook", "public", "decided")
LAST_CHAPTER = 14  # what follows is rulings, presets and hints for programs
RULES = [rule.number for rule in rules_of(GAME)]
WITNESSES = witnesses_of(GAME)
SCENARIOS = [witness for witness in WITNESSES if witness.file.suffix == ".yaml"]
RULES_PAGE = (ROOT / "docs" / "rules" / f"{GAME}.md").read_text(encoding="utf-8")
CHAPTERS = set(re.findall(r"^#+ (T-\d+)\b", RULES_PAGE, re.MULTILINE))

EXAMPLES = (Path(__file__).parent / "examples.txt").read_text(encoding="utf-8").splitlines()


def sections_of_the_page() -> list[str]:
    """The numbered items of every chapter; a chapter without any is one section."""
    found: list[str] = []
    for chapter in re.split(r"^## (?=T-\d)", RULES_PAGE, flags=re.MULTILINE)[1:]:
        name = chapter.split()[0]
        if int(name.removeprefix("T-")) <= LAST_CHAPTER:
            found += re.findall(rf"^(?:-|\d+\.) \*\*({name}\.\d+)\b", chapter, re.MULTILINE) or [name]
    return found


def test_the_table_has_every_section_of_the_rules_in_their_order() -> None:
    assert [number for number in RULES if number.startswith("T-")] == sections_of_the_page()


def test_the_table_has_every_ruling_in_their_order() -> None:
    rulings = re.findall(r"^\| (R-\d+) \|", RULES_PAGE, re.MULTILINE)
    assert [number for number in RULES if number.startswith("R-")] == rulings


def test_the_sources_of_a_ruling_are_those_the_game_names() -> None:
    table = {rule.number: set(rule.sources.split(", ")) for rule in rules_of(GAME)}
    assert [r.number for r in RULINGS if table[r.number] != {source.split(":")[0] for source in r.sources}] == []


def test_no_number_is_there_twice() -> None:
    assert [number for number, count in Counter(RULES).items() if count > 1] == []


def test_every_rule_says_where_it_comes_from() -> None:
    assert {source for rule in rules_of(GAME) for source in rule.sources.split(", ")} == {*SOURCES}


def test_every_section_and_every_ruling_is_shown() -> None:
    shown = {number for witness in WITNESSES for number in witness.rules}
    assert [number for number in RULES if number not in shown] == []


def test_no_scenario_and_no_test_names_a_rule_that_does_not_exist() -> None:
    unknown = [(w.title, number) for w in SCENARIOS for number in w.rules if number not in RULES]
    unknown += [(w.title, number) for w in WITNESSES for number in w.rules if number not in {*RULES, *CHAPTERS}]
    assert unknown == []


def test_no_scenario_names_many_rules() -> None:
    assert [witness.title for witness in SCENARIOS if not 1 <= len(witness.rules) <= MOST] == []


def test_every_refusal_names_a_rule_that_exists() -> None:
    reasons: list[Reason] = [*REASONS.values(), *(reason for words in ALL_WORDS for reason in words.reasons.values())]
    assert len(reasons) > 30
    assert [(reason.name, reason.rule) for reason in reasons if reason.rule not in {*RULES, *CHAPTERS}] == []


def test_every_worked_example_is_shown_and_no_other() -> None:
    shown = {example for witness in WITNESSES for example in witness.examples}
    assert sorted(shown) == [f"{GAME}/{line.split(' | ')[0]}" for line in EXAMPLES]
    assert len(EXAMPLES) == 55


def test_the_page_is_what_would_be_written_now() -> None:
    again = ".venv/bin/python -m tools.coverage_table"
    assert PAGE.read_text(encoding="utf-8") == coverage_table.page(), f"write it anew: {again}"


def test_it_is_said_where_an_example_is_shown() -> None:
    (line,) = coverage_table.listing(["citadels/EX-11"]).splitlines()
    assert re.fullmatch(r"tests/games/citadels/test_marks\.py:\d+: citadels/EX-11: test_a_bribe_is_half_.*", line)
