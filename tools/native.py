"""The native build: engine, games, bots and samples compiled by mypyc into build/native, never into src."""

import os
import shutil
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from tools.environment import BUILD, PYTHON, pip
from tools.machine import can_compile, compiler_advice
from tools.steps import ROOT, StepError, Steps, begin, digest, files_under, is_fresh, note, run

NATIVE = BUILD / "native"
STAGE = BUILD / "stage"
SOURCES = ("src", "tests/samples", "setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE")
PARTS = ("engine", "games", "bots")  # of the package: what is compiled lies there
COMPILED = (*(f"src/greathall/{part}" for part in PARTS), "tests/samples", "setup.py", "pyproject.toml")
LOCK = ROOT / "requirements.lock"
GIVING_WAY = ("nice", "-n", "10")  # a compiler that runs beside tests takes only the time they leave


def native_key(parts: Iterable[str], *words: str) -> str:
    """A hash of what a native build is made from, and how."""
    level = os.environ.get("GREATHALL_OPT", "1")
    return digest([*(ROOT / part for part in parts), LOCK], str(sys.implementation.cache_tag), level, *words)


def usable() -> list[str]:
    """The folder to put first on the path: the native build if it is up to date, else none."""
    if os.environ.get("GREATHALL_BUILD") != "pure" and is_fresh(NATIVE / "stamp", native_key(SOURCES)):
        return [str(NATIVE)]
    return []


def mirror(source: Path, target: Path) -> None:
    """Make a folder or file like another, writing only what differs."""
    wanted = {target / file.relative_to(source) if source.is_dir() else target: file for file in files_under(source)}
    for file in files_under(target):
        if file not in wanted:
            file.unlink()
    for file, origin in wanted.items():
        content = origin.read_bytes()
        if not file.exists() or file.read_bytes() != content:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)


def fill_stage() -> None:
    """Copy the sources to where building may leave its traces; what is unchanged need not be compiled again.

    Everything is compiled anew when the files are others than before, or the way they are built: no trace may stay.
    """
    names = [str(file.relative_to(ROOT)) for part in SOURCES for file in files_under(ROOT / part)]
    key = native_key(["setup.py", "pyproject.toml"], *names)
    if not is_fresh(STAGE / "stamp", key):
        shutil.rmtree(STAGE, ignore_errors=True)
    for part in SOURCES:
        mirror(ROOT / part, STAGE / part)
    (STAGE / "stamp").write_text(key)


def compile_native(before: tuple[str, ...]) -> str:
    """Build into a new folder, then put it in the place of the old one; `before` are words before the command."""
    fill_stage()
    fresh = BUILD / "native.new"
    shutil.rmtree(fresh, ignore_errors=True)
    env = {"GREATHALL_COMPILE": "1", "PYTHONPATH": ""}
    if (ROOT / "tests" / "samples").is_dir():
        env["GREATHALL_SAMPLES"] = "1"
    options: list[str | Path] = ["install", "-q", "--no-deps", "--no-build-isolation", "--target", fresh]
    run([*before, *pip(PYTHON), *options, "."], env, STAGE)
    modules = [file for file in fresh.rglob("*.so") if "__mypyc" not in file.name]
    if not modules:
        raise StepError("nothing was compiled")
    (fresh / "stamp-compiled").write_text(native_key(COMPILED))
    shutil.rmtree(NATIVE, ignore_errors=True)
    fresh.rename(NATIVE)
    return f"{len(modules)} modules"


def copy_plain() -> None:
    """Bring the modules and data that are not compiled up to date."""
    source, target = ROOT / "src" / "greathall", NATIVE / "greathall"
    names = {path.name for folder in (source, target) for path in folder.iterdir() if path.suffix != ".so"}
    for name in sorted(names - {*PARTS, "__pycache__"}):
        mirror(source / name, target / name)


def make_native(before: tuple[str, ...] = ()) -> str | None:
    """Compile if a compiled source has changed; otherwise only copy."""
    result = None
    if not is_fresh(NATIVE / "stamp-compiled", native_key(COMPILED)):
        result = compile_native(before)
    copy_plain()
    return result


def build_native(steps: Steps) -> None:
    """The step that builds the native engine; raises StepError when it cannot be built."""
    steps.do("native engine", make_native, NATIVE / "stamp", native_key(SOURCES))


def start_native() -> Callable[[Steps], None]:
    """Begin to build beside other steps; what is returned is the step that waits for the end of it."""
    stamp, key = NATIVE / "stamp", native_key(SOURCES)
    if is_fresh(stamp, key):
        return build_native
    wait = begin(lambda: make_native(GIVING_WAY))
    return lambda steps: steps.do("native engine", wait, stamp, key)


def try_native(steps: Steps) -> bool:
    """The same where interpreted will do too; whether there is a native build now."""
    if not can_compile():
        note(compiler_advice())
        return False
    try:
        build_native(steps)
    except StepError as error:
        note(f"{error}\nThe native engine could not be built: running interpreted.")
        return False
    return True
