"""The native build: engine, games, bots and samples compiled by mypyc into build/native, never into src.

What is compiled is a copy of the sources, the stage, which nobody edits meanwhile; the stamps say what was in it. One
process at a time works there. Playing needs no samples; the tests add them, and nothing else is compiled again.
"""

import os
import shutil
import sys
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

from tools.environment import BUILD, PYTHON
from tools.locking import alone
from tools.machine import can_compile, compiler_advice
from tools.steps import ROOT, StepError, Steps, begin, digest, files_under, is_fresh, note, run

NATIVE = BUILD / "native"
STAGE = BUILD / "stage"
LIBRARY = STAGE / "build" / "library"
BUSY = BUILD / "native.lock"
STAGED = ("src", "tests/samples", "setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE")
SOURCES = ("src", "setup.py", "pyproject.toml")
PARTS = ("engine", "games", "bots")  # of the package: what is compiled is there
COMPILED = (*(f"src/greathall/{part}" for part in PARTS), "setup.py", "pyproject.toml")
WITH_SAMPLES = (*COMPILED, "tests/samples")
LOCK = ROOT / "requirements.lock"
GIVING_WAY = ("nice", "-n", "10")  # a compiler that runs next to tests takes only the time they leave
# A build that cannot be loaded is none.
TRIED = """
import greathall.server.thinking.worker
from greathall import games
for entry in games.listings():
    games.load(entry.name, entry.players[0])
"""

Hear = Callable[[str], None]


def native_key(parts: Iterable[str], root: Path | None = None) -> str:
    """A hash of what a native build is made from, in the checkout or in a copy of it, and how."""
    level = os.environ.get("GREATHALL_OPT", "3")
    return digest([*((root or ROOT) / part for part in parts), LOCK], str(sys.implementation.cache_tag), level)


def is_built(samples: bool, key: str | None = None) -> bool:
    """Whether the native build is made from the sources as they are, or as they were by this key."""
    if not is_fresh(NATIVE / "stamp", key or native_key(SOURCES)):
        return False
    return not samples or is_fresh(NATIVE / "stamp-samples", native_key(WITH_SAMPLES))


def is_wanted() -> bool:
    """Whether anybody may use the native build."""
    return os.environ.get("GREATHALL_BUILD") != "pure"


def usable() -> tuple[list[str], dict[str, str]]:
    """The folder to put first on the path, if the native build is up to date; otherwise where new workers may find it
    later, and by which stamp they know that it is made from the sources of now."""
    key = native_key(SOURCES)
    if not is_wanted():
        return [], {}
    if is_built(False, key):
        return [str(NATIVE)], {}
    return [], {"GREATHALL_QUICKER": str(NATIVE), "GREATHALL_QUICKER_STAMP": key}


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

    Everything is compiled again when a file has gone, or the way they are built has changed: no trace may stay.
    """
    names = [str(file.relative_to(ROOT)) for part in STAGED for file in files_under(ROOT / part)]
    stamp, key = STAGE / "stamp", native_key(["setup.py", "pyproject.toml"])
    before = stamp.read_text(encoding="utf-8").splitlines() if stamp.exists() else [""]
    if before[0] != key or not set(before[1:]) <= set(names):
        shutil.rmtree(STAGE, ignore_errors=True)
    for part in STAGED:
        mirror(ROOT / part, STAGE / part)
    stamp.write_text("\n".join([key, *names]), encoding="utf-8")


def compile_native(samples: bool, before: tuple[str, ...], hear: Hear) -> str:
    """Build into a new folder, then put it in the place of the old one; `before` are words before the command."""
    env = {"GREATHALL_COMPILE": "1", "GREATHALL_CLIENT": "none", "PYTHONPATH": ""}  # the client stays where it is built
    env["GREATHALL_SAMPLES"] = "1" if samples else ""
    run([*before, PYTHON, "setup.py", "-q", "build", "--build-lib", LIBRARY], env, STAGE, hear)
    fresh = BUILD / "native.new"
    shutil.rmtree(fresh, ignore_errors=True)
    shutil.copytree(LIBRARY, fresh, ignore=None if samples else shutil.ignore_patterns("samples", "samples__mypyc*"))
    modules = [file for file in fresh.rglob("*.so") if "__mypyc" not in file.name]
    if not modules:
        raise StepError("nothing was compiled")
    run([*before, PYTHON, "-c", TRIED], {"PYTHONPATH": str(fresh)})
    (fresh / "stamp-compiled").write_text(native_key(COMPILED, STAGE), encoding="utf-8")
    if samples:
        (fresh / "stamp-samples").write_text(native_key(WITH_SAMPLES, STAGE), encoding="utf-8")
    shutil.rmtree(NATIVE, ignore_errors=True)
    fresh.rename(NATIVE)
    return f"{len(modules)} modules"


def copy_plain() -> None:
    """Bring the modules and data that are not compiled up to date."""
    source, target = STAGE / "src" / "greathall", NATIVE / "greathall"
    names = {path.name for folder in (source, target) for path in folder.iterdir() if path.suffix != ".so"}
    for name in sorted(names - {*PARTS, "__pycache__"}):
        mirror(source / name, target / name)


def make_native(samples: bool, before: tuple[str, ...] = (), hear: Hear = lambda _: None) -> str | None:
    """Compile if a compiled source has changed; otherwise only copy. It waits for anybody else who does so."""
    with alone(BUSY, lambda: hear("waiting")):
        if is_built(samples):
            return "made by another command"
        fill_stage()
        (NATIVE / "stamp").unlink(missing_ok=True)  # nobody begins to use it now
        is_compiled = is_fresh(NATIVE / "stamp-compiled", native_key(COMPILED, STAGE))
        has_samples = is_fresh(NATIVE / "stamp-samples", native_key(WITH_SAMPLES, STAGE))
        result = None
        if not is_compiled or (samples and not has_samples):
            result = compile_native(samples, before, hear)
        copy_plain()
        (NATIVE / "stamp").write_text(native_key(SOURCES, STAGE), encoding="utf-8")
        return result


def build_native(steps: Steps, samples: bool = True) -> None:
    """The step that builds the native engine; raises StepError when it cannot be built."""
    if is_built(samples):
        print("native engine … unchanged", flush=True)
        return
    steps.do("native engine", partial(make_native, samples))


def start_native() -> Callable[[Steps], None]:
    """Begin to build for tests alongside other steps; what is returned is the step that waits for the end of it."""
    if is_built(samples=True):
        return build_native
    wait = begin(lambda: make_native(True, GIVING_WAY))
    return lambda steps: steps.do("native engine", wait)


def try_native(steps: Steps) -> bool:
    """The same if interpreted will do too; whether there is a native build now."""
    if not can_compile():
        note(compiler_advice())
        return False
    try:
        build_native(steps)
    except StepError as error:
        note(f"{error}\nThe native engine could not be built: running interpreted.")
        return False
    return True
