"""`greathall replay`: step through a record, as everybody or as one seat saw it."""

import argparse
from typing import Any

from greathall.commands.options import Say, example, find_seat, load_game, no_record, read_text
from greathall.commands.playing.scores import show_scores
from greathall.commands.playing.table import table_lines
from greathall.commands.terminal.terminal import Refusal, Terminal
from greathall.engine import EVERYTHING, SPECTATOR, Game, GreatHallError, Match, Record, view
from greathall.engine.hidden.hindsight import view_at
from greathall.engine.hidden.views import show_event
from greathall.engine.kept.record import CHANCE_NAME, Entry
from greathall.locale import Messages


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]", say: Say) -> None:
    text = say("cli-help-replay")
    line = example(say, "greathall replay evening.record --to 20 --seat A")
    parser = commands.add_parser("replay", help=text, description=text, epilog=line, allow_abbrev=False)
    parser.add_argument("file", metavar=say("cli-value-file"), help=say("cli-help-replay-file"))
    parser.add_argument("--to", type=int, metavar="N", help=say("cli-help-replay-to"))
    parser.add_argument("--seat", metavar=say("cli-value-seat"), help=say("cli-help-replay-seat"))
    parser.add_argument("--json", action="store_true", help=say("cli-help-replay-json"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    try:
        record = Record.parse(read_text(arguments.file))
        game = load_game(record.game, record.players, record.options).at(record.position)
        showing = Showing(game, viewer_of(game, arguments.seat), terminal)
    except GreatHallError as error:
        raise no_record(arguments.file, error, terminal.languages) from error
    entries = chosen_entries(record, arguments.to)
    if record.rules != game.rules.version:
        terminal.warn("cli-other-rules", recorded=str(record.rules), present=str(game.rules.version))
    if not arguments.json:
        terminal.say(
            "cli-record", game=terminal.title(game.listing), players=record.players, entries=len(record.entries)
        )
        showing.tell()
    try:
        showing.match.replay(entries, None if arguments.json else showing.entry)
    except GreatHallError as error:
        raise no_record(arguments.file, error, terminal.languages) from error
    if arguments.json:
        terminal.json(showing.result(record, len(entries)))
    else:
        showing.end()
    return 0


def viewer_of(game: Game, seat: str | None) -> int:
    """Who looks: everybody at once, a seat, or a spectator."""
    if seat is None:
        return EVERYTHING
    found = find_seat(game.rules, seat, [*game.seats, "spectator"])
    return SPECTATOR if found == "spectator" else game.rules.seat(found)


def chosen_entries(record: Record, to: int | None) -> list[Entry]:
    if to is None:
        return record.entries
    if not 0 <= to <= len(record.entries):
        raise Refusal("cli-no-entry", to=str(to), entries=len(record.entries))
    return record.entries[:to]


class Showing:
    """A match that is being replayed, and what one viewer sees of it."""

    def __init__(self, game: Game, viewer: int, terminal: Terminal) -> None:
        self.game = game
        self.viewer = viewer
        self.terminal = terminal
        self.messages = Messages(game, terminal.languages)
        self.match: Match = game.new(chance="explicit")
        self.told = 0

    def may_read(self, who: str) -> bool:
        """Whether the viewer knows what somebody answered."""
        return self.viewer == EVERYTHING or (self.viewer >= 0 and self.game.seats[self.viewer] == who)

    def entry(self, number: int, entry: Entry) -> None:
        """One line of the record, and what happened; the events tell what others answered."""
        text = entry.text if self.may_read(entry.who) else "…"
        who = self.messages.word("chance") if entry.who == CHANCE_NAME else self.messages.name("seat", entry.who)
        self.terminal.line(f"{number:>5}  {who}  {text}")
        self.tell()

    def tell(self) -> None:
        """The events since the last ones, as the viewer saw them."""
        for _, event in self.match.told[self.told :]:
            shown = show_event(self.game.rules, event, self.viewer)
            self.terminal.line(f"         {self.messages.event(shown)}")
        self.told = len(self.match.told)

    def view(self) -> dict[str, Any]:
        return view(self.match.state, self.viewer)

    def end(self) -> None:
        """The table as it is now, and the scores or who is asked."""
        me = self.game.seats[self.viewer] if self.viewer >= 0 else ""
        self.terminal.line()
        for line in table_lines(self.messages, view_at(self.match.state, self.viewer), me, self.terminal.width):
            self.terminal.line(line)
        self.terminal.line()
        if self.match.over:
            show_scores(self.match, self.messages, self.terminal)
            return
        waiting = [self.messages.waiting(seat, kind) for seat, kind in self.view()["asked"].items()]
        for line in waiting or [self.messages.word("waiting", who=self.messages.word("chance"))]:
            self.terminal.line(line)

    def result(self, record: Record, entries: int) -> dict[str, Any]:
        """How it ends, as data."""
        match, seats = self.match, self.game.seats
        found: dict[str, Any] = {"game": record.game, "players": record.players, "options": record.options}
        found.update({"entries": entries, "over": match.over, "view": self.view()})
        if match.over:
            found["scores"] = dict(zip(seats, match.scores(), strict=True))
            found["lines"] = {seat: match.breakdown(seat) for seat in seats}
            found["winners"] = [seats[seat] for seat in match.winners()]
        return found
