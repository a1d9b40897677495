"""How the cards of City of Crowns are used when bots play: what is taken, what is seen, where points come from."""

import os
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

from common.measuring import table

BATCH = 10
COUNTED = {
    "collects_muster": "collected",
    "delegates": "delegated",
    "enlists": "enlisted",
    "wins_ally": "taken",
}
DONE = {"muster": ("seen", "placed", "collected"), "negotiate": ("seen", "delegated", "enlisted"), "ally": ("taken",)}


def play_batch(bot: str, players: int, first: int, count: int) -> Counter[str]:
    """Some games; everything that was counted, by words."""
    import greathall
    from greathall.bots import make, play_match

    found: Counter[str] = Counter()
    game = greathall.load("paladins", players=players, expansions=["city_of_crowns"])
    for seed in range(first, first + count):
        match = game.new(seed=seed)
        play_match(match, [make(bot, seed * 10 + seat) for seat in range(players)])
        count_events(match, found)
        count_points(match, players, found)
    return found


def count_events(match: Any, found: Counter[str]) -> None:
    """What happened to Muster, Negotiate and Ally cards, and which of them were seen."""
    names = match.rules.names
    for _, event in match.told:
        if event.kind in COUNTED:
            noun = "ally" if event.kind == "wins_ally" else "muster" if "muster" in event.kind else "negotiate"
            found[f"{names[noun][event.args[1]]} {COUNTED[event.kind]}"] += 1
        elif event.kind == "uses_space" and names["space"][event.args[1]] in names["muster"]:
            found[f"{names['space'][event.args[1]]} placed"] += 1
    for card in seen_cards(match):
        found[f"{card} seen"] += 1


def seen_cards(match: Any) -> list[str]:
    """Every Muster and Negotiate card that was open at any time."""
    rules, unseen = match.rules, match.beliefs(0)
    cards = [("muster", "musters"), ("negotiate", "negotiates")]
    return [name for noun, hidden in cards for name in rules.names[noun] if name not in unseen[hidden]]


def count_points(match: Any, players: int, found: Counter[str]) -> None:
    found["games"] += 1
    for seat in range(players):
        found["seats"] += 1
        for line, points in match.breakdown(seat).items():
            found[f"points {line}"] += points


def watch(bot: str, games: int, first: int) -> str:
    """The tables, from this many games in all."""
    jobs = [(players, first + at) for at in range(0, -(-games // 4), BATCH) for players in (1, 2, 3, 4)]
    found: Counter[str] = Counter()
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        waiting = [pool.submit(play_batch, bot, players, seed, BATCH) for players, seed in jobs]
        for done, job in enumerate(waiting, 1):
            found.update(job.result())
            print(f"\r{done}/{len(jobs)} batches", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return f"{found['games']:,} games of {bot}, 1 to 4 players\n\n{all_tables(found)}"


def all_tables(found: Counter[str]) -> str:
    return "\n\n".join([*(cards_table(found, noun) for noun in DONE), levels_table(found), points_table(found)])


def cards_table(found: Counter[str], noun: str) -> str:
    """The cards of a noun: in how many games of a hundred each was seen, and how often what was done with it."""
    words = DONE[noun]
    cards = sorted({key.split()[0] for key in found if key.startswith(f"{noun}_")})
    rows = [[card, *(f"{100 * found[f'{card} {word}'] / found['games']:.0f}" for word in words)] for card in cards]
    return table([f"{noun} cards, times in 100 games", *words], rows)


def levels_table(found: Counter[str]) -> str:
    """How many cards of each level are open during a game."""
    seen: Counter[str] = Counter()
    for key, count in found.items():
        if key.endswith(" seen"):
            seen[f"{key.split('_')[0]}, level {key.split('_')[1][0]}"] += count
    rows = [[level, f"{count / found['games']:.1f}"] for level, count in sorted(seen.items())]
    return table(["level", "cards seen in a game"], rows)


def points_table(found: Counter[str]) -> str:
    lines = sorted(key for key in found if key.startswith("points "))
    rows = [[line.removeprefix("points "), f"{found[line] / found['seats']:.1f}"] for line in lines]
    whole = sum(found[line] for line in lines)
    return table(["source", "points of a person"], [*rows, ["all", f"{whole / found['seats']:.1f}"]])
