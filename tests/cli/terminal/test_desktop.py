"""What Windows, macOS and the others have at different places, or say in different ways."""

from pathlib import Path

import pytest

from greathall.commands.terminal.desktop import data_folder, piped_as

SOMEWHERE = Path("/data").absolute()


@pytest.mark.parametrize(
    ("platform", "environment", "folder"),
    [
        ("linux", {}, Path.home() / ".local" / "share"),
        ("linux", {"XDG_DATA_HOME": str(SOMEWHERE)}, SOMEWHERE),
        ("linux", {"XDG_DATA_HOME": "relative", "LOCALAPPDATA": str(SOMEWHERE)}, Path.home() / ".local" / "share"),
        ("darwin", {}, Path.home() / "Library" / "Application Support"),
        ("darwin", {"XDG_DATA_HOME": str(SOMEWHERE)}, SOMEWHERE),
        ("win32", {"LOCALAPPDATA": str(SOMEWHERE), "XDG_DATA_HOME": "/else"}, SOMEWHERE),
        ("win32", {}, Path.home() / "AppData" / "Local"),
        ("freebsd14", {}, Path.home() / ".local" / "share"),
    ],
)
def test_where_data_is_kept(platform: str, environment: dict[str, str], folder: Path) -> None:
    assert data_folder(environment, platform) == folder


@pytest.mark.parametrize(
    ("platform", "is_terminal", "environment", "encoding"),
    [
        ("win32", False, {}, "utf-8"),
        ("win32", True, {}, None),  # the console takes every letter by itself
        ("win32", False, {"PYTHONIOENCODING": "cp852"}, None),
        ("linux", False, {}, None),
        ("darwin", False, {}, None),
    ],
)
def test_pipes_hold_every_letter(
    platform: str, is_terminal: bool, environment: dict[str, str], encoding: str | None
) -> None:
    assert piped_as(platform, is_terminal, environment) == encoding
