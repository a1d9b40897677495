"""Who is asked what in a position, and the answers, in words; Chance is somebody here."""

from typing import Final

from greathall.engine import CHANCE, EVERYTHING, Draw, Match, Shuffle, State
from greathall.engine.hidden.views import asked

CHANCE_NAME: Final = "chance"
SHUFFLE: Final = "shuffle"


def questions(s: State) -> dict[str, str]:
    """Who is asked now, and what. Chance is asked the name of a draw, or to shuffle."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Draw):
        return {CHANCE_NAME: top.kind}
    if isinstance(top, Shuffle):
        return {CHANCE_NAME: SHUFFLE}
    return {seat: str(kind) for seat, kind in asked(s, EVERYTHING).items()}


def legal_texts(match: Match, who: str) -> list[str]:
    """The answers somebody may give now, as texts; a shuffle cannot list them."""
    if who == CHANCE_NAME:
        return [match.rules.draws.text(number) for number in match.legal(CHANCE)]
    return [match.text(number) for number in match.legal(who)]


def let_luck_answer(match: Match) -> None:
    """Let the fixed luck of the scenario answer for Chance until somebody else is asked."""
    match.explicit = False
    match.let_luck_answer()
    match.explicit = True
