"""The table in words: in no language a word of the rules is shown as the rules write it."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
import sizes

from greathall import games
from greathall.commands.playing.table import name_place, table_lines
from greathall.engine import EVERYTHING, SPECTATOR, Game, Luck, Match
from greathall.engine.hidden.hindsight import view_at
from greathall.locale import Messages
from greathall.locale.checking import patterns_of
from greathall.locale.comparing import TextFinder
from greathall.locale.needs import names_in
from greathall.locale.sentences import read
from tools.languages import languages

WIDE = 1_000_000  # nothing is wrapped
SELDOM = 13  # how many answers come before the table is looked at again
CROWNS = {"expansions": ["city_of_crowns"]}
PRESETS = ("vicious_nobles", "devious_dignitaries", "ambitious_aristocrats")
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("citadels", 2, {}),
    *(("citadels", 4, {"preset": preset}) for preset in PRESETS),
    ("citadels", 8, {"preset": "cunning_agents", "rank9": True}),
    ("paladins", 1, {}),
    ("paladins", 3, {}),
    ("paladins", 1, CROWNS),
    ("paladins", 2, CROWNS),
]
ONLY_IN_THE_WHOLE = [("paladins", 1, {}), ("paladins", 3, {}), ("paladins", 1, CROWNS)]  # they take long
SHARE = [sizes.whole(*table) if table in ONLY_IN_THE_WHOLE else table for table in TABLES]
RAW = {  # some of the words that must not be shown, in any language
    "citadels": {"magician", "rob", "magic", "trading_post", "city_size"},
    "paladins": {"develop", "workshop", "labourer", "faith", "r1_1", "kf_pray"},
}
LETTERS = re.compile("[a-z]")


def positions(game: Game) -> Iterator[Match]:
    """A whole game at random, looked at now and then."""
    match, luck, answered = game.new(seed=3), Luck(3), 0
    while not match.over:
        if answered % SELDOM == 0:
            yield match
        seat = match.deciders()[0]
        answers = match.legal(seat)
        match.play(answers[luck.below(len(answers))], seat)
        answered += 1
    yield match


def words_in(value: Any) -> set[str]:
    """All keys and words of a view, however deep."""
    if isinstance(value, dict | list):
        parts = [*value, *value.values()] if isinstance(value, dict) else value
        return set().union(*(words_in(part) for part in parts))
    return {value} if isinstance(value, str) else set()


@cache
def displayed(game: str, language: str) -> str:
    """Every word that a table of this game may show: names, labels and parts, but not what effects do."""
    names = [name for name in names_in(games.find(game)) if not name.startswith((f"{game}-verb-", f"{game}-line-"))]
    own, common = (patterns_of(read("greathall", language, file) or "") for file in (game, "engine"))
    shown = [own[name] for name in own if name in names or name.startswith(f"{game}-part-")]
    shown += [common[name] for name in common if not name.startswith(("engine-reason-", "engine-options-"))]
    finder = TextFinder()
    for pattern in shown:
        finder.visit(pattern)
    return "\n".join(finder.found)


def whole(word: str) -> str:
    return rf"(?<!\w){re.escape(word)}(?!\w)"


def raw_words(game: Game, views: list[dict[str, Any]], language: str) -> set[str]:
    """Names of the rules and words of views that look like no word for people."""
    names = {name for names in game.rules.names.values() for name in names}
    shown = displayed(game.name, language)
    words = {word for word in names.union(*(words_in(view) for view in views)) if LETTERS.search(word)}
    return {word for word in words if not re.search(whole(word), shown)}


def seen(game: Game) -> list[dict[str, Any]]:
    """What is seen in a game: by every seat in turn, by a spectator, and with everything open."""
    viewers = [*range(len(game.seats)), SPECTATOR, EVERYTHING]
    return [view_at(match.state, viewers[at % len(viewers)]) for at, match in enumerate(positions(game))]


@pytest.mark.no_cover
@pytest.mark.parametrize(("name", "players", "options"), SHARE)
def test_no_word_of_the_rules_is_shown(name: str, players: int, options: dict[str, Any]) -> None:
    game = games.find(name).with_options(players, options)
    views = seen(game)
    for language in languages():
        messages, raw = Messages(game, [language]), raw_words(game, views, language)
        assert RAW[name] <= raw
        lines = [line for view in views for line in table_lines(messages, view, game.seats[0], WIDE)]
        found = re.compile("|".join([*map(whole, sorted(raw)), f"{name}-[a-z]", "engine-[a-z]"]))
        assert [line for line in lines if found.search(line)] == []


def test_everybody_at_once_sees_all_characters() -> None:
    game = games.find("citadels").load(4)
    match = next(match for match in positions(game) if "turn" in match.view(0))
    lines = "\n".join(table_lines(Messages(game, ["en"]), view_at(match.state, EVERYTHING), "", WIDE))
    assert lines.count("Characters: ") == 4
    assert "This turn: " in lines


def test_where_a_known_card_may_lie() -> None:
    messages = Messages(games.find("citadels").load(4), ["en"])
    assert [name_place(messages, place) for place in ("A", "deck", "B museum")] == ["A", "Deck", "B: Under the Museum"]
