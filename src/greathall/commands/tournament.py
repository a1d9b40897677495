"""`greathall tournament`: bots against bots on the same deals, and how far to trust what came out."""

import argparse
import secrets
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

from greathall.bots.tournament import Contest, Deal, Kept, Standing, open_kept, play_deal, plot, standings
from greathall.bots.tournament.keeping import kept_seed
from greathall.commands.hiring import add_team, hired
from greathall.commands.options import (
    Say,
    add_game,
    bot_names,
    chosen_settings,
    example,
    load_game,
    positive,
)
from greathall.commands.terminal.layout import columns
from greathall.commands.terminal.progress import Progress
from greathall.commands.terminal.terminal import Refusal, Terminal
from greathall.engine import Game
from greathall.games import draws_anew
from greathall.locale import Messages
from greathall.teams import Team

COLUMNS = (
    "cli-column-share",
    "cli-column-interval",
    "cli-column-fair",
    "cli-column-rank",
    "cli-column-score",
    "cli-column-margin",
    "cli-column-milliseconds",
)


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]", say: Say) -> None:
    text, about = say("cli-help-tournament"), say("cli-help-tournament-about")
    line = example(
        say, "greathall tournament GAME --players 2 --bots rule,greedy --deals 100 --seed 7 --resume kept.jsonl"
    )
    parser = commands.add_parser("tournament", help=text, description=about, epilog=line, allow_abbrev=False)
    add_game(parser, say, "rule,greedy")
    parser.add_argument("--players", type=partial(positive, say), metavar="N", help=say("cli-help-tournament-players"))
    parser.add_argument(
        "--deals", type=partial(positive, say), default=50, metavar="N", help=say("cli-help-tournament-deals")
    )
    add_team(parser, say)
    parser.add_argument("--resume", metavar=say("cli-value-file"), help=say("cli-help-tournament-resume"))
    parser.add_argument("--plot", metavar=say("cli-value-file"), help=say("cli-help-tournament-plot"))
    parser.add_argument("--json", action="store_true", help=say("cli-help-tournament-json"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    settings = chosen_settings(arguments)
    game = load_game(arguments.game, arguments.players, settings)
    contest = plan(game, settings, arguments)
    if arguments.plot is not None:
        write_text(arguments.plot, "")  # better refused now than at the end
    deals = play(contest, game, arguments, terminal)
    found = standings(deals, game.seats)
    if arguments.plot is not None:
        write_text(arguments.plot, draw(game, contest, deals, found, terminal))
    if arguments.json:
        terminal.json(report(contest, deals, found))
    else:
        show(game, contest, deals, found, terminal)
    return 0


def plan(game: Game, settings: dict[str, Any], arguments: argparse.Namespace) -> Contest:
    """Who plays what; a tournament that goes on has the seed it began with."""
    bots = tuple(bot_names(arguments.bots, len(game.rules.people)))
    seed = arguments.seed
    if seed is None and arguments.resume is not None:
        seed = kept_seed(Path(arguments.resume))
    if seed is None:
        seed = secrets.randbits(32)
    draws = draws_anew(game.listing, settings)
    return Contest(game.name, game.listing.build, game.rules.players, settings, bots, seed, draws)


def play(contest: Contest, game: Game, arguments: argparse.Namespace, terminal: Terminal) -> list[Deal]:
    """All deals, in their order: those that are kept, and the others played now."""
    kept = None
    if arguments.resume is not None:
        kept = open_kept(Path(arguments.resume), contest, game.rules.version)
    try:
        with hired(arguments) as team:
            return play_missing(contest, arguments.deals, team, kept, terminal)
    finally:
        if kept is not None:
            kept.close()


def play_missing(contest: Contest, count: int, team: Team, kept: Kept | None, terminal: Terminal) -> list[Deal]:
    deals = {} if kept is None else {number: deal for number, deal in kept.deals.items() if number < count}
    missing = [number for number in range(count) if number not in deals]
    progress = Progress(terminal, count)
    try:
        with closing(team.do(play_deal, contest, missing)) as played:
            for deal in played:
                deals[deal.number] = deal
                if kept is not None:
                    kept.add(deal)
                progress.step(len(deals))
    finally:
        progress.end()
    return [deals[number] for number in range(count)]


def write_text(path: str, text: str) -> None:
    """Write a file, or add nothing to one, to see that it can be written."""
    try:
        with Path(path).open("w" if text else "a", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise Refusal("cli-not-written", file=path, reason=error) from error


def report(contest: Contest, deals: Sequence[Deal], found: Sequence[Standing]) -> dict[str, Any]:
    """The numbers as data. With budgets of iterations all but `milliseconds` follow from the seed."""
    return {
        "game": contest.game,
        "players": contest.players,
        "options": contest.options,
        "seed": contest.seed,
        "line_up": list(contest.bots),
        "deals": len(deals),
        "games": games(deals),
        "bots": {one.bot: {key: rounded(value) for key, value in vars(one).items() if key != "bot"} for one in found},
    }


def rounded(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: rounded(part) for key, part in value.items()}
    return round(value, 4) if isinstance(value, float) else value


def games(deals: Sequence[Deal]) -> int:
    return sum(len(deal.outcomes) for deal in deals)


def headline(game: Game, contest: Contest, deals: Sequence[Deal], terminal: Terminal) -> str:
    return terminal.sentence(
        "cli-tournament",
        game=terminal.title(game.listing),
        players=contest.players,
        deals=len(deals),
        games=games(deals),
        seed=str(contest.seed),
    )


def show(game: Game, contest: Contest, deals: Sequence[Deal], found: Sequence[Standing], terminal: Terminal) -> None:
    """The numbers for people: a line for every bot, then its share of the wins on every seat."""
    terminal.line(headline(game, contest, deals, terminal))
    terminal.line()
    rows = [["", *(terminal.sentence(column) for column in COLUMNS)]]
    messages = Messages(game, terminal.languages)
    seats = {seat: messages.name("seat", seat) for seat in game.seats}
    rows += [[seats.get(one.bot, one.bot), *cells(one)] for one in found]
    by_seat = [[terminal.sentence("cli-by-seat"), *seats.values()]]
    by_seat += [[seats.get(one.bot, one.bot), *(percent(one.by_seat[seat]) for seat in seats)] for one in found]
    for line in [*columns(rows), "", *columns(by_seat)]:
        terminal.line(f"  {line}")


def cells(one: Standing) -> list[str]:
    time_taken = f"{one.milliseconds:.1f}" if one.decisions else ""
    interval = f"{100 * one.low:.1f}\N{EN DASH}{100 * one.high:.1f} %"
    shares = [percent(one.share), interval, percent(one.fair)]
    return [*shares, f"{one.rank:.2f}", f"{one.score:.1f}", f"{one.margin:+.1f}", time_taken]


def percent(share: float | None) -> str:
    return "" if share is None else f"{100 * share:.1f} %"


def draw(game: Game, contest: Contest, deals: Sequence[Deal], found: Sequence[Standing], terminal: Terminal) -> str:
    """The picture of the shares."""
    title = f"{terminal.sentence('cli-plot-title')}: {headline(game, contest, deals, terminal)}"
    return plot(title, terminal.sentence("cli-plot-about"), terminal.sentence("cli-plot-fair"), found)
