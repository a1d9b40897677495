"""`greathall facts`: where each fact of the cards comes from."""

import argparse
from collections import Counter

from greathall import games
from greathall.commands.options import Say, example
from greathall.commands.terminal.terminal import Terminal
from greathall.engine import Listing

Fact = dict[str, str]
RECONSTRUCTED = "reconstructed"


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]", say: Say) -> None:
    text = say("cli-help-list-facts")
    parser = commands.add_parser(
        "facts", help=text, description=text, epilog=example(say, "greathall facts GAME"), allow_abbrev=False
    )
    parser.add_argument("game", nargs="?", metavar=say("cli-value-game"), help=say("cli-help-facts-game"))
    parser.add_argument("--json", action="store_true", help=say("cli-help-facts-json"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    chosen = [games.find(arguments.game)] if arguments.game else games.listings()
    facts = {listing.name: listing.facts() if listing.facts else [] for listing in chosen}
    if arguments.json:
        terminal.json(facts)
        return 0
    if not chosen:
        terminal.say("cli-no-game")
    for listing in chosen:
        show(listing, facts[listing.name], arguments.game is not None, terminal)
    return 0


def show(listing: Listing, facts: list[Fact], every: bool, terminal: Terminal) -> None:
    """The facts of a game, or only how many come from where."""
    if not facts:
        terminal.say("cli-no-facts", game=terminal.title(listing))
        return
    counted = Counter(fact["source"] for fact in facts)
    sources = ", ".join(f"{source} {count}" for source, count in counted.most_common())
    terminal.say("cli-facts", game=terminal.title(listing), count=len(facts), sources=sources)
    if every:
        doubtful = [fact for fact in facts if fact["source"] == RECONSTRUCTED]
        if doubtful and len(doubtful) < len(facts):
            terminal.say("cli-reconstructed", count=len(doubtful))
            list_facts(doubtful, terminal)
            terminal.say("cli-all-facts")
        list_facts(facts, terminal)


def list_facts(facts: list[Fact], terminal: Terminal) -> None:
    widths = [max(len(fact[part]) for fact in facts) for part in ("what", "source")]
    for fact in facts:
        cells = [fact["what"].ljust(widths[0]), fact["source"].ljust(widths[1]), fact.get("note", "")]
        terminal.line("  " + "  ".join(cells))
