"""The talk at a table: the last lines that were said. It is kept in no record, and goes with the live table."""

from typing import Final

from msgspec import Struct

from greathall.server.protocol.talking import Phrase, Said, Spoken

KEPT: Final = 100
NOBODY: Final[frozenset[str]] = frozenset()


class Heard(Struct, frozen=True):
    """How much of a talk somebody was sent: how often it had been forgotten, and the number of the last line."""

    forgotten: int = 0
    number: int = 0


OTHERWISE: Final = Heard(-1)  # of somebody who was sent what others said, and not what they are to hear now


class Talk:
    """What was said, the latest last."""

    def __init__(self) -> None:
        self.lines: list[Spoken] = []
        self.speakers: dict[int, str] = {}  # by the number of a line, the id of the guest who said it
        self.heard = Heard()  # for those who were sent everything

    def add(self, n: int, seat: str, name: str, phrase: Phrase | None, text: str, guest: str = "") -> None:
        """Somebody says something after entry n; slow listeners miss the oldest."""
        self.heard = Heard(self.heard.forgotten, self.heard.number + 1)
        self.lines = [*self.lines, Spoken(self.heard.number, n, seat, name, phrase, text)][-KEPT:]
        self.speakers[self.heard.number] = guest
        self.speakers.pop(self.heard.number - KEPT, None)

    def forget(self) -> None:
        self.heard = Heard(self.heard.forgotten + 1)
        self.lines = []
        self.speakers.clear()

    def since(self, heard: Heard | None, deaf: frozenset[str] = NOBODY) -> Said | None:
        """What is new to somebody, who may have just come; nothing if they know it all. They do not hear those guests
        to whom they are deaf."""
        if heard is self.heard or heard == self.heard:  # most often the first
            return None
        is_past = heard is not None and heard.forgotten != self.heard.forgotten  # what they were sent no longer counts
        known = 0 if heard is None or is_past else heard.number
        lines = [line for line in self.lines if line.number > known and self.speakers.get(line.number) not in deaf]
        return Said(known, lines, now=heard not in (None, OTHERWISE)) if lines or is_past else None
