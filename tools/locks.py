"""The locks: exact versions with hashes, and no addresses, of what pyproject.toml asks for."""

from pathlib import Path

from tools.environment import BENCH_LOCK, BUILD, PLAY_LOCK, TEST_LOCK, WHOLE_LOCK, make_venv, pip
from tools.steps import Steps, run
from tools.venvs import program

TOOLING = BUILD / "tooling"
UV = "uv==0.13.7"
TESTING = ("bell", "bench", "dataset", "fast", "test", "gymnasium", "pettingzoo", "postgres")  # the extras of the tests


def install_uv() -> None:
    """Put the tool that resolves versions into an environment of its own."""
    make_venv(TOOLING)
    run([*pip(program(TOOLING, "python")), "install", "-q", UV])


def write_lock(file: Path, *options: str, extras: tuple[str, ...] = ()) -> None:
    """Resolve what playing needs, and what the extras add."""
    form = ["--generate-hashes", "--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links"]
    scope = ["--universal", "--python-version", "3.11", *(f"--extra={name}" for name in ("build", *extras))]
    run([program(TOOLING, "uv"), "pip", "compile", "-q", "pyproject.toml", *form, *scope, *options, "-o", file.name])


def write_locks(steps: Steps, upgrade: bool) -> None:
    """Write the locks again; the smaller ones take the versions of the largest.

    Playing does without the quicker event loop, as an installed wheel does; tests and benchmarks have it.
    """
    newest = ["--upgrade"] if upgrade else []
    steps.do("uv", install_uv, TOOLING / "stamp", UV)
    steps.do(TEST_LOCK.name, lambda: write_lock(TEST_LOCK, *newest, extras=TESTING))
    same = ["-c", TEST_LOCK.name, *newest]
    steps.do(PLAY_LOCK.name, lambda: write_lock(PLAY_LOCK, *same))
    steps.do(BENCH_LOCK.name, lambda: write_lock(BENCH_LOCK, *same, extras=("fast", "bench")))
    steps.do(WHOLE_LOCK.name, lambda: write_lock(WHOLE_LOCK, *same, extras=("fast", "openspiel", "ray", "compare")))
