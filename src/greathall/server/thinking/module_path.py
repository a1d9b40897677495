"""Where a worker finds its modules: where the hall does, or in a quicker build of the same sources once it is made.

A hall that is opened before that build is made is given the folder in which it will be, and what its file `stamp` will
say. The two builds exchange errands and thoughts, which are plain data; only the stamp shows that they have the same
source.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

FOLDER: Final = "GREATHALL_QUICKER"
STAMP: Final = "GREATHALL_QUICKER_STAMP"


def module_path(environment: Mapping[str, str], path: Sequence[str]) -> list[str]:
    """The path for a new worker of a hall that has this environment and this path."""
    folder, own = environment.get(FOLDER, ""), [place for place in path if place]
    return [folder, *own] if folder and is_made(Path(folder), environment.get(STAMP, "")) else own


def is_made(folder: Path, stamp: str) -> bool:
    """Whether a build is there and is the one that was announced."""
    try:
        return (folder / "stamp").read_text(encoding="utf-8") == stamp
    except OSError:
        return False
