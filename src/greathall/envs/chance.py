"""Chance in small steps: a shuffle is dealt card by card, so that everything Chance can say can be listed.

A deck has more orders than anybody can list, but only a few cards to go on with; the product of their chances is
the chance of the order. Nothing is left out and nothing is approximated.
"""

from typing import Final

from greathall.engine import CHANCE, Draw, Match, Ruleset, Shuffle


class Dealer:
    """Answers for Chance, one small step at a time; between the cards of a shuffle it keeps those that were dealt."""

    def __init__(self, dealt: list[int] | None = None) -> None:
        self.dealt: Final[list[int]] = dealt or []  # top first

    def clone(self) -> "Dealer":
        return Dealer(self.dealt[:])

    def left(self, match: Match) -> list[int]:
        """The cards of the shuffle that were not dealt yet."""
        shuffle = match.now.stack[-1]
        assert isinstance(shuffle, Shuffle), "no shuffle is asked for"
        found = sorted(shuffle.pile(match.now))
        for card in self.dealt:
            found.remove(card)
        return found

    def outcomes(self, match: Match) -> list[tuple[int, float]]:
        """What Chance can say now, as numbers in order, each with its exact probability."""
        top = match.now.stack[-1]
        if isinstance(top, Draw):
            weights, draws = top.weights(match.now), match.rules.draws
            numbers = [draws.number(top.kind, option) for option in top.candidates(match.now)]
            return sorted((n, weight / sum(weights)) for n, weight in zip(numbers, weights, strict=True) if weight)
        left = self.left(match)
        return [(card, left.count(card) / len(left)) for card in sorted(set(left))]

    def text(self, match: Match, outcome: int) -> str:
        """What a number means now."""
        top = match.now.stack[-1]
        if isinstance(top, Draw):
            return match.rules.draws.text(outcome)
        assert isinstance(top, Shuffle)
        return match.rules.names[top.noun][outcome]

    def answer(self, match: Match, outcome: int) -> None:
        """Take a step; the match goes on when it was the last one."""
        if isinstance(match.now.stack[-1], Draw):
            match.say(self.text(match, outcome), CHANCE)
            return
        self.dealt.append(outcome)
        if not self.left(match):
            names = [self.text(match, card) for card in self.dealt]
            self.dealt.clear()
            match.say(" ".join(["order", *names]), CHANCE)


def most_outcomes(rules: Ruleset) -> int:
    """No step has more outcomes than this, and no number is larger."""
    return max(rules.draws.size, *(len(names) for names in rules.names.values()))
