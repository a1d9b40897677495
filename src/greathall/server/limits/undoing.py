"""Undoing: how much may be taken back. It stays in the record, which without a limit would grow at will, and
everybody's messages with it."""

from collections.abc import Sequence
from typing import Final

from greathall.engine import RecordEntry
from greathall.engine.kept.record import UNDO
from greathall.server.denied import MessageDenied

RECENT: Final = 100  # entries of the record that are looked at
OWN: Final = 30  # of these may be somebody's own undos
ALL: Final = 40  # and this many everybody's
LONGEST: Final = 6000  # entries; in a longer record nothing more is taken back


def check_undo(entries: Sequence[RecordEntry], who: str) -> None:
    """Refuse to take something back if that was done too often just now. It comes back as the game goes on."""
    undos = [entry.who for entry in entries[-RECENT:] if entry.text == UNDO]
    if undos.count(who) >= OWN or len(undos) >= ALL or len(entries) >= LONGEST:
        raise MessageDenied("undone_often")
