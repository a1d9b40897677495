"""The tools on another desktop: where an environment has its programs, and how the command of a checkout is started."""

from pathlib import Path

import pytest

from tools.environment import write_command
from tools.venvs import interpreter, packages, program

VENV = Path("venv")


@pytest.mark.parametrize(
    ("platform", "python", "place", "outside"),
    [
        ("linux", "venv/bin/python", "venv/lib/python3.12/site-packages", "venv/bin/python3.12"),
        ("darwin", "venv/bin/python", "venv/lib/python3.12/site-packages", "venv/bin/python3.12"),
        ("win32", "venv/Scripts/python.exe", "venv/Lib/site-packages", "venv/python.exe"),
    ],
)
def test_where_things_lie(platform: str, python: str, place: str, outside: str) -> None:
    assert program(VENV, "python", platform) == Path(python)
    assert packages(VENV, "3.12", platform) == Path(place)
    assert interpreter(VENV, "3.12", platform) == Path(outside)


def test_the_command_of_a_checkout(tmp_path: Path) -> None:
    write_command(tmp_path / "greathall", "linux")
    assert [file.name for file in tmp_path.iterdir()] == ["greathall"]
    text = (tmp_path / "greathall").read_text(encoding="utf-8")
    compile(text, "greathall", "exec")
    assert 'if __name__ == "__main__":\n    sys.exit(main())\n' in text  # processes it starts read it, and only that


def test_windows_starts_it_by_its_shell(tmp_path: Path) -> None:
    write_command(tmp_path / "greathall", "win32")
    for_shell = (tmp_path / "greathall.cmd").read_text(encoding="utf-8")
    assert for_shell == '@"%~dp0python.exe" "%~dp0greathall" %*\n'
