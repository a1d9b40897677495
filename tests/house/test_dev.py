"""The parts of dev.py that decide something; nothing here is installed, built or fetched."""

import os
import re
import subprocess
import sys
from pathlib import Path
from threading import Event

import pytest
from waiting import PATIENCE

import dev
from tools import machine
from tools.machine import install_packages, node_problem
from tools.native import mirror
from tools.steps import StepError, Steps, begin, digest, is_fresh, run, tail

ROOT = Path(__file__).parents[2]


def command(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run dev.py as a person would."""
    return subprocess.run([sys.executable, ROOT / "dev.py", *arguments], capture_output=True, text=True)


def test_a_digest_sees_names_contents_and_words(tmp_path: Path) -> None:
    folder = tmp_path / "a"
    folder.mkdir()
    (folder / "x").write_text("1")
    first = digest([folder], "word")
    assert digest([folder], "word") == first
    assert digest([folder], "other") != first
    (folder / "x").write_text("2")
    second = digest([folder], "word")
    assert second != first
    (folder / "x").rename(folder / "y")
    assert digest([folder], "word") not in (first, second)


def test_a_digest_does_not_see_what_tools_leave(tmp_path: Path) -> None:
    before = digest([tmp_path])
    (tmp_path / "__pycache__").mkdir()
    (tmp_path / "__pycache__" / "x.pyc").write_text("")
    assert digest([tmp_path]) == before
    assert digest([tmp_path, tmp_path / "missing"]) == before


def test_a_step_is_done_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    steps = Steps()
    done: list[int] = []
    for key in ("one", "one", "two"):
        steps.do("work", lambda: done.append(1), tmp_path / "deep" / "stamp", key)
    assert len(done) == 2
    lines = capsys.readouterr().out.splitlines()
    assert [line.startswith("work … ") for line in lines] == [True, True, True]
    assert lines[1] == "work … unchanged"
    assert is_fresh(tmp_path / "deep" / "stamp", "two")


def fail() -> None:
    """A step that goes wrong."""
    raise StepError("the reason")


def test_a_failed_step_leaves_no_stamp(tmp_path: Path) -> None:
    with pytest.raises(StepError):
        Steps().do("work", fail, tmp_path / "stamp", "key")
    assert not (tmp_path / "stamp").exists()


def test_a_failed_check_is_shown_and_remembered(capsys: pytest.CaptureFixture[str]) -> None:
    steps = Steps()
    assert not steps.check("first", fail)
    assert steps.check("second", lambda: "three words said")
    out = capsys.readouterr().out
    assert "first … failed\nthe reason\n" in out
    assert "three words said" in out
    assert steps.summary().endswith("; failed: first")


def test_work_begins_alongside_the_steps_and_is_waited_for() -> None:
    begun, may_end = Event(), Event()

    def work() -> str:
        begun.set()
        assert may_end.wait(PATIENCE)
        return "done"

    wait = begin(work)
    assert begun.wait(PATIENCE)
    may_end.set()
    assert wait() == "done"


def test_work_that_failed_alongside_the_steps_fails_where_it_is_waited_for(capsys: pytest.CaptureFixture[str]) -> None:
    steps = Steps()
    assert not steps.check("work", begin(fail))
    assert "work … failed\nthe reason\n" in capsys.readouterr().out
    assert steps.failed == ["work"]


def test_a_summary_names_every_step() -> None:
    steps = Steps()
    steps.seconds = {"mypy": 1.25, "tests": 2.0}
    steps.begun -= 2.5
    assert re.fullmatch(r"mypy 1\.2 s · tests 2\.0 s · together 2\.\d s; all well", steps.summary())


def test_a_tool_that_fails_shows_its_tail_and_where_the_rest_is() -> None:
    program = "for i in range(300): print('line', i)\nraise SystemExit(5)"
    with pytest.raises(StepError) as caught:
        run([sys.executable, "-c", program])
    assert "line 299" in str(caught.value)
    assert "line 9\n" not in str(caught.value)
    assert "exit code 5" in str(caught.value)
    file = ROOT / str(caught.value).rpartition("all it said: ")[2].removesuffix(")")
    assert file.read_text(encoding="utf-8").startswith("line 0\nline 1\n")
    file.unlink()


def test_a_tool_that_is_missing_is_named() -> None:
    with pytest.raises(StepError, match="no-such-tool: command not found"):
        run(["no-such-tool"])


def test_tail() -> None:
    assert tail("a\nb\nc\n\n", 2) == "b\nc"


@pytest.mark.parametrize("version", ["v20.0.0\n", "v22.11.1", "20.1.0"])
def test_node_is_new_enough(version: str) -> None:
    assert node_problem(version) is None


@pytest.mark.parametrize(("version", "words"), [("v18.19.0\n", "here it is v18.19.0"), (None, "none"), ("x", "is x")])
def test_node_is_not_there_or_too_old(version: str | None, words: str) -> None:
    problem = node_problem(version)
    assert problem is not None
    assert "Node.js 20 or newer" in problem
    assert words in problem


def test_the_packages_have_a_name_and_a_probe() -> None:
    for name, is_there in (machine.COMPILING | machine.BROWSING | machine.EXAMINING).items():
        assert name == name.strip().lower()
        assert is_there() in (True, False)


def test_the_advice_names_only_what_compiling_needs() -> None:
    assert machine.compiler_advice().endswith(": apt-get install gcc libc6-dev python3-dev")


def test_only_root_installs_packages() -> None:
    with pytest.raises(StepError, match=r"missing here: gcc; run this as root, or first: sudo apt-get install .* gcc"):
        install_packages(["gcc"], has_apt=True, as_root=False)


def test_without_apt_the_packages_are_named() -> None:
    with pytest.raises(StepError, match="gcc; and there is no apt-get"):
        install_packages(["gcc"], has_apt=False, as_root=True)


def test_a_mirror_keeps_what_is_equal(tmp_path: Path) -> None:
    source, target = tmp_path / "source", tmp_path / "target"
    (source / "deep").mkdir(parents=True)
    (source / "same").write_text("1")
    (source / "deep" / "new").write_text("2")
    target.mkdir()
    (target / "same").write_text("1")
    (target / "gone").write_text("3")
    time = (target / "same").stat().st_mtime_ns
    mirror(source, target)
    assert sorted(str(file.relative_to(target)) for file in target.rglob("*")) == ["deep", "deep/new", "same"]
    assert (target / "same").stat().st_mtime_ns == time


def test_closing_words() -> None:
    output = "...\nRequired test coverage of 95.0% reached. Total coverage: 97.31%\n12 passed, 1 skipped in 0.36s\n"
    assert dev.closing_words(output) == "12 passed, 1 skipped, 97.31 % of the lines of engine and games covered"


WRONG = [
    (),
    ("dance",),
    ("lock", "--fast"),
    ("test", "--pure", "--native"),
    ("bench",),
    ("bench", "no-such"),
    ("wheels", "--fast"),
]


@pytest.mark.parametrize("arguments", WRONG)
def test_wrong_commands_end_with_2(arguments: tuple[str, ...]) -> None:
    done = command(*arguments)
    assert done.returncode == 2
    assert "usage: " in done.stderr


@pytest.mark.parametrize("name", ["play", "test", "bench", "lock", "wheels", "release"])
def test_help(name: str) -> None:
    assert name in command("--help").stdout
    assert command(name, "--help").stdout.startswith(f"usage: dev.py {name}")


def test_an_unknown_benchmark_shows_what_there_is() -> None:
    done = command("bench", "no-such")
    assert f"available: {', '.join(dev.benchmarks()) or 'none yet'}" in done.stderr


@pytest.mark.parametrize("name", dev.OF_TESTS)
def test_benchmarks_that_use_the_tests_find_them(name: str) -> None:
    """From anywhere: what they import is said in their environment."""
    env = {**os.environ, **dev.PURE_ENV, "GREATHALL_PURE": dev.SOURCES}
    words = [sys.executable, str(ROOT / "benchmarks" / f"{name}.py"), "--help"]
    done = subprocess.run(words, env=env, cwd=ROOT.parent, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "usage: dev.py bench" in done.stdout
