"""Taking back in Citadels: what everybody has heard stands, and so does a turn that has called the next character."""

import pytest

from greathall.engine import Luck, Match, load_position
from greathall.games.citadels.options import LISTING

PLACING = {
    "magistrate": ["warrants", "warrant on magician", "warrant on king", "warrant on warlord"],
    "blackmailer": ["threaten", "threaten king", "threaten warlord"],
}


def turn_of(character: str) -> Match:
    """A's turn as this character; B is the King."""
    cast = ["magistrate", "blackmailer", "magician", "king", "bishop", "merchant", "architect", "warlord"]
    rules = LISTING.load(4, cast=cast).rules
    given = {"A": {"characters": [character]}, "B": {"characters": ["king"]}, "at": {"turn": "A", "as": character}}
    return Match(rules, load_position(rules, given), Luck(1)).begin()


@pytest.mark.parametrize("character", PLACING)
def test_each_mark_that_is_placed_is_final_and_the_secret_one_is_confirmed(character: str) -> None:
    match = turn_of(character)
    use, *placed = PLACING[character]
    match.say(use, "A")
    for answer in placed:
        assert marks(match) == {(True, False)}
        match.say(answer, "A")
        assert (match.undoable("A"), match.askable("A")) == (0, False)
    assert marks(match) == {(True, True)}


def marks(match: Match) -> set[tuple[bool, bool]]:
    """What the answers of A's question say: final, and to be confirmed."""
    question = match.question("A")
    assert question is not None
    return {("final" in answer, "confirm" in answer) for answer in question["answers"]}


def test_an_ended_turn_reveals_the_next_character_and_cannot_be_asked_back() -> None:
    match = turn_of("magician")
    match.say("gather gold", "A")
    assert match.undoable("A") == 1
    match.say("end turn", "A")
    assert match.deciders() == [1] and match.view("A")["seats"]["B"]["characters"] == ["king"]
    assert (match.undoable("A"), match.askable("A")) == (0, False)
