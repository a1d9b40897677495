"""Saving the record of a match to a file."""

from pathlib import Path

from greathall.commands.terminal.terminal import Refusal
from greathall.engine import Match
from greathall.engine.kept.record import FORMAT


def save(match: Match, name: str) -> None:
    """Write the record of a match. Only a record is ever written over, and never half."""
    if not name:
        raise Refusal("cli-save-where")
    try:
        place = Path(name).expanduser()
        if place.exists() and not place.read_text(encoding="utf-8", errors="replace").startswith(FORMAT):
            raise Refusal("cli-not-over", file=name)
        fresh = place.with_name(place.name + ".new")
        fresh.write_text(match.record().text(), encoding="utf-8")
        fresh.replace(place)
    except OSError as error:
        raise Refusal("cli-not-saved", file=name, reason=error) from error
    except (RuntimeError, ValueError) as error:  # no such home, a name no file can have
        raise Refusal("cli-not-saved", file=name, reason=str(error)) from error
