"""What is said of an answer beforehand is what comes of it: here every answer is tried, and nothing is left out."""

import pytest

import greathall
from greathall.engine import Luck, Match
from greathall.engine.hidden.closing import OPEN, closing
from greathall.engine.machine import apply, deciders

EVERY = 4  # positions from one that is looked at to the next
GAMES = {
    "citadels": greathall.load("citadels", 5, preset="devious_dignitaries"),
    "citadels, cunning": greathall.load("citadels", 7, preset="cunning_agents"),
    "paladins": greathall.load("paladins", 3),
    "paladins, alone": greathall.load("paladins", 1),
    "city of crowns": greathall.load("paladins", 2, expansions=["city_of_crowns"]),
}


def closed_by_trying(match: Match, seat: int) -> dict[int, bool]:
    """For each answer whether it could not be taken back."""
    s, found = match.state, {}
    for answer in match.legal(seat):
        option = match.rules.space.answers[answer].option
        after = s.clone()
        apply(after, seat, option)
        found[answer] = closing(s, seat, option, after) != OPEN
    return found


@pytest.mark.parametrize("name", GAMES)
def test_every_answer_is_marked_as_it_turns_out(name: str) -> None:
    match, luck, marks = GAMES[name].new(seed=11), Luck(5), 0
    while not match.over:
        seat = match.deciders()[0]
        if match.answered % EVERY == 0:
            for asked in deciders(match.state):
                shown = match.question(asked)
                assert shown is not None
                marked = {answer["answer"]: answer.get("final", False) for answer in shown["answers"]}
                assert marked == closed_by_trying(match, asked), f"after {match.answered} answers"
                marks += len(marked)
        answers = match.legal(seat)
        match.play(answers[luck.below(len(answers))], seat)
    assert marks > 100
