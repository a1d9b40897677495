"""A question as a message is what the engine shows of it: no name more, none less, and nothing is lost on the way."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import convert, to_builtins
from msgspec.structs import fields

from greathall.engine import Luck
from greathall.engine.hidden.questions import show_question
from greathall.server.catalogue import game_of
from greathall.server.protocol.questions import Answer, Question, Refused

CITADELS = [("citadels", players, {"cast": "random", "uniques": "random", "draw": players}) for players in (2, 4, 6, 8)]
CROWNS = [("paladins", players, {"expansions": ["city_of_crowns"]}) for players in (1, 3)]
GAMES: list[tuple[str, int, dict[str, Any]]] = [*CITADELS, ("paladins", 2, {}), *CROWNS]
EVERY = 3  # of the questions of a game


def asked(name: str, players: int, options: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Questions of a game, and those behind their answers."""
    match, luck = game_of(name, players, options).new(seed=players), Luck(players)
    while not match.over:
        seat = match.deciders()[0]
        shown = show_question(match.state, seat) if luck.below(EVERY) == 0 else None
        if shown is not None:
            yield shown
            yield from [answer["then"] for answer in shown["answers"] if "then" in answer]
        legal = match.legal(seat)
        match.play(legal[luck.below(len(legal))], seat)


@pytest.fixture(scope="module")
def questions() -> list[dict[str, Any]]:
    return [shown for game in GAMES for shown in asked(*game)]


def test_a_question_is_sent_to_the_letter(questions: list[dict[str, Any]]) -> None:
    assert len(questions) > 300
    for shown in questions:
        assert to_builtins(convert(shown, Question)) == shown


@pytest.mark.parametrize(("message", "part"), [(Answer, "answers"), (Refused, "refused")])
def test_the_message_of_an_answer_has_no_name_that_is_never_said(
    questions: list[dict[str, Any]], message: type, part: str
) -> None:
    said = {name for shown in questions for answer in shown[part] for name in answer}
    assert said == {field.name for field in fields(message)}
