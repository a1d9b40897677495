"""The browser client as part of the repository: exact versions, no addresses, its icons, and where it is found."""

import json
import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import dev
from tools import steps
from tools.environment import LAUNCHER, WEB_ENV
from tools.machine import LIGHT_BROWSER, is_browser_enough
from tools.native import SOURCES

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
EXACT = re.compile(r"\d+\.\d+\.\d+")
SOURCE = WEB / "src"
ROOM = 24  # as many sources as somebody looks through
IMPORTED = re.compile(r"""\b(?:from|import)\b[\s(]*["']((?:\$lib|\.)[^"']*)["']""")
GAMES = sorted(f"games/{folder.name}" for folder in (SOURCE / "games").iterdir() if folder.is_dir())
LIB = {f"lib/{folder.name}" for folder in (SOURCE / "lib").iterdir() if folder.is_dir()}
MAY_IMPORT = {  # rooms, or single files; what is in no room puts them together, and so does the list of the games
    "lib/device": set(),
    "lib/inside": set(),
    "lib/words": {"lib/device", "lib/wire/protocol", "games/types"},
    "lib/wire": {"lib/device", "lib/inside", "lib/words"},
    "lib/lessons": {"lib/device", "lib/words", "games/types"},
    "lib/pointing": {"lib/device", "lib/words", "lib/wire", "games/types"},
    "drawing": LIB,
    "stage": LIB | {"drawing", "games/types"},
    "games": LIB | {"drawing", "stage"},
    **{game: LIB | {"drawing", "stage", "games"} for game in GAMES},
    "hall": LIB | {"drawing", "games"},
    "rules": LIB | {"drawing", "games/citadels"},
    "table": LIB | {"drawing", "stage", "games", "hall", "rules"},
    "replay": LIB | {"drawing", "games", "hall", "table"},
}
LIST = Path("games/index.ts")


def package() -> dict[str, Any]:
    """What the client asks for."""
    content: dict[str, Any] = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    return content


def locked() -> dict[str, dict[str, Any]]:
    """The locked packages by their place; the client itself is the one without a place."""
    content = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    packages: dict[str, dict[str, Any]] = content["packages"]
    return packages


def sources() -> list[Path]:
    """The client without its tests, as paths within its sources."""
    files = [file for file in sorted(SOURCE.rglob("*")) if file.suffix in (".ts", ".svelte", ".css")]
    return [file.relative_to(SOURCE) for file in files if not file.name.endswith(".test.ts")]


def room(place: Path) -> str:
    """The folder of the sources that a file is in; of games and of the ground, the folder in it."""
    name = "/".join(place.parts[:2])
    return name if name in LIB or name in GAMES else place.parts[0]


def imported(file: Path) -> list[Path]:
    """What of ours a file imports, without its suffix if it needs none."""
    named = IMPORTED.findall((SOURCE / file).read_text(encoding="utf-8"))
    places = [Path("lib", name[5:]) if name.startswith("$lib") else file.parent / name for name in named]
    return [Path(os.path.normpath(place)) for place in places]


@pytest.mark.parametrize("part", ["dependencies", "devDependencies", "overrides"])
def test_versions_are_exact(part: str) -> None:
    assert package()[part]
    assert [name for name, version in package()[part].items() if not EXACT.fullmatch(version)] == []


def test_the_lock_is_of_this_package() -> None:
    for part in ("dependencies", "devDependencies"):
        assert locked()[""][part] == package()[part]


def test_the_lock_holds_hashes_and_no_addresses() -> None:
    for place, entry in locked().items():
        assert "resolved" not in entry, place
        assert place == "" or entry["integrity"].startswith("sha512-"), place
        assert "://" not in json.dumps({key: value for key, value in entry.items() if key != "funding"}), place


def test_icons_are_a_sorted_list() -> None:
    names = json.loads((WEB / "icons.json").read_text(encoding="utf-8"))
    assert names == sorted(set(names))


def test_our_drawings_take_the_colour_of_the_text() -> None:
    lines = (WEB / "drawings.svg").read_text(encoding="utf-8").splitlines()[1:-1]
    for line in lines:
        assert re.match(r'  <symbol id="gh-[a-z]+" viewBox="0 0 512 512">.*</symbol>$', line), line
        assert set(re.findall(r'(?:fill|stroke)="([^"]+)"', line)) <= {"currentColor", "none"}, line


def test_no_room_is_too_full() -> None:
    full = Counter(file.parent.as_posix() for file in sources())
    assert {name: count for name, count in full.items() if count > ROOM} == {}


def test_imports_between_rooms_go_one_way() -> None:
    wrong = []
    for file in [file for file in sources() if len(file.parts) > 1 and file != LIST]:
        allowed = {room(file), *MAY_IMPORT[room(file)]}
        wrong += [f"{file} imports {to}" for to in imported(file) if not {room(to), to.as_posix()} & allowed]
    assert wrong == []


def test_what_is_built_counts_as_no_source() -> None:
    sources = [file for part in (*SOURCES, "web") for file in steps.files_under(ROOT / part)]
    assert sources
    assert not [file for file in sources if any(made in (file, *file.parents) for made in steps.MADE)]


def test_the_tests_know_where_the_client_is() -> None:
    folder = str(ROOT / "src" / "greathall" / "server" / "static")
    assert dev.PURE_ENV["GREATHALL_WEB"] == dev.NATIVE_ENV["GREATHALL_WEB"] == folder


@pytest.mark.parametrize(("given", "expected"), [({}, WEB_ENV["GREATHALL_WEB"]), ({"GREATHALL_WEB": "mine"}, "mine")])
def test_the_command_says_where_the_client_is(tmp_path: Path, given: dict[str, str], expected: str) -> None:
    (tmp_path / "greathall").mkdir()
    (tmp_path / "greathall" / "__init__.py").touch()
    program = "import os\n\n\ndef main() -> None:\n    print(os.environ['GREATHALL_WEB'])\n"
    (tmp_path / "greathall" / "cli.py").write_text(program)
    (tmp_path / "command").write_text(LAUNCHER.format(python=sys.executable, root=str(ROOT)))
    outside = {name: value for name, value in os.environ.items() if name != "GREATHALL_WEB"}
    env = {**outside, "GREATHALL_BUILD": "pure", "PYTHONPATH": str(tmp_path), **given}
    done = subprocess.run([sys.executable, tmp_path / "command"], env=env, capture_output=True, text=True)
    assert done.stdout.strip() == expected, done.stderr


@pytest.mark.parametrize(
    ("pure", "native", "rest", "names"),
    [
        (False, False, [], ["gcc", LIGHT_BROWSER]),
        (True, False, [], [LIGHT_BROWSER]),
        (False, True, [], ["gcc"]),
        (False, False, ["tests/engine"], []),
        (False, False, ["tests/browser/test_table.py", "-x"], [LIGHT_BROWSER]),
        (False, True, ["tests/engine"], ["gcc"]),
    ],
)
def test_only_what_the_tests_need_is_installed(pure: bool, native: bool, rest: list[str], names: list[str]) -> None:
    wanted = dev.wanted_packages(pure, native, rest)
    assert [name for name in wanted if name in ("gcc", LIGHT_BROWSER)] == names


@pytest.mark.parametrize(
    ("light", "other", "can_fetch", "enough"),
    [
        (True, False, True, True),
        (False, True, True, False),  # the light one is fetched
        (False, True, False, True),
        (False, False, False, False),
    ],
)
def test_the_light_browser_is_fetched_if_it_can_be(light: bool, other: bool, can_fetch: bool, enough: bool) -> None:
    assert is_browser_enough(light, other, can_fetch) is enough
