"""The wheel for every Python: what it holds, and that it plays where nothing else is."""

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from terminals import environment
from wheels.conftest import PIP
from wheels.neighbours import bring

from tools.pythons import this_python
from tools.shipping.bare import Bare
from tools.shipping.contents import packed, sdist_faults, wheel_faults
from tools.shipping.packing import fill_tree, make_sdist, make_wheel
from tools.shipping.proofs import OPEN, PURE, prove, prove_size
from tools.shipping.wheels import version
from tools.steps import StepError


@pytest.mark.whole  # the library alone is installed in every run
def test_a_wheel_plays_where_nothing_else_is_and_is_light(wheel: Path, tmp_path: Path) -> None:
    bare = Bare(tmp_path / "bare", this_python())
    bare.install(wheel, "--no-index", "--no-deps")
    bring(wheel, bare.packages)
    prove(bare, PURE, version(), Path(sys.executable))
    prove_size(bare, PURE)


def test_the_sdist_and_the_wheel_hold_everything_and_nothing_else(sdist: Path, wheel: Path, tree: Path) -> None:
    assert {"greathall/server/static/index.html", "greathall/cli.py"} <= set(packed(tree))
    assert sdist_faults(sdist, version(tree), tree) == []
    assert wheel_faults(wheel, version(tree), tree) == []
    assert wheel.name == f"greathall-{version()}-py3-none-any.whl"


def test_they_are_held_against_what_they_were_made_of(sdist: Path, wheel: Path, tree: Path, tmp_path: Path) -> None:
    """A checkout that is edited meanwhile is another matter."""
    edited = tmp_path / "edited"
    shutil.copytree(tree, edited)
    for name in ("src/greathall/cli.py", "README.md"):
        with (edited / name).open("a", encoding="utf-8") as file:
            file.write("more\n")
    (edited / "src" / "greathall" / "new.py").touch()
    description = "the description is not README.md"
    news = ["greathall/new.py is missing", "greathall/cli.py is another"]
    assert wheel_faults(wheel, version(tree), edited) == [description, *news]
    assert sdist_faults(sdist, version(tree), edited) == [
        description, f"src/{news[0]}", "README.md is another", f"src/{news[1]}"
    ]  # fmt: skip


def test_faults_are_found(wheel: Path, tree: Path, tmp_path: Path) -> None:
    worse = tmp_path / wheel.name
    with zipfile.ZipFile(wheel) as old, zipfile.ZipFile(worse, "w") as new:
        for name in old.namelist():
            if not name.endswith(("static/index.html", "licenses/NOTICE", "entry_points.txt")):
                new.writestr(name, old.read(name).replace(b"Requires-Python", b"Wants-Python"))
        new.writestr("greathall/engine/machine.cpython-311.so", "")
        new.writestr("greathall/engine/machine.c", "")
    assert wheel_faults(worse, version(), tree) == [
        "greathall/engine/machine.c has no place there",
        "NOTICE is missing",
        "Requires-Python is None",
        "the command is missing",
        "greathall/engine/machine.cpython-311.so in a pure wheel",
        "greathall/server/static/index.html is missing",
    ]
    compiled = wheel.name.replace("py3-none-any", "cp311-cp311-linux_x86_64")
    found = wheel_faults(Path(shutil.copy(wheel, tmp_path / compiled)), version(), tree)
    assert found == [f"nothing compiled in greathall/{part}" for part in ("engine", "games", "bots")]


def test_without_the_client_nothing_is_made(tmp_path: Path) -> None:
    fill_tree(tmp_path / "tree", tmp_path / "nothing")
    with pytest.raises(StepError) as no_sdist:
        make_sdist(Path(sys.executable), tmp_path / "tree", tmp_path / "dist")
    with pytest.raises(StepError) as no_wheel:
        make_wheel(PIP, tmp_path / "tree", tmp_path, {})
    for refused in (no_sdist, no_wheel):
        for words in ("The browser client is not built here", "python3 dev.py wheels", "GREATHALL_CLIENT=none"):
            assert words in str(refused.value)


def test_the_library_alone_says_what_it_is(sdist: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(make_wheel(PIP, sdist, tmp_path, {"GREATHALL_CLIENT": "none"})) as archive:
        assert not [name for name in archive.namelist() if "static/" in name]
        archive.extractall(tmp_path / "installed")
    env = {name: value for name, value in environment().items() if name != "GREATHALL_WEB"}
    env |= {"PYTHONPATH": str(tmp_path / "installed"), "HOME": str(tmp_path)}
    command = [sys.executable, "-m", "greathall", "--port", "0", "--no-browser"]
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, encoding="utf-8") as hall:
        assert hall.stdout is not None
        lines = [hall.stdout.readline(), hall.stdout.readline()]
        hall.kill()
    assert OPEN.match(lines[0])
    assert lines[1].startswith("This is the library alone, installed without the table in the browser.")


def test_what_is_too_large_is_refused(tmp_path: Path) -> None:
    bare = Bare(tmp_path / "bare", this_python())
    assert prove_size(bare, PURE) == "0.0 MB installed"
    (tmp_path / "large").mkdir()
    (bare.packages / "large").symlink_to(tmp_path / "large")  # as other packages come there in tests
    with (tmp_path / "large" / "data").open("wb") as file:
        file.truncate(41_000_000)
    with pytest.raises(StepError, match=r"41\.0 MB installed, more than 40\.0 MB"):
        prove_size(bare, PURE)
