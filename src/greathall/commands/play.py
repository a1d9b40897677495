"""`greathall play`: a game at the terminal, against bots."""

import argparse
import contextlib
import secrets
from collections.abc import Sequence
from functools import partial

from greathall import bots
from greathall.commands.options import (
    Say,
    add_game,
    bot_names,
    chosen_settings,
    example,
    find_seat,
    load_game,
    no_record,
    positive,
    read_text,
)
from greathall.commands.playing.sitting import Sitting
from greathall.commands.terminal.terminal import Refusal, Terminal
from greathall.engine import Game, GreatHallError, Luck, Match, Record


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]", say: Say) -> None:
    text = say("cli-help-play")
    line = example(say, "greathall play GAME --seat B --bots random")
    parser = commands.add_parser("play", help=text, description=text, epilog=line, allow_abbrev=False)
    add_game(parser, say)
    parser.add_argument("--players", type=partial(positive, say), metavar="N", help=say("cli-help-play-players"))
    parser.add_argument("--seat", metavar=say("cli-value-seat"), help=say("cli-help-play-seat"))
    parser.add_argument("--resume", metavar=say("cli-value-file"), help=say("cli-help-play-resume"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    if arguments.resume is None:
        game = load_game(arguments.game, arguments.players, chosen_settings(arguments))
        match = game.new(seed=arguments.seed)
    else:
        game, match = resume(arguments, terminal.languages)
    rules = game.rules
    names = [rules.seats[seat] for seat in rules.people]
    me = rules.seat(find_seat(rules, names[0] if arguments.seat is None else arguments.seat, names))
    others = [seat for seat in rules.people if seat != me]
    luck = Luck(secrets.randbits(64) if arguments.seed is None else other_luck(arguments.seed))
    chosen = bot_names(arguments.bots, len(others)) if others else []
    table = bots.table_of(rules)
    players = {seat: bots.seated(name, luck.seed(), table) for seat, name in zip(others, chosen, strict=True)}
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401 (what is typed can then be edited)
    return Sitting(game, match, me, players, terminal).play()


def other_luck(seed: int) -> int:
    """A seed that follows from another one and is not it: bots must not share the luck of the cards."""
    return seed ^ (1 << 64)


def resume(arguments: argparse.Namespace, languages: Sequence[str]) -> tuple[Game, Match]:
    """The game of a record, as far as it was played."""
    if arguments.players is not None or arguments.settings or arguments.facts is not None:
        raise Refusal("cli-resume-alone")
    try:
        record = Record.parse(read_text(arguments.resume))
        if record.game != arguments.game:
            raise Refusal("cli-other-game", file=arguments.resume, game=record.game)
        game = load_game(record.game, record.players, record.options)
        return game, game.replay(record, arguments.seed)
    except GreatHallError as error:
        raise no_record(arguments.resume, error, languages) from error
