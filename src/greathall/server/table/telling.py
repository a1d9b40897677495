"""Telling: a running game as the text that its viewers are sent, made of pieces that are made once.

A position is made anew when the match goes on, what happened never. So it costs next to nothing to tell somebody the
game from any entry on, however often they ask.
"""

from bisect import bisect_right
from typing import Any, Final

from msgspec.json import Encoder

from greathall.engine import Match
from greathall.engine.hidden.views import show_event
from greathall.server.protocol.messages import Game

ENCODER: Final = Encoder()
NOTHING: Final = '"events":[]'  # in the text of a position: the place for what happened


class Told:
    """All that happened as one viewer is told of it. It grows with the match."""

    def __init__(self, viewer: int) -> None:
        self.viewer: Final = viewer
        self.entries: Final[list[int]] = []  # the entry with which each of these came
        self.texts: Final[list[str]] = []

    def hear(self, match: Match, public: "Told | None" = None) -> "Told":
        """Take in what is new. Where nothing secret is told, it is what the public is told."""
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

    def after(self, since: int) -> str:
        """What came with later entries; from the set-up on, where that is 0."""
        return ",".join(self.texts[bisect_right(self.entries, since) if since else 0 :])


class Position:
    """How things are for one viewer."""

    def __init__(self, game: Game) -> None:
        self.n: Final = game.n
        self.rest: Final = ENCODER.encode(game).decode().partition(NOTHING)[2]

    def text(self, since: int, told: Told) -> str:
        """The message of the game, with what happened since."""
        return f'{{"type":"game","since":{since},"n":{self.n},"events":[{told.after(since)}]{self.rest}'
