"""Listening on the wire: what a viewer is sent, letter by letter, in the true position and in redealt ones."""

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
from lucky import same_luck
from server.memory_store import MemoryStore
from server.strange_times import StrangeTimes

from greathall.engine import CHANCE, SPECTATOR, Game, Luck, Match
from greathall.engine.check.report import Report
from greathall.engine.check.secrets import Secrets, can_answer, same
from greathall.engine.check.sight import Sight, answered, growth
from greathall.engine.frames import State
from greathall.engine.machine import chance_answer, legal
from greathall.server.hall.lines import Line
from greathall.server.protocol.messages import Settings
from greathall.server.store.store import Guest, StoredSeat, StoredTable
from greathall.server.table.live import LiveTable
from greathall.server.table.numbers import Numbers, is_luck_asked
from greathall.server.table.talk import NOBODY

RECENT = 4  # entries since which events are sent
WRONG_ANSWERS = 12
HOST = Guest("guest0", "Guest 0")


class Tap(Sight):
    """A table and its match in the truth; any other position takes its place, with the same past."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.match = game.new(seed, chance="explicit")
        self.numbers = Numbers(self.match)
        self.last = CHANCE

    def now(self, s: State, seat: int) -> str:
        return self.text(self.at(s), self.numbers, seat, max(0, self.match.answered - RECENT))

    def after(self, before: State, decider: int, option: int, s: State, seat: int) -> str:
        match = self.at(before)
        match.advance(decider, option)
        return self.text(match, self.next_numbers(match, decider), seat, self.match.answered)

    def taken_back(self, before: State, decider: int, option: int, seat: int) -> str:
        """What is sent when an answer was given and taken back, or nothing if it cannot be."""
        match = self.at(before)
        match.advance(decider, option)
        if is_luck_asked(match) or not match.undoable(decider):
            return ""
        numbers = self.next_numbers(match, decider)
        match.undo(decider)
        return self.text(match, numbers.after(match, decider), seat, self.match.answered)

    def at(self, s: State) -> Match:
        """The match as if it had come to this position."""
        match = self.match.clone()
        match.state = s.clone()
        return match

    def next_numbers(self, match: Match, decider: int) -> Numbers:
        """They stay while luck is asked: nothing is sent before it has answered."""
        return self.numbers if is_luck_asked(match) else self.numbers.after(match, self.who(decider))

    def who(self, decider: int) -> int:
        """The last person who has answered."""
        return self.last if decider == CHANCE else decider

    def text(self, match: Match, numbers: Numbers, seat: int, since: int) -> str:
        return self.live(match, numbers).text(seat, since)

    def live(self, match: Match, numbers: Numbers) -> LiveTable:
        """A table at which this match is being played."""
        rules = self.game.rules
        seats = [StoredSeat(guest=Guest(f"guest{seat}", f"Guest {seat}")) for seat in range(len(rules.seats))]
        row = StoredTable(
            "table",
            "key",
            HOST.id,
            "",
            self.game.name,
            rules.players,
            {},
            Settings(),
            "playing",
            rules.version,
            None,
            seats,
        )
        live = LiveTable(MemoryStore(), row, same_luck, StrangeTimes())
        live.set_game(self.game)
        live.begin(match, numbers)
        return live

    def go_on(self, decider: int, option: int) -> None:
        """An answer in the truth."""
        self.match.advance(decider, option)
        self.last = self.who(decider)
        self.numbers = self.next_numbers(self.match, decider)


class Ear:
    """A wire that only keeps what is said."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    async def open(self) -> None:
        """It is open."""

    @property
    def is_free(self) -> bool:
        return True

    def put(self, texts: Sequence[str]) -> None:
        self.heard += texts

    async def send(self, text: str) -> None:
        raise AssertionError("it is free")

    async def receive(self) -> str | bytes | None:
        return None

    async def close(self, code: int) -> None:
        self.heard.append(f"closed: {code}")


