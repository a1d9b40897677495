"""Telling: a running game as the text that its viewers are sent, made of pieces that are made once.

The text of a position is made again when the match goes on, that of past events never. So it costs next to nothing to
send somebody the game from any entry on, however often they ask.
"""

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any, Final

from msgspec.json import Encoder

from greathall.engine import Game, Match, RecordEntry
from greathall.engine.frames import State
from greathall.engine.halts import Halt, halts_of
from greathall.engine.hidden.views import show_event, view
from greathall.engine.kept.record import CHANCE_NAME, UNDO
from greathall.server.protocol.messages import Game as GameMessage
from greathall.server.protocol.questions import Interim
from greathall.server.table.numbers import replay

ENCODER: Final = Encoder()
NOTHING: Final = '"events":[],"halts":[]'  # in the text of a position: the place for what happened


class Told:
    """All that happened as one viewer sees it. It grows with the match."""

    def __init__(self, viewer: int) -> None:
        self.viewer: Final = viewer
        self.entries: Final[list[int]] = []  # the entry with which each of these came
        self.texts: Final[list[str]] = []

    def hear(self, match: Match, public: "Told | None" = None) -> "Told":
        """Take in what is new. Without secrets it is the same as for the public."""
        happened = match.told
        for place in range(len(self.texts), len(happened)):
            n, event = happened[place]
            self.entries.append(n)
            if public is not None and not event.shows_secret_to(self.viewer):
                self.texts.append(public.texts[place])
            else:
                shown: dict[str, Any] = {"n": n, **show_event(match.rules, event, self.viewer)}
                self.texts.append(ENCODER.encode(shown).decode())
        return self

    def until(self, since: int) -> int:
        """How much of it came up to an entry; nothing, if that is 0: the set-up counts as later."""
        return bisect_right(self.entries, since) if since else 0

    def after(self, since: int) -> str:
        """What came with later entries."""
        return ",".join(self.texts[self.until(since) :])


class Halted:
    """What seats that follow from the rules did after an entry, step by step. It is found out when somebody asks."""

    def __init__(self, since: int, before: State, entries: Sequence[RecordEntry]) -> None:
        self.since: Final = since
        self.before: Final = before
        self.entries: Final = entries
        self.found: list[Halt] | None = None

    def shown(self, game: GameMessage, viewer: int) -> list[Interim]:
        """The table at every step as one viewer sees it: what was different then."""
        if self.found is None:
            self.found = halts_of(self.before, self.entries)
        views = [(halt.events, view(halt.state, viewer)) for halt in self.found]
        now = game.view
        return [
            Interim(told, {part: seen[part] for part in seen if seen[part] != now.get(part)}) for told, seen in views
        ]


def last_steps(game: Game, entries: Sequence[RecordEntry]) -> Halted | None:
    """What followed from the last answer, for a hall that was only just opened: somebody may be in the middle of it."""
    people = [n for n, entry in enumerate(entries) if entry.who != CHANCE_NAME]
    if not people or entries[people[-1]].text == UNDO or not any(game.rules.automatic):
        return None
    last = people[-1]
    return Halted(last, replay(game, entries[:last])[0].state, entries[last:])


class Position:
    """How things are for one viewer; and how they came to be so, for those who know them as they were before."""

    def __init__(self, game: GameMessage, viewer: int, halted: Halted | None = None) -> None:
        self.n: Final = game.n
        self.rest: Final = ENCODER.encode(game).decode().partition(NOTHING)[2]
        self.since: Final = -1 if halted is None else halted.since
        self.halts: Final = [] if halted is None else halted.shown(game, viewer)

    def steps(self, since: int, told: Told) -> str:
        """The table in between, for those who know the table as it was before, and for a page that knows nothing yet:
        it may have been reopened in the middle of that."""
        if not self.halts or since not in (0, self.since):
            return "[]"
        before = told.until(self.since) - told.until(since)
        return ENCODER.encode([Interim(before + halt.told, halt.view) for halt in self.halts]).decode()

    def text(self, since: int, told: Told) -> str:
        """The message of the game, with what happened since."""
        halts = self.steps(since, told)
        head = f'{{"type":"game","since":{since},"n":{self.n},"events":[{told.after(since)}]'
        return f'{head},"halts":{halts}{self.rest}'
