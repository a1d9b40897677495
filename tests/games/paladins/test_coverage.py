"""Everything the rules say is shown by a scenario or a test: sections and worked examples, also of expansions."""

import re
from collections import Counter

import pytest
from games.paladins.sections import BOOKS, CITY_OF_CROWNS, PALADINS, Book

from greathall.engine import Reason
from greathall.games import find
from greathall.games.paladins.crowns.printed.rulings import RULINGS as CROWNS_RULINGS
from greathall.games.paladins.crowns.solo.words import REASONS as CROWNS_SOLO_REASONS
from greathall.games.paladins.crowns.words import REASONS as CROWNS_REASONS
from greathall.games.paladins.printed.rulings import RULINGS, Ruling
from greathall.games.paladins.solo.words import SOLO_REASONS
from greathall.games.paladins.words import REASONS
from tools.coverage_table import doubts_of, witnesses_of

GAME = "paladins"
MOST = 5  # sections of one scenario: it shows few things, and those clearly
WITNESSES = witnesses_of(GAME)
SCENARIOS = [witness for witness in WITNESSES if witness.file.suffix == ".yaml"]
SHOWN = {number for witness in WITNESSES for number in witness.rules}
KNOWN = {number for book in BOOKS for number in (*book.numbers, *book.chapters)}
EVERY_REASON: list[Reason] = [
    reason for reasons in (REASONS, SOLO_REASONS, CROWNS_REASONS, CROWNS_SOLO_REASONS) for reason in reasons.values()
]

of_every_book = pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.name)


@of_every_book
def test_the_table_has_every_section_of_the_rules_in_their_order(book: Book) -> None:
    assert book.sections_of_the_page() == book.numbers
    assert len(book.numbers) == book.sections


@of_every_book
def test_no_number_is_there_twice(book: Book) -> None:
    assert [number for number, count in Counter(book.numbers).items() if count > 1] == []


@of_every_book
def test_every_rule_says_where_it_comes_from(book: Book) -> None:
    assert {source for rule in book.rules for source in rule.sources.split(", ")} == set(book.sources.split())


@pytest.mark.parametrize(("book", "rulings"), [(PALADINS, RULINGS), (CITY_OF_CROWNS, CROWNS_RULINGS)])
def test_every_decision_is_a_decided_section(book: Book, rulings: tuple[Ruling, ...]) -> None:
    assert [ruling.section for ruling in rulings if ruling.section not in book.decided] == []


def test_every_decided_section_of_the_expansion_has_its_question() -> None:
    asked = {ruling.section for ruling in CROWNS_RULINGS}
    assert CITY_OF_CROWNS.decided - asked == {"C-13.1"}  # what is not in the game asks for nothing


def test_what_the_page_of_the_expansion_marks_is_what_the_table_says() -> None:
    """A decision is marked [D] there, a value that no source gives [R]."""
    for mark, source in (("**[D]**", "decided"), ("**[R]**", "reconstructed")):
        parts = re.split(r"^(?:- \*\*|\| )(?=C-\d)|^#+ ", CITY_OF_CROWNS.page, flags=re.MULTILINE)
        marked = {part.split()[0].rstrip("*") for part in parts if re.match(r"C-\d+\.", part) and mark in part}
        named = {above(rule.number) for rule in CITY_OF_CROWNS.rules if source in rule.sources}
        assert marked <= named, mark


def above(number: str) -> str:
    """The paragraph a numbered item belongs to."""
    return ".".join(number.split(".")[:2])


@of_every_book
def test_every_section_is_shown(book: Book) -> None:
    assert [number for number in book.numbers if number not in SHOWN] == []


def test_no_scenario_and_no_test_names_a_rule_that_does_not_exist() -> None:
    assert [(w.title, number) for w in WITNESSES for number in w.rules if number not in KNOWN] == []


def test_no_scenario_names_many_rules() -> None:
    assert [witness.title for witness in SCENARIOS if not 1 <= len(witness.rules) <= MOST] == []


def test_every_refusal_names_a_rule_that_exists() -> None:
    assert len(EVERY_REASON) > 30
    assert [(r.name, r.rule) for r in EVERY_REASON if r.rule not in KNOWN] == []


@of_every_book
def test_every_worked_example_is_shown_and_no_other(book: Book) -> None:
    named = [example for witness in WITNESSES for example in witness.examples]
    shown = {example.removeprefix(f"{book.name}/") for example in named if example.startswith(f"{book.name}/")}
    assert sorted(shown) == sorted(book.listed_examples())
    assert len(shown) == book.examples


def test_every_example_belongs_to_a_book() -> None:
    books = {book.name for book in BOOKS}
    assert {example.split("/")[0] for witness in WITNESSES for example in witness.examples} == books


@of_every_book
def test_every_case_collected_in_the_rules_is_a_section(book: Book) -> None:
    assert book.cases() == [number for number in book.numbers if number.startswith(f"{book.letter}-14.")]


def test_what_looked_wrong_when_bots_played_is_a_reconstructed_value() -> None:
    """No doubt is cast on what is printed; a doubt names cards, or numbers of the boards, and what it is about."""
    listed = find(GAME).facts
    assert listed is not None
    facts = {fact["what"]: fact["source"] for fact in listed()}
    doubts = doubts_of(CITY_OF_CROWNS.folder)
    assert doubts
    for doubt in doubts:
        for card in doubt.cards.split(", "):
            about = [name for name in facts if name.endswith(f" {card}: {doubt.fact}")]
            assert [facts[name] for name in about] == ["reconstructed"], (card, doubt.fact)
