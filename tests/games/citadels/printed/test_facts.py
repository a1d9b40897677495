"""The facts of Citadels: every card is there, with the numbers it has in print and where they come from."""

import re
from pathlib import Path

import pytest

from greathall.games.citadels.cards import size_needed
from greathall.games.citadels.options import LISTING
from greathall.games.citadels.printed.data import CHARACTERS, DISTRICTS
from greathall.games.citadels.printed.facts import facts
from greathall.games.citadels.printed.presets import PRESETS
from greathall.games.citadels.state import Citadels

ROOT = Path(__file__).parents[4]
RULES = (ROOT / "docs" / "rules" / "citadels.md").read_text(encoding="utf-8")
SOURCES = {"rulebook", "public", "decided", "reconstructed"}

BASIC = {  # name: (type, cost, copies)
    "manor": ("noble", 3, 5),
    "castle": ("noble", 4, 4),
    "palace": ("noble", 5, 3),
    "temple": ("religious", 1, 3),
    "church": ("religious", 2, 3),
    "monastery": ("religious", 3, 3),
    "cathedral": ("religious", 5, 2),
    "tavern": ("trade", 1, 5),
    "market": ("trade", 2, 4),
    "trading_post": ("trade", 2, 3),
    "docks": ("trade", 3, 3),
    "harbor": ("trade", 4, 3),
    "town_hall": ("trade", 5, 2),
    "watchtower": ("military", 1, 3),
    "prison": ("military", 2, 3),
    "barracks": ("military", 3, 3),
    "fortress": ("military", 5, 2),
}
UNIQUES_BY_COST = {
    0: "secret_vault",
    2: "haunted_quarter stables",
    3: "armory framework keep statue",
    4: "basilica monument museum observatory poor_house",
    5: "capitol factory imperial_treasury ivory_tower laboratory map_room necropolis quarry smithy wishing_well",
    6: "dragon_gate gold_mine great_wall library park school_of_magic theater thieves_den",
}
RANKS = (
    "assassin witch magistrate",
    "thief spy blackmailer",
    "magician wizard seer",
    "king emperor patrician",
    "bishop abbot cardinal",
    "merchant alchemist trader",
    "architect navigator scholar",
    "warlord diplomat marshal",
    "queen artist tax_collector",
)
LIMITS = {"witch": 0, "seer": 2, "architect": 3, "navigator": 0, "scholar": 2}


def notes(what: str) -> list[str]:
    """What the facts say of something."""
    return [fact["note"] for fact in facts() if fact["what"] == what]


def sources(what: str) -> set[str]:
    return {fact["source"] for fact in facts() if fact["what"] == what}


def test_the_catalogue_lists_them() -> None:
    assert LISTING.facts is not None
    assert LISTING.facts() == facts()


def test_every_fact_says_what_it_is_and_where_it_comes_from() -> None:
    for fact in facts():
        assert fact.keys() == {"what", "source", "note"}
        assert fact["source"] in SOURCES
        assert fact["what"] and fact["note"]
    rows = [tuple(fact.values()) for fact in facts()]
    assert len(rows) == len(set(rows))


def test_basic_districts_have_their_numbers() -> None:
    for name, (kind, cost, copies) in BASIC.items():
        assert notes(f"{name}: type") == [kind]
        assert notes(f"{name}: cost") == [str(cost)]
        assert notes(f"{name}: copies") == [str(copies)]
        assert notes(f"{name}: effect") == []


@pytest.mark.parametrize(("cost", "names"), UNIQUES_BY_COST.items())
def test_unique_districts_have_their_cost_and_an_effect(cost: int, names: str) -> None:
    for name in names.split():
        assert notes(f"{name}: cost") == [str(cost)]
        assert notes(f"{name}: copies") == ["1"]
        assert notes(f"{name}: type") == ["unique"]
        assert len(notes(f"{name}: effect")) == 1
        assert sources(f"{name}: effect") <= {"rulebook", "public"}


