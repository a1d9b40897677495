"""Every language says all that English says, and nothing else; forms, counts and variables are right."""

import fnmatch
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from greathall.engine import Game, Listing
from greathall.locale import Messages
from greathall.locale.checking import patterns_of, variables_of
from greathall.locale.comparing import is_counted, malformed, miscounted, same, selections
from greathall.locale.forms import split_form
from greathall.locale.needs import NUMBER, SEAT, variants
from greathall.locale.sentences import Source, bundle
from tools.languages import SAME, allowed, faults, files, given, languages, listing_of, stray, text_of

PEOPLE = ["Łucja", "Ґанна", "Jiří"]
NUMBERS = re.compile(r"^([\w-]+) =(?:(?!\n\S).)*?NUMBER\(\$(\w+)", re.DOTALL | re.MULTILINE)
AMOUNTS = (0, 1, 2, 3, 5, 12, 21, 22, 25)
LANGUAGES = languages()
EVERYTHING = [(language, name) for language in LANGUAGES for name in files()]


def test_the_languages_are_there() -> None:
    assert LANGUAGES[0] == "en"
    assert {"cs", "pl", "uk"} <= set(LANGUAGES)
    assert {"engine", "page", "cli", "server", "citadels", "paladins-city_of_crowns", "paladins_bots"} <= set(files())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_file_is_for_nothing(language: str) -> None:
    assert stray(language) == []


@pytest.mark.parametrize(("language", "name"), EVERYTHING)
def test_a_file_is_whole_and_right(language: str, name: str) -> None:
    assert faults(language, name) == {}


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_what_may_read_like_english_does_so(language: str) -> None:
    own = allowed(language).keys() - allowed("all").keys()
    alike = {message for name in files() for message in same(text_of(language, name), text_of("en", name))}
    assert [pattern for pattern in sorted(own) if not fnmatch.filter(alike, pattern)] == []
    assert all(place.stem in (*LANGUAGES, "all") for place in SAME.iterdir())


# Every message is made with sample values.


def samples(messages: Messages, nouns: set[str]) -> list[Any]:
    """What a variable may be: amounts, or names that are there, few and many, and none."""
    found: list[Any] = []
    for noun in sorted(nouns):
        single = noun.removesuffix("*")
        names = [name for name in messages.rules.names.get(single, ()) if single != SEAT]
        if noun == NUMBER:
            found += AMOUNTS
        elif single == SEAT:
            found += [messages.value(SEAT, value) for value in [*messages.rules.seats, None]]
        elif noun.endswith("*"):
            found += [messages.value(single, part) for part in ([], names[:1], names[-2:])]
        else:
            found += [messages.value(single, name, amount) for name in (*names[:2], *names[-2:]) for amount in (1, 5)]
    return found or [messages.common("nothing", "none"), "any", *map(messages.common, ("yes", "no"))]


def arguments_of(messages: Messages, variables: dict[str, set[str]]) -> Iterator[dict[str, Any]]:
    """Enough arguments for one message to see each value of each variable, in changing company."""
    values = {name: samples(messages, nouns) for name, nouns in variables.items()}
    for step in range(max([1, *map(len, values.values())]) + 3):
        yield {name: known[(step * (place + 1)) % len(known)] for place, (name, known) in enumerate(values.items())}


def fullest(listing: Listing) -> Game:
    """The game with the most names: all expansions are in it."""
    return max(variants(listing), key=lambda game: sum(len(names) for names in game.rules.names.values()))


def wrong(sources: tuple[Source, ...], language: str, message: str, arguments: dict[str, Any]) -> list[str]:
    """What goes wrong when this message is said."""
    speaking = bundle(sources, language)
    name, _, attribute = message.partition(".")
    pattern = speaking.pattern(name, attribute)
    assert pattern is not None
    text, faults = speaking.say(pattern, arguments)
    empty = [] if text.strip() else ["empty"]
    return [f"{message} {arguments}: {fault}" for fault in [*faults, *empty]]


@pytest.mark.parametrize(("language", "name"), EVERYTHING)
def test_every_message_can_be_said(language: str, name: str) -> None:
    listing, there = listing_of(name), patterns_of(text_of(language, name))
    sources: tuple[Source, ...] = (("greathall", name), ("greathall", "engine"))
    if listing is None:
        found = [
            wrong(sources, language, one, plain) for one in there for plain in plain_arguments(language, name, one)
        ]
    else:
        messages, variables = Messages(fullest(listing), [language]), given(name)
        found = [
            wrong(sources, language, one, arguments)
            for one in there
            for arguments in arguments_of(messages, variables.get(one, {}))
        ]
    assert [fault for faults in found for fault in faults] == []
    assert len(found) >= len(there)


@cache
def plain_values(language: str, name: str) -> dict[str, dict[str, list[Any]]]:
    """What the variables of each message may be if no rules say it: amounts, or the words it is chosen by."""
    values: dict[str, dict[str, list[Any]]] = {}
    for text in (text_of("en", name), text_of(language, name)):
        for message, used in variables_of(text).items():
            known = values.setdefault(message, {})
            known.update({variable: known.get(variable, PEOPLE) for variable in used})
        for message, variable, chosen in selections(text):
            values[message][variable] = list(AMOUNTS) if is_counted(chosen) else [*chosen]
        for message, variable in NUMBERS.findall(text):
            values[message][variable] = list(AMOUNTS)
    return values


def plain_arguments(language: str, name: str, message: str) -> Iterator[dict[str, Any]]:
    values = plain_values(language, name)[message]
    for step in range(max([1, *map(len, values.values())])):
        yield {variable: known[step % len(known)] for variable, known in values.items()}


# The checks themselves.


def test_whoever_counts_by_too_few_forms_is_told() -> None:
    few = "a = { $n ->\n    [one] { $n } card\n   *[other] { $n } cards\n }\n"
    assert miscounted(few, "en") == []
    assert miscounted(few, "pl") == ["a $n: no [few], [many]"]
    assert miscounted(few, "cs") == ["a $n: no [few]"]
    assert miscounted("a = { $n ->\n    [one] last\n   *[other] cards: { $n }\n }\n", "pl") == []
    assert miscounted("a = { $n ->\n    [one] 1\n   *[other] cards: { $n }\n }\n", "uk") != []


def test_a_file_that_fluent_cannot_read_is_told() -> None:
    assert len(malformed("a = { $x -> [one] one *[other] many }\n")) == 1  # a selector must not be on one line
    assert malformed("a = 1\na = 2\n") == ["twice: a"]
    assert malformed("# A comment.\n\na = { $x }\n") == []
    assert malformed('a = { DATETIME($x) }\nb = { NUMBER($x, style: "percent") }\nc = { NUMBER($x) }\n') == [
        "no such function: a DATETIME",
        "no such function: b NUMBER",
    ]


def test_what_reads_like_english_is_told() -> None:
    english = "a = Park { $n }\n    .why = { $n }\nb = Temple\n"
    assert same("a = Park   { $n }\n    .why = { $n }\nb = Chrám\n", english) == ["a"]


def test_forms_are_told_from_names() -> None:
    assert [split_form(name) for name in ("card-gen", "card", "from-bottom")] == [
        ("card", "gen"),
        ("card", ""),
        ("from-bottom", ""),
    ]
