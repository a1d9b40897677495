"""The lessons of the guided games say nothing that is not so: each has claims as data, compared with the table."""

import json
import re
from pathlib import Path
from typing import Any, Final

import pytest

from greathall import games
from greathall.engine import Luck, Match

ROOT: Final = Path(__file__).parents[2]
LANGUAGES: Final = ("en", "pl", "uk", "cs")
TAUGHT: Final = {"citadels": (4, {"preset": "first_game"}), "paladins": (2, {})}
CLAIM: Final = re.compile(r"^(\S+) (=|>|<=|in|not in|has) (.+)$")
FACT: Final = re.compile(r"^(view|event|question|me)\b")
GAMES: Final = 12
# Kinds that a first game seldom asks.
SELDOM: Final = {"question-pay", "question-space_worker", "question-convert"}


def lessons_of(game: str) -> dict[str, dict[str, Any]]:
    text = (ROOT / "web" / "src" / "games" / game / "lessons.json").read_text(encoding="utf-8")
    return dict(json.loads(text))


def told_in(game: str, language: str) -> dict[str, str]:
    """The lessons in their order, by their names."""
    text = (ROOT / "src" / "greathall" / "locale" / language / f"{game}_guide.ftl").read_text(encoding="utf-8")
    return dict(re.findall(rf"^{game}-guide-([\w-]+) = (.*)$", text, re.MULTILINE))


def found(path: str, facts: dict[str, Any]) -> Any:
    filled = re.sub(r"\{([\w.]+)\}", lambda part: str(found(part[1], facts)), path)
    value: Any = facts
    for part in filled.split("."):
        if part == "length":
            value = len(value) if isinstance(value, list) else None
        else:
            value = value.get(part) if isinstance(value, dict) else None
    return value


def meant(text: str, facts: dict[str, Any]) -> Any:
    if FACT.match(text):
        return found(text, facts)
    literals = {"true": True, "false": False, "null": None}
    return literals[text] if text in literals else int(text) if text.isdigit() else text


def listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def holds(claim: str, facts: dict[str, Any]) -> bool:
    """The same as the page does (`web/src/lib/lessons/claims.ts`)."""
    left, relation, right = (CLAIM.match(claim) or pytest.fail(claim)).groups()
    one, other = meant(left, facts), meant(right, facts)
    if relation in (">", "<="):
        return one is not None and (one > other) == (relation == ">")
    if relation in ("in", "not in"):
        return all((part in listed(other)) == (relation == "in") for part in listed(one))
    return bool(one == other if relation == "=" else other in listed(one))


def facts_of(match: Match, seat: int, event: dict[str, Any]) -> dict[str, Any]:
    asked = match.question(seat)
    question = None
    if asked is not None:
        answers = asked["answers"]
        verbs, nouns = [answer["verb"] for answer in answers], [answer["noun"] for answer in answers]
        question = {"kind": asked["kind"], "answers": answers, "verbs": verbs, "nouns": nouns}
    return {"view": match.view(seat), "event": event, "question": question, "me": match.rules.seats[seat]}


def is_up(event: dict[str, Any], view: dict[str, Any]) -> bool:
    """The lesson of a silent rank is not for a character that everybody sees lying there."""
    return event["event"] == "nobody" and event["card"] in view["up"]


def outcomes(game: str) -> dict[str, list[bool]]:
    """For every lesson: whether it was so, each time that it could have been told, to whoever was asked."""
    players, options = TAUGHT[game]
    lessons, found_so = lessons_of(game), dict[str, list[bool]]()

    def note(name: str, facts: dict[str, Any]) -> None:
        if name in lessons:
            claims = lessons[name]["claims"]
            found_so.setdefault(name, []).append(all(holds(claim, facts) for claim in claims))

    for seed in range(GAMES):
        match, luck, n = games.load(game, players, **options).new(seed).listen(), Luck(seed), 0
        while not match.over:
            seat = match.deciders()[0]
            for event in match.events(seat, n + 1 if n else 0):
                facts = facts_of(match, seat, event)
                if not is_up(event, facts["view"]):
                    note(f"event-{event['event']}", facts)
            n = match.answered
            facts = facts_of(match, seat, {})
            note(f"question-{facts['question']['kind']}", facts)
            for name in ("aim", "signs"):
                note(name, facts)
            legal = match.legal(seat)
            match.play(legal[luck.below(len(legal))], seat)
    return found_so


@pytest.mark.parametrize("game", TAUGHT)
def test_every_lesson_has_claims_and_is_told_in_every_language(game: str) -> None:
    lessons = lessons_of(game)
    assert all(lesson["claims"] for lesson in lessons.values())
    for language in LANGUAGES:
        told = told_in(game, language)
        assert set(told) == set(lessons), language
        for name, text in told.items():
            assert set(re.findall(r"\$(\w+)", text)) == set(lessons[name].get("values", {})), (language, name)


@pytest.mark.parametrize("game", TAUGHT)
def test_what_lessons_say_is_so_when_they_are_told(game: str) -> None:
    """A lesson that is not so at some moment is not told then; but at most moments that call for it, it is."""
    so = outcomes(game)
    assert set(lessons_of(game)) - set(so) <= SELDOM
    assert {name for name, times in so.items() if not any(times)} == set(), "never so: the claim or the lesson is wrong"
    doubtful = {name: f"{sum(times)} of {len(times)}" for name, times in so.items() if sum(times) < len(times) / 2}
    assert set(doubtful) <= {"question-turn"}, doubtful


def test_a_lesson_that_is_not_so_is_found() -> None:
    match = games.load("citadels", 4, preset="first_game").new(1)
    facts = facts_of(match, match.deciders()[0], {"event": "nobody", "card": "king"})
    assert not holds("event.card in view.silent", facts)
    assert holds("view.city_size = 7", facts) and not holds("view.city_size = 8", facts)
