"""Measures for learners: what a finished game was worth, and how likely each answer of Chance is."""

from math import factorial
from typing import Final

from greathall.engine.chances import Draw, Shuffle
from greathall.engine.errors import BadOptions
from greathall.engine.frames import State
from greathall.engine.rules import Ruleset

RETURNS: Final = ("points", "win", "rank")
MOST_ORDERS: Final = 5040  # of a shuffle that are still listed


def returns_of(s: State, of: str) -> list[float]:
    """What a finished game was worth to every seat; points beyond their range count as its end."""
    scores, winners = s.rules.scores(s), s.rules.winners(s)
    if of == "points":
        least, most = range_of(s.rules, of)
        return [min(max(float(score), least), most) for score in scores]
    if of == "win":
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(scores))]
    if of == "rank":
        keys = [(seat in winners, score) for seat, score in enumerate(scores)]
        return [rank_of(keys, key) for key in keys]
    raise unknown(of)


def rank_of(keys: list[tuple[bool, int]], own: tuple[bool, int]) -> float:
    """The place of one among all; equals share the mean of their places."""
    better = sum(1 for key in keys if key > own)
    equal = sum(1 for key in keys if key == own)
    return better + (equal + 1) / 2


def range_of(rules: Ruleset, of: str) -> tuple[float, float]:
    """The least and the most that a return can be."""
    if of == "points":
        return float(rules.points_range[0]), float(rules.points_range[1])
    if of == "win":
        return 0.0, 1.0
    if of == "rank":
        return 1.0, float(len(rules.seats))
    raise unknown(of)


def unknown(of: str) -> BadOptions:
    return BadOptions(f"returns are {', '.join(RETURNS)}, not {of!r}")


def outcomes_of(s: State) -> list[tuple[str, float]] | None:
    """What Chance can say to what it is asked now, with probabilities; none if there are too many orders."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Draw):
        draws, weights = s.rules.draws, top.weights(s)
        said = [draws.text(draws.number(top.kind, option)) for option in top.candidates(s)]
        return [(text, weight / sum(weights)) for text, weight in zip(said, weights, strict=True) if weight]
    if isinstance(top, Shuffle):
        names = s.rules.names[top.noun]
        orders = orders_of(sorted(top.pile(s)))
        return None if orders is None else [(said_order(names, order), 1 / len(orders)) for order in orders]
    return []


def said_order(names: tuple[str, ...], order: list[int]) -> str:
    return " ".join(["order", *(names[card] for card in order)])


def orders_of(cards: list[int]) -> list[list[int]] | None:
    """Every order of some cards; equal ones are the same card, so each order is as likely as any other."""
    count = factorial(len(cards))
    for card in set(cards):
        count //= factorial(cards.count(card))
    if count > MOST_ORDERS:
        return None
    found: list[list[int]] = [[]]
    for _ in cards:
        found = [[*order, card] for order in found for card in left_of(cards, order)]
    return found


def left_of(cards: list[int], order: list[int]) -> list[int]:
    """The kinds of cards that an order can go on with."""
    return [card for card in sorted(set(cards)) if cards.count(card) > order.count(card)]