async def said(live: LiveTable, seat: int, messages: list[str]) -> str:
    """All that a seat, or a spectator, hears when it comes to a table and sends these messages."""
    guest, ear = live.row.seats[seat].guest if seat >= 0 else None, Ear()
    line = Line(live, ear, guest, live.row.key)
    line.deaf = NOBODY
    live.join(line)
    await line.catch_up()
    for message in messages:
        await line.take(message)
    return "[" + ",".join(ear.heard) + "]"


class Listening:
    """A random game, in which everything that is sent is compared."""

    def __init__(self, tap: Tap, report: Report, seed: int, every: int) -> None:
        self.tap = tap
        self.luck = Luck(seed)
        self.secrets = Secrets(report, self.luck, tap)
        self.every = every
        self.undone = 0
        self.refused = 0

    def play(self) -> None:
        match, answers = self.tap.match, 0
        while not match.over:
            if answers % self.every == self.every - 1:
                self.check()
            asked = match.deciders()
            seat = asked[self.luck.below(len(asked))]
            options = [] if seat == CHANCE else legal(match.state, seat)
            self.tap.go_on(seat, options[self.luck.below(len(options))] if options else self.chance())
            answers += 1

    def chance(self) -> int:
        return chance_answer(self.tap.match.state, self.luck)

    def check(self) -> None:
        """Leak and echo for everybody; then what is taken back, and what is refused."""
        s = self.tap.match.state
        self.secrets.check_position(s, s.rules.conserved(s))
        if is_luck_asked(self.tap.match):
            return
        for seat in (*range(len(s.rules.seats)), SPECTATOR):
            world = self.secrets.redealt(s, seat)
            self.check_undo(s, world, seat)
            self.check_refusals(s, world, seat)

    def check_undo(self, s: State, world: State, seat: int) -> None:
        for decider in self.tap.match.deciders():
            option = self.secrets.an_answer(s, decider)
            if not can_answer(world, decider, option) or growth(s, answered(s, decider, option), seat):
                continue
            if growth(world, answered(world, decider, option), seat):
                continue
            one = self.tap.taken_back(s, decider, option, seat)
            other = self.tap.taken_back(world, decider, option, seat)
            if one and other:
                same(one, other, "who learned nothing is sent the same", f"{seat}, when {decider} takes back")
                self.undone += 1

    def check_refusals(self, s: State, world: State, seat: int) -> None:
        messages = self.wrong_messages(seat)
        one, other = (
            asyncio.run(said(self.tap.live(self.tap.at(at), self.tap.numbers), seat, messages)) for at in (s, world)
        )
        same(one, other, "a refusal tells nothing", f"{seat}")
        self.refused += one.count('"refused"')

    def wrong_messages(self, seat: int) -> list[str]:
        """Answers that are stale, foreign or illegal, an undo that is out of date, and nonsense."""
        numbers, space = self.tap.numbers, self.tap.game.rules.space
        right = self.tap.match.legal(seat) if seat in self.tap.match.deciders() else []
        wrong = [self.luck.below(space.size + 2) for _ in range(WRONG_ANSWERS)]
        foreign = [answer for other in self.tap.match.deciders() for answer in self.tap.match.legal(other)[:2]]
        number = numbers.number[seat] if seat >= 0 else 0
        answers = [answering(number, [answer]) for answer in (*wrong, *foreign) if answer not in right]
        half_right = [answering(number, [right[0], space.size])] if right else []
        undo = {"type": "undo", "id": 3, "mine": numbers.mine[seat] + 1 if seat >= 0 else 0}
        return [*answers, *half_right, answering(number + 1, right[:1] or [0]), encode(undo), "nonsense"]


def answering(number: int, answers: list[int]) -> str:
    return encode({"type": "answer", "id": 7, "number": number, "answers": answers})


def encode(message: dict[str, Any]) -> str:
    return msgspec.json.encode(message).decode()
