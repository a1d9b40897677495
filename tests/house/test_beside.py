"""How dev.py opens the hall with the compiler next to it. The programs here are a few lines; nothing is compiled."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Barrier, Event, Thread

import pytest
from waiting import PATIENCE

from tools import beside, native, opening
from tools.beside import Progress, compile_beside
from tools.locking import alone
from tools.steps import StepError, Steps, run

ROOT = Path(__file__).parents[2]


def fail() -> None:
    raise StepError("the reason")


# Steps side by side.


def test_works_are_done_side_by_side(capsys: pytest.CaptureFixture[str]) -> None:
    both = Barrier(2, timeout=PATIENCE)  # each waits for the other

    def meet() -> None:
        both.wait()

    steps = Steps()
    steps.together(lambda part: part.do("one", meet), lambda part: part.do("two", meet))
    lines = sorted(capsys.readouterr().out.splitlines())
    assert [line.partition(" … ")[0] for line in lines] == ["one", "one", "two", "two"]
    assert [line.endswith(" s") for line in lines] == [True, False, True, False]
    assert sorted(steps.seconds) == ["one", "two"]


def test_whoever_waits_for_works_side_by_side_reads_at_once_what_is_done(capsys: pytest.CaptureFixture[str]) -> None:
    said: list[str] = []
    Steps().together(lambda part: part.do("one", lambda: said.append(capsys.readouterr().out)))
    assert said == ["one … begun\n"]


def test_where_one_work_fails_the_other_comes_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    steps, done = Steps(), Event()
    with pytest.raises(StepError, match="the reason"):
        steps.together(lambda part: part.do("one", fail), lambda part: part.do("two", done.set))
    assert done.is_set() and steps.failed == ["one"]
    assert "one … failed" in capsys.readouterr().out.splitlines()


def test_where_all_works_fail_all_reasons_are_told() -> None:
    def fail_too() -> None:
        raise StepError("the other reason")

    with pytest.raises(StepError, match=r"^the reason\nthe other reason$"):
        Steps().together(lambda part: part.do("one", fail), lambda part: part.do("two", fail_too))


def test_a_tool_is_heard_while_it_runs() -> None:
    heard: list[str] = []
    assert run([sys.executable, "-c", "print('one'); print('two')"], hear=heard.append) == "one\ntwo\n"
    assert heard == ["one", "two"]


# Nobody compiles twice.


def test_one_at_a_time(tmp_path: Path) -> None:
    order: list[str] = []
    waits = Event()

    def second() -> None:
        with alone(tmp_path / "deep" / "lock", waits.set):
            order.append("second")

    with alone(tmp_path / "deep" / "lock"):
        thread = Thread(target=second)
        thread.start()
        assert waits.wait(PATIENCE)
        order.append("first")
    thread.join(PATIENCE)
    assert order == ["first", "second"]


def test_a_lock_is_free_when_its_holder_was_killed(tmp_path: Path) -> None:
    program = (
        "import pathlib, sys, time; sys.path.insert(0, sys.argv[1]); from tools.locking import alone\n"
        "with alone(pathlib.Path(sys.argv[2])): print('held', flush=True); time.sleep(60)"
    )
    lock = tmp_path / "lock"
    with subprocess.Popen([sys.executable, "-c", program, ROOT, lock], stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None and holder.stdout.readline() == "held\n"
        holder.kill()
    with alone(lock, fail):
        pass


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small checkout; what would compile is a list of what was asked."""
    for name in ("src/greathall/engine/luck.py", "src/greathall/plain.py", "tests/samples/game.py", "setup.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("1")
    places = {"NATIVE": "native", "STAGE": "stage", "BUSY": "lock", "LOCK": "requirements"}
    monkeypatch.setattr(native, "ROOT", tmp_path)
    for name, place in places.items():
        monkeypatch.setattr(native, name, tmp_path / "build" / place)
    monkeypatch.delenv("GREATHALL_BUILD", raising=False)
    return tmp_path


@pytest.fixture
def compiled(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Whether samples were wanted, each time something was compiled in the small checkout."""
    asked: list[bool] = []

    def compile_native(samples: bool, *_: object) -> str:
        asked.append(samples)
        folder = checkout / "build" / "native"
        (folder / "greathall").mkdir(parents=True, exist_ok=True)
        (folder / "stamp-compiled").write_text(native.native_key(native.COMPILED, native.STAGE))
        if samples:
            (folder / "stamp-samples").write_text(native.native_key(native.WITH_SAMPLES, native.STAGE))
        return "all modules"

    monkeypatch.setattr(native, "compile_native", compile_native)
    return asked


def test_what_another_command_has_compiled_meanwhile_is_taken(compiled: list[bool]) -> None:
    assert native.make_native(samples=False) == "all modules"
    assert native.make_native(samples=False) == "made by another command"
    assert compiled == [False]


def test_playing_needs_no_samples_and_is_content_with_them(checkout: Path, compiled: list[bool]) -> None:
    native.make_native(samples=False)
    assert native.is_built(samples=False) and not native.is_built(samples=True)
    native.make_native(samples=True)
    assert native.is_built(samples=False) and native.is_built(samples=True)
    (checkout / "tests" / "samples" / "game.py").write_text("2")
    assert native.is_built(samples=False) and not native.is_built(samples=True)
    assert compiled == [False, True]


def test_what_is_not_compiled_is_only_copied(checkout: Path, compiled: list[bool]) -> None:
    native.make_native(samples=False)
    (checkout / "src" / "greathall" / "plain.py").write_text("2")
    assert not native.is_built(samples=False)
    assert native.make_native(samples=False) is None
    assert (checkout / "build" / "native" / "greathall" / "plain.py").read_text() == "2"
    assert native.is_built(samples=False) and compiled == [False]


@pytest.mark.usefixtures("compiled")
def test_a_source_that_changes_while_it_is_compiled_is_not_taken_for_compiled(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill = native.fill_stage

    def fill_and_edit() -> None:
        fill()
        (checkout / "src" / "greathall" / "engine" / "luck.py").write_text("2")

    monkeypatch.setattr(native, "fill_stage", fill_and_edit)
    native.make_native(samples=False)
    assert not native.is_built(samples=False)


def test_the_stage_is_emptied_when_a_file_has_gone_not_when_one_has_come(checkout: Path) -> None:
    native.fill_stage()
    trace = checkout / "build" / "stage" / "trace"
    trace.touch()
    new = checkout / "src" / "greathall" / "engine" / "new.py"
    new.touch()
    native.fill_stage()
    assert trace.exists()
    new.unlink()
    native.fill_stage()
    assert not trace.exists()


# Which build a command uses, and which its workers.


@pytest.mark.usefixtures("compiled")
def test_a_hall_on_the_sources_says_where_its_workers_find_the_native_build(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, environment = native.usable()
    assert path == [] and environment["GREATHALL_QUICKER"] == str(checkout / "build" / "native")
    native.make_native(samples=False)
    assert (checkout / "build" / "native" / "stamp").read_text() == environment["GREATHALL_QUICKER_STAMP"]
    assert native.usable() == ([str(checkout / "build" / "native")], {})
    monkeypatch.setenv("GREATHALL_BUILD", "pure")
    assert native.usable() == ([], {})


@pytest.mark.parametrize(
    ("wanted", "built", "able", "expected"),
    [
        (True, False, True, beside.COMMAND),
        (True, True, True, None),
        (False, False, True, None),
        (True, False, False, None),
    ],
)
def test_compiled_is_only_what_is_wanted_missing_and_possible(
    wanted: bool,
    built: bool,
    able: bool,
    expected: tuple[str, ...] | None,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(opening, "is_wanted", lambda: wanted)
    monkeypatch.setattr(opening, "is_built", lambda **_: built)
    monkeypatch.setattr(opening, "can_compile", lambda: able)
    assert opening.compiler() == expected
    assert len(capsys.readouterr().err.splitlines()) == (not able)


# What is said.


def test_progress_is_a_line_at_every_quarter() -> None:
    told: list[str] = []
    times = iter(range(100))
    progress = Progress(told.append, lambda: next(times))
    for line in ("a warning", *(f"part {number} of 8" for number in range(1, 9))):
        progress.hear(line)
    assert told == [f"native engine … {done} of 8 parts, {number} s" for number, done in enumerate((2, 4, 6), 1)]


def test_compiling_alongside_says_how_it_begins_and_ends(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert compile_beside(lambda _: "280 modules", tmp_path / "log") == 0
    first, last = capsys.readouterr().err.splitlines()
    assert first.startswith("native engine … compiled alongside the hall")
    assert "280 modules; bots think with it from now on" in last


def test_compiling_alongside_that_fails_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def make(_: Callable[[str], None]) -> None:
        raise StepError("many\nlines")

    assert compile_beside(make, tmp_path / "log") == 1
    _, last = capsys.readouterr().err.splitlines()
    assert last == f"native engine … failed, so the plain one stays; why is in {tmp_path / 'log'}"
    assert (tmp_path / "log").read_text() == "many\nlines"


# The hall and the compiler end together.

WAITS = "import sys, tools.beside as beside; beside.watch(); print('here', flush=True); import time; time.sleep(60)"
HALL = """
import signal, sys
signal.signal(signal.SIGTERM, lambda *_: sys.exit(7))
print("open", flush=True)
signal.pause()
"""


def test_the_compiler_ends_with_the_hall() -> None:
    compiling = (sys.executable, "-c", WAITS)
    assert opening.open_hall([sys.executable, "-c", "raise SystemExit(3)"], compiling) == 3
    assert opening.open_hall([sys.executable, "-c", "pass"], None) == 0


def test_the_compiler_ends_when_whoever_started_it_was_killed() -> None:
    program = f"import sys; from tools import beside; beside.start((sys.executable, '-c', {WAITS!r})).wait()"
    with subprocess.Popen([sys.executable, "-c", program], cwd=ROOT, stdout=subprocess.PIPE, text=True) as starter:
        assert starter.stdout is not None and starter.stdout.readline() == "here\n"
        starter.kill()
        assert starter.stdout.read() == ""  # the end: whoever could still write has gone


def test_a_request_to_end_reaches_the_hall_and_its_end_is_waited_for() -> None:
    hall = f"[sys.executable, '-c', {HALL!r}]"
    program = f"import sys; from tools.opening import open_hall; sys.exit(open_hall({hall}, None))"
    with subprocess.Popen([sys.executable, "-c", program], cwd=ROOT, stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None and parent.stdout.readline() == "open\n"
        os.kill(parent.pid, signal.SIGTERM)
        assert parent.wait(PATIENCE) == 7


TERMINAL = "import os, pty, sys; sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))"
INTERRUPTED = """
import signal, sys
signal.signal(signal.SIGINT, lambda *_: sys.exit(print("Closed.", flush=True)))
print("open", flush=True)
signal.pause()
"""
C_COMPILER = "import time; print('compiles', flush=True); time.sleep(60); print('still here', flush=True)"
COMPILER = f"""
import subprocess, sys, tools.beside as beside
beside.watch()
subprocess.run([sys.executable, "-c", {C_COMPILER!r}])
"""


def test_an_interrupt_at_the_keyboard_ends_the_hall_and_the_c_compiler_without_a_word_more() -> None:
    hall, compiling = (f"[sys.executable, '-c', {program!r}]" for program in (INTERRUPTED, COMPILER))
    program = f"import sys; from tools.opening import open_hall; sys.exit(open_hall({hall}, {compiling}))"
    command = [sys.executable, "-c", TERMINAL, sys.executable, "-c", program]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe) as terminal:
        assert terminal.stdin is not None and terminal.stdout is not None
        said = b""
        while not (b"open" in said and b"compiles" in said):
            said += os.read(terminal.stdout.fileno(), 1024)
        terminal.stdin.write(b"\x03")
        terminal.stdin.flush()
        rest = terminal.stdout.read()  # to the end: whoever could still write has gone
    # What was said before may end here, and the terminal shows what was typed.
    assert (rest.strip().removeprefix(b"^C").split(), terminal.returncode) == ([b"Closed."], 0)
