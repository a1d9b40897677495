"""Examining: what can be said of a database without opening the hall. It changes nothing, not even next to the file."""

import os
import shutil
from pathlib import Path
from typing import Final

from greathall.server.store.checking import LARGE, is_large, refuse_damage
from greathall.server.store.locking import is_held
from greathall.server.store.migrating import BadDatabase, opened, refuse_strangers, steps, version

ROOM: Final = 20 * 1024 * 1024  # bytes left on a disk: with fewer, a hall will soon be unable to store anything


class Examined:
    """What was found: whether there is a file, how large it is, how many steps it has seen of those there are, whether
    a hall has it open and whether it was checked; `why` not, in the words of BadDatabase or in one of these:
    `no_folder`, `read_only`, `full`."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        self.there = path.exists()
        self.size = path.stat().st_size if self.there else 0
        self.written = path.stat().st_mtime if self.there else 0.0
        self.steps = len(steps())
        self.version = 0
        self.in_use = is_held(str(path))
        self.checked = False
        self.why = ""
        self.text = ""


def examine(path: Path, large: int = LARGE, room: int = ROOM) -> Examined:
    """Look at a database, or at the place where one would be made."""
    found = Examined(path)
    try:
        if found.there:
            look_into(found, large)
        refuse_place(found, room)
    except BadDatabase as error:
        found.why, found.text = error.why or "unopened", str(error)
    return found


def look_into(found: Examined, large: int) -> None:
    """Read the version of a database, and all of it if that does not take long."""
    connection = opened(address_of(found), True, refuse_strangers)
    try:
        found.version = version(connection)
        if found.version > found.steps:
            raise BadDatabase("it is newer than this program", "newer")
        if not is_large(str(found.path), large):
            refuse_damage(connection)
            found.checked = True
    finally:
        connection.close()


def address_of(found: Examined) -> str:
    """The file as SQLite is to open it. If nobody writes it and nothing waits next to it, it is read as if it could
    never change: otherwise SQLite would make files next to it."""
    waiting = Path(f"{found.path.resolve()}-wal")
    is_still = not found.in_use and not (waiting.exists() and waiting.stat().st_size)
    return f"{found.path.resolve().as_uri()}?mode=ro{'&immutable=1' if is_still else ''}"


def refuse_place(found: Examined, room: int) -> None:
    """BadDatabase if nothing can be stored."""
    folder = next(place for place in found.path.resolve().parents if place.exists())
    if not found.there and not (folder.is_dir() and os.access(folder, os.W_OK)):
        raise BadDatabase(str(folder), "no_folder")
    if found.there and not (os.access(found.path, os.W_OK) and os.access(folder, os.W_OK)):
        raise BadDatabase("it cannot be written", "read_only")
    free = shutil.disk_usage(folder).free
    if free < room:
        raise BadDatabase(str(free), "full")