def test_all_cards_are_there() -> None:
    copies = {fact["what"]: int(fact["note"]) for fact in facts() if fact["what"].endswith(": copies")}
    assert sum(copies.values()) == 84
    assert sum(copies[f"{name}: copies"] for name in BASIC) == 54 == int(notes("set-up: basic district cards")[0])
    uniques = " ".join(UNIQUES_BY_COST.values()).split()
    assert len(copies) == len(DISTRICTS) == len(BASIC) + len(uniques) == 47
    assert len(uniques) == 30
    counted = {kind: sum(n for k, _, n in BASIC.values() if k == kind) for kind in ("noble", "religious", "trade")}
    assert counted == {"noble": 12, "religious": 11, "trade": 20}


def test_characters_have_their_rank_their_limit_and_an_ability() -> None:
    for rank, names in enumerate(RANKS, 1):
        for name in names.split():
            assert notes(f"{name}: rank") == [str(rank)]
            assert notes(f"{name}: districts in a turn") == [str(LIMITS.get(name, 1))]
            assert len(notes(f"{name}: ability")) == 1
    assert len(CHARACTERS) == len(" ".join(RANKS).split()) == 27


@pytest.mark.parametrize("players", LISTING.players)
def test_the_numbers_of_the_set_up_are_those_of_the_game(players: int) -> None:
    match = LISTING.load(players).new(seed=1)
    s = match.state
    assert isinstance(s, Citadels)
    assert notes(f"{players} players: districts of a completed city") == [str(size_needed(s))]
    assert notes("set-up: gold of a player") == [str(s.gold[0])]
    assert notes("set-up: cards dealt to a player") == [str(len(s.hand[0]))]
    assert notes("set-up: unique districts in play") == [str(len(match.rules.options["uniques"]))]
    if players > 3:
        size = len(match.rules.options["cast"])
        assert notes(f"{players} players, {size} characters: turned up") == [str(len(s.up))]


def test_a_few_numbers_of_the_tables() -> None:
    assert notes("4 players, 9 characters: turned up") == ["3"]
    assert notes("2 players: characters not used") == ["emperor, queen, artist, tax_collector"]
    assert [notes(f"{players} players: characters of a player") for players in (2, 3, 4)] == [["2"], ["2"], ["1"]]
    assert [notes(f"{players} players: ninth character") for players in (2, 3, 4)] == [
        ["none"],
        ["needed"],
        ["as you like"],
    ]
    assert len(notes("8 players, 9 characters: the last player")) == 1


def test_presets_are_listed_as_they_are_played() -> None:
    for preset in PRESETS:
        assert notes(f"{preset.name}: characters") == [", ".join(preset.characters)]
        assert notes(f"{preset.name}: unique districts") == [", ".join(preset.uniques)]
        assert len(preset.uniques) == 14
    assert sources("first_game: ninth character") == {"decided"}


def rulings_of_the_page() -> dict[str, tuple[str, str]]:
    """The question and the source of every ruling, from the table of the rules."""
    rows = re.findall(r"^\| (R-\d\d) \| (.*?) \| .* \| (.*?) \|$", RULES, re.MULTILINE)
    return {number: (question, source) for number, question, source in rows}


def test_rulings_are_those_of_the_rules() -> None:
    listed: dict[str, tuple[str, list[str]]] = {}
    for fact in facts():
        if re.fullmatch(r"R-\d\d", fact["what"]):
            question, _, part = fact["note"].partition("? ")
            _, found = listed.setdefault(fact["what"], (f"{question.removesuffix('?')}?", []))
            found.append(" ".join([fact["source"], part]).strip())
    assert {
        number: (question, ", ".join(found)) for number, (question, found) in listed.items()
    } == rulings_of_the_page()
    assert len(listed) == 64


def test_every_ruling_the_code_names_is_there() -> None:
    code = (ROOT / "src" / "greathall" / "games" / "citadels").rglob("*.py")
    named = {number for file in code for number in re.findall(r"\bR-\d\d\b", file.read_text(encoding="utf-8"))}
    assert named <= rulings_of_the_page().keys()


def test_every_section_the_code_names_is_there() -> None:
    code = (ROOT / "src" / "greathall" / "games" / "citadels").rglob("*.py")
    named = {part for file in code for part in re.findall(r"\bT-\d+(?:\.\d+)?\b", file.read_text(encoding="utf-8"))}
    there = set(re.findall(r"\*\*(T-\d+\.\d+)\b", RULES)) | set(re.findall(r"^## (T-\d+) ", RULES, re.MULTILINE))
    assert named - there == set()
