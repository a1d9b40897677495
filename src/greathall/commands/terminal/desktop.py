"""Desktops: what Windows, macOS and the others keep in different places, or say in different ways."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

WINDOWS: Final = "win32"
MACOS: Final = "darwin"


def data_folder(environment: Mapping[str, str], platform: str = sys.platform) -> Path:
    """Where this person's programs keep their data."""
    named = environment.get("LOCALAPPDATA" if platform == WINDOWS else "XDG_DATA_HOME", "")
    if os.path.isabs(named):
        return Path(named)
    places = {WINDOWS: ("AppData", "Local"), MACOS: ("Library", "Application Support")}
    return Path.home().joinpath(*places.get(platform, (".local", "share")))


def piped_as(platform: str, is_terminal: bool, environment: Mapping[str, str]) -> str | None:
    """The encoding of what is read from and written to pipes and files, if the system would choose one that cannot hold
    every letter: on Windows, unless somebody has asked for another one."""
    is_chosen = any(environment.get(name) for name in ("PYTHONIOENCODING", "PYTHONUTF8"))
    return "utf-8" if platform == WINDOWS and not is_terminal and not is_chosen else None


if sys.platform == "win32":

    def shown_in() -> str:
        """The language of the desktop, as in `pl_PL`, if the environment does not say; nothing if it does."""
        import ctypes
        import locale

        return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")

else:

    def shown_in() -> str:
        """The environment says so."""
        return ""
