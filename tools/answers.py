"""Writes src/greathall/games/GAME/answers.json: every answer a table of the game can have, each with its number.

Numbers are for learners, and for what they have learned: one that was given away keeps its meaning. New answers are
added at the end. A number that changes its meaning raises the `version` in the file; do that by hand.

    .venv/bin/python -m tools.answers
"""

import json
from collections.abc import Iterator
from pathlib import Path

from greathall.engine import Game
from greathall.games import find
from tools.steps import ROOT

GAMES = ("citadels", "paladins")


def file_of(name: str) -> Path:
    return ROOT / "src" / "greathall" / "games" / name / "answers.json"


def tables(name: str) -> Iterator[Game]:
    """Tables that have all answers between them."""
    entry = find(name)
    for players in entry.players:
        if name == "citadels":
            yield entry.load(players)
        else:
            for expansions in ([], ["city_of_crowns"]):
                yield entry.load(players, expansions=expansions)


def texts(game: Game) -> list[str]:
    """The answers of one table, in the order of its questions."""
    return [answer.text for answer in game.rules.space.here]


def main() -> None:
    for name in GAMES:
        kept = json.loads(file_of(name).read_text(encoding="utf-8"))
        found = dict.fromkeys([*kept["answers"], *(text for game in tables(name) for text in texts(game))])
        lines = ",\n".join(json.dumps(text) for text in found)
        file_of(name).write_text(f'{{"version": {kept["version"]}, "answers": [\n{lines}\n]}}\n', encoding="utf-8")
        print(f"{name}: {len(found)} answers, {len(found) - len(kept['answers'])} of them new")


if __name__ == "__main__":
    main()
