"""Positions: a match as a tree for two. Chance has exact probabilities; a seat knows its own information state."""

import json
from functools import cached_property
from hashlib import blake2b
from typing import Any, Final

from greathall.engine import CHANCE, Luck, Match
from greathall.engine.hidden.views import show_event, view
from greathall.engine.recall import ask
from greathall.envs.chance import Dealer

Information = tuple[int, bytes]  # a seat, and a digest of all that it was shown


class Position:
    """A place in the tree. What each seat was shown is kept as a digest, which grows with every answer: two positions
    have the same one if `Match.information` says the same."""

    def __init__(self, match: Match, dealer: Dealer, shown: list[bytes], heard: int) -> None:
        self.match: Final = match
        self.dealer: Final = dealer
        self.shown: Final = shown  # by seat
        self.heard: Final = heard  # how many events are in there

    @property
    def over(self) -> bool:
        return self.match.over

    @cached_property
    def asked(self) -> int:
        """Who answers now: a seat, or Chance."""
        return self.match.deciders()[0]

    def outcomes(self) -> list[tuple[int, float]]:
        """What Chance can say, with exact probabilities."""
        return self.dealer.outcomes(self.match)

    @cached_property
    def legal(self) -> list[int]:
        return sorted(self.match.legal(self.asked))

    @cached_property
    def information(self) -> Information:
        """How the seat that is asked recognises this position."""
        lines: list[str] = []
        ask(self.match.now, self.asked, lines)
        return self.asked, digest(self.shown[self.asked], lines)

    def after(self, answer: int) -> "Position":
        """The position that an answer leads to."""
        match, dealer, shown = self.match.clone(), self.dealer.clone(), self.shown[:]
        if self.asked == CHANCE:
            dealer.answer(match, answer)
        else:
            shown[self.asked] = digest(self.information[1], [match.text(answer)])
            match.play(answer, self.asked)
        return Position(match, dealer, shown, self.heard).listened()

    def drawn(self, luck: Luck) -> "Position":
        """A position that luck leads to, drawn by its probability; a shuffle happens all at once."""
        match = self.match.clone()
        match.say(match.sample(luck), "chance")
        return Position(match, Dealer(), self.shown, self.heard).listened()

    def listened(self) -> "Position":
        """The same, with what was shown since."""
        told, shown = self.match.told, self.shown[:]
        for seat in range(len(shown)):
            lines = [json.dumps(show_event(self.match.rules, event, seat)) for _, event in told[self.heard :]]
            shown[seat] = digest(shown[seat], lines) if lines else shown[seat]
        return Position(self.match, self.dealer, shown, len(told))

    def worth(self, of: str) -> list[float]:
        """What the game was worth to each seat."""
        return self.match.returns(of)


def digest(before: bytes, lines: list[str]) -> bytes:
    return blake2b(before + "\n".join(lines).encode(), digest_size=12).digest()


def root(match: Match) -> Position:
    """The beginning of a tree: a match whose chance is explicit."""
    assert match.explicit, "nobody may answer for Chance"
    seats = range(len(match.rules.seats))
    first: list[Any] = [json.dumps(view(match.first, seat)) for seat in seats]
    return Position(match, Dealer(), [digest(b"", [line]) for line in first], 0).listened()
