"""`dev.py wheels`: the sdist, a wheel for every Python, a compiled one for each Python here, and their proofs."""

import re
import shutil
from collections.abc import Callable
from functools import partial
from pathlib import Path

from tools.environment import LOCKED, PLAY_LOCK, PYTHON, TEST_LOCK, prepare_packages, prepare_web
from tools.machine import BROWSING, prepare_machine
from tools.pythons import found, this_python
from tools.shipping.bare import Bare
from tools.shipping.contents import sdist_faults, wheel_faults
from tools.shipping.installers import make_installers, prove_installers
from tools.shipping.packing import DIST, TREE, WORK, compiler_problem, compiling, fill_tree, make_sdist, make_wheel
from tools.shipping.proofs import COMPILED, PURE, megabytes, prove, prove_size
from tools.steps import ROOT, STATIC, StepError, Steps, digest, run
from tools.venvs import program

ANY = "py3"  # the tag of a wheel for every Python
PROVING = tuple(ROOT / place for place in ("tools", "tests/browser"))


def version(root: Path = ROOT) -> str:
    """The version of the package, from the one place where it is written."""
    text = (root / "src" / "greathall" / "__init__.py").read_text(encoding="utf-8")
    [written] = re.findall(r'^__version__ = "(.*)"$', text, re.MULTILINE)
    return str(written)


def pip_for(outside: Path, inside: Path) -> list[str | Path]:
    """The pip of an interpreter, working in a virtual environment of it."""
    return [outside, "-m", "pip", "--python", inside, "--disable-pip-version-check"]


def made(tag: str) -> Path | None:
    """A file of this version that was made before: a wheel by the tag of its Python, or the sdist."""
    number = version(TREE)
    pattern = f"greathall-{number}.tar.gz" if tag == "sdist" else f"greathall-{number}-{tag}-*.whl"
    return next(DIST.glob(pattern), None)


def do(steps: Steps, name: str, tag: str, key: str, action: Callable[[], str]) -> Path:
    """A step that makes a file, unless it is there and made of the same."""
    stamp = WORK / f"stamp-{tag}"
    if made(tag) is None:
        stamp.unlink(missing_ok=True)
    steps.do(name, action, stamp, key)
    file = made(tag)
    if file is None:
        raise StepError(f"{name} made nothing")
    return file


def told(file: Path, faults: list[str]) -> str:
    """The name and size of a file; its faults are an error, and no file with faults is left."""
    if faults:
        file.unlink()
        raise StepError("\n".join([f"{file.name}:", *faults]))
    return f"{file.name}, {megabytes(file.stat().st_size)}"


def do_sdist(steps: Steps) -> Path:
    """The step that makes the sdist. Anything made from another one goes."""

    def action() -> str:
        shutil.rmtree(DIST, ignore_errors=True)
        sdist = make_sdist(PYTHON, TREE, DIST)
        return told(sdist, sdist_faults(sdist, version(TREE), TREE))

    return do(steps, "sdist", "sdist", digest([TREE]), action)


def do_pure(steps: Steps, sdist: Path) -> Path:
    """The step that makes the wheel for every Python."""

    def action() -> str:
        wheel = make_wheel(pip_for(this_python(), PYTHON), sdist, DIST, {})
        return told(wheel, wheel_faults(wheel, version(TREE), TREE))

    return do(steps, "pure wheel", ANY, digest([sdist, TEST_LOCK]), action)


def do_compiled(steps: Steps, sdist: Path, name: str, python: Path, quick: bool) -> Path:
    """The steps that make the compiled wheel for one Python, with what the lock says."""
    place, exact = WORK / f"python{name}", run([python, "--version"])
    inside, env = program(place, "python"), compiling(quick)

    def furnish() -> None:
        shutil.rmtree(place, ignore_errors=True)
        run([python, "-m", "venv", "--without-pip", place])
        run([*pip_for(python, inside), "install", *LOCKED, PLAY_LOCK])

    def action() -> str:
        wheel = make_wheel(pip_for(python, inside), sdist, DIST, env)
        return told(wheel, wheel_faults(wheel, version(TREE), TREE))

    steps.do(f"tools of Python {name}", furnish, place / "stamp", digest([PLAY_LOCK], exact))
    key = digest([sdist, PLAY_LOCK], exact, *env.values())
    return do(steps, f"compiled wheel for Python {name}", "cp" + name.replace(".", ""), key, action)


def do_proof(steps: Steps, wheel: Path, build: str, name: str, python: Path) -> None:
    """The step that proves a wheel in a bare environment, with the packages that people would get."""

    def action() -> str:
        bare = Bare(WORK / "bare", python)
        bare.install(wheel)
        prove(bare, build, version(TREE))
        return prove_size(bare, build)

    key = digest([wheel, *PROVING], run([python, "--version"]))
    steps.do(f"proof of the {build} wheel on Python {name}", action, WORK / f"stamp-proof-{build}-{name}", key)


def do_installers(steps: Steps, wheel: Path, name: str, python: Path) -> None:
    """The step that installs the wheel for every Python with the other programs that README names."""
    place = WORK / "installers"

    def action() -> str:
        make_installers(place, python)
        return prove_installers(place, python, wheel, version(TREE))

    key = digest([wheel, ROOT / "tools"], run([python, "--version"]))
    steps.do(f"the pure wheel with other installers on Python {name}", action, WORK / "stamp-installers", key)


def chosen(versions: list[str]) -> dict[str, Path]:
    """The Pythons to make wheels for: those asked for, or all that are here."""
    here = found()
    missing = [name for name in versions if name not in here]
    if missing:
        raise StepError(f"no Python {', '.join(missing)} with pip here, or it is not declared; here: {', '.join(here)}")
    return {name: here[name] for name in versions or here}


def compile_and_prove(steps: Steps, sdist: Path, name: str, python: Path, quick: bool) -> None:
    """The compiled wheel for one Python; if there can be none, it says so."""
    problem = compiler_problem(python)
    if problem:
        raise StepError(f"no compiled wheel for Python {name}: {problem}")
    do_proof(steps, do_compiled(steps, sdist, name, python, quick), COMPILED, name, python)


def make_wheels(steps: Steps, versions: list[str], pure: bool, quick: bool) -> None:
    """All steps, on a copy of the sources of now; a failure for one Python is reported while the others go on."""
    pythons = chosen(versions)
    prepare_machine(steps, BROWSING)
    prepare_packages(steps, TEST_LOCK)
    prepare_web(steps)
    fill_tree(TREE, STATIC)
    sdist = do_sdist(steps)
    wheel, first = do_pure(steps, sdist), next(iter(pythons))
    steps.attempt(lambda steps: do_proof(steps, wheel, PURE, first, pythons[first]))
    steps.attempt(lambda steps: do_installers(steps, wheel, first, pythons[first]))
    for name in [] if pure else pythons:
        steps.attempt(partial(compile_and_prove, sdist=sdist, name=name, python=pythons[name], quick=quick))
    print(steps.summary())
