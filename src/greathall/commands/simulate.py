"""`greathall simulate`: many games played by bots, and what came of them in numbers."""

import argparse
import secrets
import time
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

from greathall.bots.series import Series, planned
from greathall.commands.hiring import add_team, hired
from greathall.commands.options import (
    Say,
    add_game,
    bot_names,
    chosen_settings,
    counts,
    example,
    load_game,
    positive,
)
from greathall.commands.series import Spread, Tally, play_series
from greathall.commands.terminal.layout import columns
from greathall.commands.terminal.progress import Progress
from greathall.commands.terminal.terminal import Refusal, Terminal
from greathall.engine import Game
from greathall.locale import Messages
from greathall.teams import Team

SPREADS = ("cli-answers-per-game", "cli-rounds-per-game", "cli-points-per-game")


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]", say: Say) -> None:
    text = say("cli-help-simulate")
    line = example(say, "greathall simulate GAME --games 1000 --bots random --seed 7")
    parser = commands.add_parser("simulate", help=text, description=text, epilog=line, allow_abbrev=False)
    add_game(parser, say)
    parser.add_argument("--players", type=partial(counts, say), metavar="N|N-M", help=say("cli-help-simulate-players"))
    parser.add_argument(
        "--games", type=partial(positive, say), default=100, metavar="N", help=say("cli-help-simulate-games")
    )
    add_team(parser, say)
    folder = say("cli-value-folder")
    parser.add_argument("--records", metavar=folder, help=say("cli-help-simulate-records"))
    parser.add_argument("--json", action="store_true", help=say("cli-help-simulate-json"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    seed = secrets.randbits(32) if arguments.seed is None else arguments.seed
    settings, keeps = chosen_settings(arguments), arguments.records is not None
    games = [load_game(arguments.game, players, settings) for players in arguments.players or [None]]
    plans = [
        planned(game, settings, bot_names(arguments.bots, len(game.rules.people)), seed, arguments.games, keeps)
        for game in games
    ]
    folder = None if arguments.records is None else make_folder(arguments.records)
    reports = []
    for at, (game, series) in enumerate(zip(games, plans, strict=True)):
        start = time.perf_counter()
        with hired(arguments) as team:
            tally = count(series, len(game.seats), team, folder, terminal)
        seconds = time.perf_counter() - start
        if arguments.json:
            reports.append(report(game, series, tally, seconds))
        else:
            if at:
                terminal.line()
            show(game, series, tally, seconds, terminal)
    if arguments.json:
        terminal.json(reports)
    return 0


def make_folder(path: str) -> Path:
    """The folder for the records, made if there is none."""
    try:
        folder = Path(path).expanduser()
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refusal("cli-not-written", file=path, reason=error) from error
    return folder


def keep(folder: Path, series: Series, number: int, record: str) -> None:
    """Write the record of a game; its name says which game it was."""
    file = folder / f"{series.name}-{series.players}-{series.seed}-{number:06}.record"
    try:
        file.write_text(record, encoding="utf-8")
    except OSError as error:
        raise Refusal("cli-not-written", file=str(file), reason=error) from error


def count(series: Series, seats: int, team: Team, folder: Path | None, terminal: Terminal) -> Tally:
    """Play a series, add up its outcomes, and keep the records if a folder is named."""
    tally = Tally(seats)
    progress = Progress(terminal, series.games)
    try:
        with closing(play_series(series, team)) as outcomes:
            for outcome in outcomes:
                tally.add(outcome)
                if folder is not None:
                    keep(folder, series, tally.games, outcome.record)
                progress.step(tally.games)
    finally:
        progress.end()
    return tally


def report(game: Game, series: Series, tally: Tally, seconds: float) -> dict[str, Any]:
    """The numbers as data. All but `speed` follow from the seed."""
    played_by = dict(zip(game.rules.people, series.bots, strict=True))
    seats = {
        name: {
            "bot": played_by.get(seat),
            "score": tally.mean(tally.scores[seat]),
            "wins": tally.wins[seat],
            "lines": {line: tally.line(seat, line) for line in tally.line_names()},
        }
        for seat, name in enumerate(game.seats)
    }
    return {
        "game": game.name,
        "players": series.players,
        "options": series.options,
        "seed": series.seed,
        "games": tally.games,
        "answers": spread(tally.answers),
        **({"rounds": spread(tally.rounds)} if tally.rounds.most else {}),
        "winning_score": spread(tally.winning),
        "seats": seats,
        "shared_wins": tally.shared,
        "speed": {"seconds": round(seconds, 3), "games_per_second": round(tally.games / seconds, 1)},
    }


def spread(found: Spread) -> dict[str, float]:
    return {"min": found.least, "mean": found.mean, "max": found.most}


def show(game: Game, series: Series, tally: Tally, seconds: float, terminal: Terminal) -> None:
    """The numbers for people."""
    title = terminal.title(game.listing)
    terminal.say("cli-simulated", game=title, players=series.players, games=tally.games, seed=str(series.seed))
    for message, found in zip(SPREADS, (tally.answers, tally.rounds, tally.winning), strict=True):
        if found is not tally.rounds or found.most:  # some games have no rounds
            terminal.say(message, least=found.least, most=found.most, mean=found.mean)
    terminal.line()
    for line in columns(score_rows(game, series, tally, terminal)):
        terminal.line(f"  {line}")
    terminal.line()
    if tally.shared:
        terminal.say("cli-shared-wins", count=tally.shared)
    terminal.say("cli-speed", rate=tally.games / seconds)


def score_rows(game: Game, series: Series, tally: Tally, terminal: Terminal) -> list[list[str]]:
    """A column for every seat: its bot, its mean points line by line, its mean score, its wins."""
    messages = Messages(game, terminal.languages)
    seats = range(len(game.seats))
    played_by = dict(zip(game.rules.people, series.bots, strict=True))
    rows = [["", *(messages.name("seat", seat) for seat in game.seats)]]
    rows.append([terminal.sentence("cli-bot"), *(played_by.get(seat, "") for seat in seats)])
    for line in tally.line_names():
        rows.append([messages.line(line), *(f"{tally.line(seat, line):.1f}" for seat in seats)])
    rows.append([terminal.sentence("cli-score"), *(f"{tally.mean(tally.scores[seat]):.1f}" for seat in seats)])
    rows.append([terminal.sentence("cli-wins"), *(str(tally.wins[seat]) for seat in seats)])
    return rows
