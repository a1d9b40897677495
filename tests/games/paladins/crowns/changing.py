"""Playing actions with City of Crowns, and what they change in the supplies of A and in the tax pool."""

from typing import Any, Final

from games.paladins import playing
from games.paladins.acting.all_actions import ACTIONS as BASE_ACTIONS
from games.paladins.acting.all_actions import DONE, TABLE
from games.paladins.crowns.playing import table
from games.paladins.playing import Changes, Given, asked, changes, effects, in_turn

from greathall.engine import Match

ATTRIBUTES: Final = (*playing.ATTRIBUTES, "diplomacy")
# Taken where they are offered; otherwise the first answer.
PREFERRED: Final = (*playing.PREFERRED, "discard squire_faith", "move workshop from attack_1", "workshop on fortify_1")

MUSTERING: Final = {"cleric": 1, "labourer": 1, "scout": 1}
NEGOTIATING: Final = {"fighter": 1, "labourer": 1, "merchant": 1}
# What effects of the expansion change: squire_faith is discarded for a Criminal; the first Workshop brings a Scout.
MEANING: Final[dict[str, Changes]] = {
    "free_discard_townsfolk": {"criminal": 1, "suspicions": 1},
    "discard_own_townsfolk": {"crew": -1, "merchant": 1},
    "place_workshop": {"scout": 1},
    "move_workshop": {},
    "must_pass": {"board": -1},
}


def supplies(match: Match) -> Changes:
    """The same, with Diplomacy."""
    return playing.supplies(match, ATTRIBUTES)


def offered(match: Match) -> list[str]:
    return [match.text(number) for number in match.legal("A")]


def play(match: Match, *answers: str, first: tuple[str, ...] = ()) -> Changes:
    """What these answers, and the preferred ones to all that is asked between and after them, change."""
    before = supplies(match)
    for answer in answers:
        while answer not in offered(match):
            say_preferred(match, first)
        match.say(answer, "A")
    while (kind := asked(match)) and kind != "turn":
        say_preferred(match, first)
    return changes(before, supplies(match))


def say_preferred(match: Match, first: tuple[str, ...]) -> None:
    possible = offered(match)
    match.say(([text for text in (*first, *PREFERRED) if text in possible] or possible)[0], "A")


def expected(*texts: str, **more: int) -> Changes:
    """How these effects change supplies."""
    found: dict[str, int] = dict(more)
    for text in texts:
        for amount, name in effects(text):
            meaning = MEANING.get(name, playing.MEANING.get(name, {name: 1}))
            for changed, factor in meaning.items():
                found[changed] = found.get(changed, 0) + factor * amount
    return {name: amount for name, amount in found.items() if amount}


def costs(text: str) -> Changes:
    return {name: -amount for amount, name in effects(text)}


def together(*parts: Changes) -> Changes:
    names = {name for part in parts for name in part}
    sums = {name: sum(part.get(name, 0) for part in parts) for name in names}
    return {name: amount for name, amount in sums.items() if amount}


def placed(workers: Changes) -> Changes:
    """What placing these workers on its board changes."""
    return {**{name: -count for name, count in workers.items()}, "board": sum(workers.values())}


def rewards(always: str, choice: str) -> list[tuple[str, list[str]]]:
    """Every reward a card can mean, with the answer that chooses it."""
    if not choice:
        return [(always, [])]
    both = [", ".join(filter(None, (always, one))) for one in choice.split(" | ")]
    return list(zip(both, [[f"choose {one.replace(', ', ' ')}"] for one in choice.split(" | ")], strict=True))


def crown_turn(workers: Changes, board: Given | None = None, **has: Any) -> Given:
    """A to move with plenty of everything, and a Townsfolk on the pile that is worth a Criminal."""
    return in_turn(workers, {"townsfolk_row": ["squire_faith"], **(board or {})}, **has)


# Actions of the expansion in the same position: board, workers and answers.
NEW_ACTIONS: Final[dict[str, tuple[Given, Changes, tuple[str, ...]]]] = {
    "muster": ({"muster_tops": ["muster_105"], "diplomat": 3}, MUSTERING, ()),
    "place": ({"muster_tops": ["muster_105"]}, {"labourer": 1}, ("use muster_105",)),
    "enlist": (
        {"negotiate_row": ["negotiate_410", "negotiate_104"]},
        NEGOTIATING,
        ("negotiate", "enlist negotiate_104"),
    ),
    "delegate": (
        {"negotiate_row": ["negotiate_410", "negotiate_201"]},
        NEGOTIATING,
        ("negotiate", "delegate negotiate_201", "settle r1_2"),
    ),
    "pass": ({}, {"labourer": 1}, ("pass",)),
}
EVERY_ACTION: Final = (*BASE_ACTIONS, *NEW_ACTIONS)


def take(action: str, first: tuple[str, ...] = (), **has: Any) -> Changes:
    """What an action changes, where A has these cards, and prefers these answers to all others."""
    card = "squire_strength" if "squire_faith" in has.get("crew", ()) else "squire_faith"
    if action in NEW_ACTIONS:
        board, workers, answers = NEW_ACTIONS[action]
        answers = answers or (action,)
    else:
        workers, after = BASE_ACTIONS[action]
        after = ("attack guardian_byzantine",) if action == "attack" else after  # not the one on the pile
        board, answers = TABLE, (action, *[answer.format(card=card) for answer in after])
    busy = {"trade": ["scout"]} if action == "hunt" else {"hunt": ["scout"]}
    has = {**DONE, "diplomacy": 3, "standing": busy, **has}
    given = in_turn(workers, {**board, "townsfolk_row": [card]}, **has)
    return play(table(given), *answers, first=first)
