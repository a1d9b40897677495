"""What people read fits where it is read: questions in two lines, verbs on buttons, a card's text in a few lines."""

from typing import Any

import pytest

from greathall import games
from greathall.engine import Game, Listing
from greathall.games.citadels.printed.data import CHARACTERS, DISTRICTS, UNIQUE
from greathall.locale import Messages
from greathall.locale.messages import nouns_of
from greathall.locale.needs import public_kinds
from tools.languages import languages

LINE = 60
WHY = 110
VERB = 32
TEXT = 110
LIST = 140  # a text that lists what is printed on a card
LONGER = 1.25  # other languages need more room than English, and get this much
NAME = 24  # the longest name a person can have
EVERYBODY = "Rosamund of the Long Wall"[:NAME]
NEVER = {"ok", "yes", "submit"}

DELIVERED = [
    pytest.param(listing, language, id=f"{listing.name}-{language}")
    for listing in games.listings()
    if listing.messages == "greathall"
    for language in languages()
]


def room(limit: int, language: str) -> float:
    """How many letters a text of this language may have."""
    return limit if language == "en" else limit * LONGER


class Read(Messages):
    """Messages at a table where everybody has the longest name."""

    def name(self, noun: str, name: str, amount: int = 1) -> str:
        return EVERYBODY if noun == "seat" else super().name(noun, name, amount)


def messages_of(listing: Listing, language: str) -> list[tuple[Game, Read]]:
    everything = {option.name: list(option.values) for option in listing.options if option.many}  # expansions
    loaded = [listing.with_options(players, chosen) for players in listing.players for chosen in ({}, everything)]
    return [(game, Read(game, [language])) for game in loaded]


def longest(messages: Read, noun: str) -> str:
    """The name that takes the most room."""
    return max(messages.rules.names[noun], key=lambda name: len(messages.name(noun, name)))


def samples(messages: Read, kind: str) -> list[dict[str, Any]]:
    """A question of this kind with its longest names, about few and about many."""
    nouns = nouns_of(messages.rules.space.kinds[kind].about)
    return [
        {
            "kind": kind,
            "about": {name: n if noun == "number" else longest(messages, noun) for name, noun in nouns.items()},
        }
        for n in (1, 12)
    ]


@pytest.mark.parametrize(("listing", "language"), DELIVERED)
def test_questions_fit_in_two_lines(listing: Listing, language: str) -> None:
    for game, messages in messages_of(listing, language):
        for kind in game.rules.space.kinds:
            for question in samples(messages, kind):
                line, why = messages.question_line(question), messages.question_why(question)
                assert 0 < len(line) <= room(LINE, language), line
                assert 0 < len(why) <= room(WHY, language), (len(why), why)
                assert line[0].isupper() and line[-1] not in ".!", line
                assert why[0].isupper() or why.startswith(("1", EVERYBODY)), why
                assert why.endswith("."), why
                assert "{" not in line + why


@pytest.mark.parametrize(("listing", "language"), DELIVERED)
def test_others_read_who_is_asked_and_what(listing: Listing, language: str) -> None:
    for game, messages in messages_of(listing, language):
        for kind in public_kinds(game):
            told = messages.waiting("A", kind)
            assert told.startswith(EVERYBODY) and not told.endswith("."), told
            assert len(told) - len(EVERYBODY) <= room(LINE - 10, language), told


@pytest.mark.parametrize(("listing", "language"), DELIVERED)
def test_buttons_say_what_they_do(listing: Listing, language: str) -> None:
    for game, messages in messages_of(listing, language):
        for number in game.rules.space.shared:
            verb = messages.button(number)
            assert 0 < len(verb) <= room(VERB, language), verb
            assert verb.lower() not in NEVER


@pytest.mark.parametrize(("listing", "language"), DELIVERED)
def test_explanations_are_short_sentences(listing: Listing, language: str) -> None:
    for game, messages in messages_of(listing, language):
        for noun, names in game.rules.names.items():
            limit = LIST if noun in messages.cards else TEXT
            for text in filter(None, (messages.text(noun, name) for name in names)):
                assert len(text) <= room(limit, language), (len(text), text)
                assert (text[0].isupper() or text[0].isdigit()) and text.endswith("."), text


def test_every_character_and_every_unique_district_of_citadels_is_explained() -> None:
    messages = Messages(games.find("citadels").load(5))
    explained = {name for name in messages.rules.names["district"] if messages.text("district", name)}
    assert explained == {district.name for district in DISTRICTS if district.kind == UNIQUE}
    assert [character.name for character in CHARACTERS if not messages.text("character", character.name)] == []
    for noun in ("ability", "mark", "type", "way"):
        assert [name for name in messages.rules.names[noun] if not messages.text(noun, name)] == []
