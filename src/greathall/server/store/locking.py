"""Locking: one hall for one file. The operating system lets go of the lock when its process ends, however it ends."""

import errno
import os
import sys
from typing import Final

from greathall.server.store.migrating import MEMORY, BadDatabase

BESIDE: Final = "-lock"  # what the file of the lock is called, behind the name of the database


class FileLock:
    """What a hall holds while it is open, beside its database; where that is in memory there is nothing to hold."""

    def __init__(self, path: str) -> None:
        self.file: int | None = None if path == MEMORY else hold(os.path.realpath(path) + BESIDE)

    def release(self) -> None:
        if self.file is not None:
            os.close(self.file)
            self.file = None


def hold(path: str) -> int:
    """The file of a lock that nobody else holds; BadDatabase where somebody does."""
    try:
        file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise BadDatabase(str(error)) from error
    try:
        lock(file)
    except OSError as error:
        os.close(file)
        raise not_held(error) from error
    return file


def not_held(error: OSError) -> BadDatabase:
    """Why a lock is not to be had: somebody else holds it, or the file system knows no locks."""
    if error.errno in (errno.EWOULDBLOCK, errno.EACCES):
        return BadDatabase("another hall has it open", "in_use")
    return BadDatabase(str(error))


if sys.platform == "win32":
    import msvcrt

    def lock(file: int) -> None:
        """OSError where another process holds it."""
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def lock(file: int) -> None:
        """OSError where another process holds it."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
