"""Replaying: a game that has been played, move by move. Every position is kept, and shown when it is asked for."""

import json
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

from greathall.engine import BadRecord, Game, GreatHallError, Match, Record, RecordEntry
from greathall.engine.frames import State
from greathall.engine.hidden.hindsight import ALL, beliefs_at, forecast_at, view_at
from greathall.engine.hidden.views import round_of, show_event
from greathall.engine.kept.record import CHANCE_NAME
from greathall.server.catalogue import corrections, find, game_of, is_plain
from greathall.server.denied import Denied
from greathall.server.hall.opening import AUTOMATIC
from greathall.server.protocol.messages import SeatInfo, Settings, TableInfo
from greathall.server.protocol.questions import Question
from greathall.server.protocol.replays import Still
from greathall.server.table.showing import asked_at

MOST_ENTRIES: Final = 5000


class Answered:
    """An answer of a person: how many entries came before it, the position it was given in, who gave it, and it."""

    def __init__(self, before: int, state: State, seat: int, text: str) -> None:
        self.before: Final = before
        self.state: Final = state
        self.seat: Final = seat
        self.text: Final = text


class Replayed:
    """A record, played once more; `partly`: as far as it can be. `table`: what is said about the table, if a whole one
    was brought along."""

    def __init__(
        self,
        game: Game,
        entries: Sequence[RecordEntry],
        partly: bool = False,
        table: dict[str, Any] | None = None,
    ) -> None:
        self.game: Final = game
        self.table: Final = table
        self.moves: Final[list[Answered]] = []
        self.match: Final = game.new(chance="explicit").listen()
        self.before = self.match.state
        with suppress(*[BadRecord] if partly else []):
            self.match.replay(entries, self.keep, Exception)  # a record may come from anywhere
        self.rounds: Final = [round_of(move.state) or 0 for move in self.moves]

    def keep(self, n: int, entry: RecordEntry) -> None:
        """The n-th entry was taken, in the position before it."""
        if entry.who != CHANCE_NAME:
            self.moves.append(Answered(n - 1, self.before, self.match.seat(entry.who), entry.text))
        self.before = self.match.state

    def entries(self, number: int) -> list[RecordEntry]:
        """What was answered before a move, or until the record stops."""
        if number < len(self.moves):
            return self.match.history.entries[: self.moves[number].before]
        match = self.at_rest()
        if match.over:
            raise Denied(409, "game_over")
        return match.history.entries

    def at_rest(self) -> Match:
        """The match where the record stops, once luck has answered what it is asked there."""
        match = self.match.clone()
        match.explicit = False
        match.let_luck_answer()
        return match

    def events(self, viewer: int) -> list[dict[str, Any]]:
        """All that happened, as a viewer sees it."""
        rules = self.match.rules
        return [{"n": n, **show_event(rules, event, viewer)} for n, event in self.match.told]

    def still(self, number: int, viewer: int, settings: Settings) -> Still:
        """A move as a viewer sees it, or the end."""
        if number >= len(self.moves):
            return still_at(self.match.state, viewer, settings, None, None)
        move = self.moves[number]
        question = question_of(move) if viewer in (move.seat, ALL) else None
        given = None if question is None else given_of(move, question)
        return still_at(move.state, viewer, settings, question, given)


def still_at(s: State, viewer: int, settings: Settings, question: Question | None, given: int | None) -> Still:
    return Still(
        view_at(s, viewer),
        question,
        given,
        beliefs_at(s, viewer) if settings.deductions and not s.over else None,
        forecast_at(s, viewer) if settings.scores and not s.over else None,
    )


def question_of(move: Answered) -> Question | None:
    """What was asked. What further questions its answers would have opened is of no use any more."""
    asked = asked_at(move.state, move.seat)
    for answer in asked.answers if asked is not None else []:
        answer.then = None
    return asked


def given_of(move: Answered, question: Question) -> int | None:
    """The number of the answer; nothing if something was taken back."""
    return next((answer.answer for answer in question.answers if answer.text == move.text), None)


def replay_partly(game: Game, entries: Sequence[RecordEntry]) -> Replayed:
    """A record that was written by other rules, as far as these can play it; Denied if they cannot even begin."""
    try:
        return Replayed(game, entries, partly=True)
    except GreatHallError as error:
        raise Denied(409, "paused") from error


# Records that somebody brings along.


def read_record(text: str) -> tuple[Game, Record]:
    """The game of a record and the record; Denied if it is none, or cannot be played by the rules of this hall."""
    try:
        record = Record.parse(text)
    except BadRecord as error:
        raise Denied(400, "bad_record", str(error.line)) from error
    except (ValueError, RecursionError) as error:  # numbers too long to be read, lists within lists without end
        raise Denied(400, "bad_record", "1") from error
    if len(record.entries) > MOST_ENTRIES:
        raise Denied(413, "too_large")
    return checked_game(record), record


def checked_game(record: Record) -> Game:
    """The game a record was played by, if this hall knows its rules and plays with the same facts."""
    try:
        entry = find(record.game)
    except GreatHallError as error:
        raise Denied(400, "unknown_game", record.game[:40]) from error
    options = {name: value for name, value in record.options.items() if name != "facts"}
    if not is_plain(options):
        raise Denied(400, "bad_options", "")
    if plain(record.options.get("facts")) != plain(corrections(entry).get("facts")):
        raise Denied(400, "other_facts")  # its cards would be drawn wrongly
    game = game_of(record.game, record.players, record.options)
    if record.rules != game.rules.version:
        raise Denied(400, "other_rules")
    if record.position is not None:
        raise Denied(400, "from_position")  # it may hold anything: only the hall's own are read
    return game


def plain(facts: Any) -> Any:
    """Corrected facts as a record has them; nothing if none are corrected."""
    return json.loads(json.dumps(facts)) if facts else None


def replay_record(text: str) -> Replayed:
    """A record somebody brings along, played once more; Denied if that is not possible."""
    game, record = read_record(text)
    try:
        return Replayed(game, record.entries, table=record.table)
    except BadRecord as error:
        raise Denied(400, "bad_answer", str(error.line)) from error


def unknown_table(replay: str, match: Match) -> TableInfo:
    """The table of a record that was brought along: nobody knows who sat there."""
    rules = match.rules
    seated = zip(rules.seats, rules.automatic, strict=True)
    return TableInfo(
        id=replay,
        title="",
        game=rules.game,
        players=rules.players,
        options=rules.options,
        settings=Settings(),
        status="over" if match.over else "playing",
        seats=[unknown_seat(seat, automatic) for seat, automatic in seated],
        me=None,
        host=False,
        key=None,
        next=None,
        watchers=0,
    )


def unknown_seat(seat: str, automatic: bool) -> SeatInfo:
    if automatic:
        return SeatInfo(seat, "bot", "", AUTOMATIC, False, False)
    return SeatInfo(seat, "person", "", "", False, False)
