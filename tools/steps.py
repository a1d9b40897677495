"""A step of set-up: one line on the screen, skipped while a stamp says that its inputs are unchanged."""

import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TAIL = 200  # lines of a tool that failed: also the first of several faults is seen
SKIPPED_FOLDERS = frozenset({"__pycache__", "node_modules", "dist"})
STATIC = ROOT / "src" / "greathall" / "server" / "static"  # the built browser client
MADE = frozenset({STATIC, ROOT / "web" / "public" / "icons.svg"})  # is among the sources, but is made from them


class StepError(Exception):
    """A step did not succeed; the text is what to show."""


def files_under(path: Path) -> list[Path]:
    """The files of a folder in a fixed order, without what tools leave behind; of a file, itself."""
    if not path.is_dir():
        return [path] if path.exists() else []
    found = []
    for folder, folders, names in os.walk(path):
        folders[:] = [name for name in folders if is_source(Path(folder, name))]
        found += [file for name in names if (file := Path(folder, name)) not in MADE]
    return sorted(found)


def is_source(folder: Path) -> bool:
    """Whether a folder holds what somebody wrote."""
    return folder.name not in SKIPPED_FOLDERS and folder.suffix != ".egg-info" and folder not in MADE


def digest(paths: Iterable[Path], *words: str) -> str:
    """A hash of the names and contents of files and folders, and of some words."""
    total = hashlib.sha256()
    for word in words:
        total.update(f"{len(word)}:{word}".encode())
    for path in paths:
        for file in files_under(path):
            content = file.read_bytes()
            total.update(f"{file.relative_to(path.parent).as_posix()}:{len(content)}:".encode())
            total.update(content)
    return total.hexdigest()


def is_fresh(stamp: Path, key: str) -> bool:
    """Whether a step was last done with these inputs."""
    return stamp.exists() and stamp.read_text(encoding="utf-8") == key


def tail(text: str, lines: int = TAIL) -> str:
    """The last lines of a tool's output."""
    return "\n".join(text.rstrip().splitlines()[-lines:])


def run(
    command: Sequence[str | Path],
    env: Mapping[str, str] | None = None,
    folder: Path = ROOT,
    hear: Callable[[str], None] = lambda _: None,
) -> str:
    """Run a tool quietly and return what it printed, which `hear` gets line by line; a StepError shows its tail."""
    program, *rest = [str(word) for word in command]
    path = (env or {}).get("PATH")
    words = [shutil.which(program, path=path) or program, *rest]  # Windows starts a script only by its whole name
    lines: list[str] = []
    try:
        process = subprocess.Popen(
            words,
            cwd=folder,
            env={**os.environ, **(env or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )
    except FileNotFoundError as missing:
        raise StepError(f"{words[0]}: command not found") from missing
    with process:
        for line in process.stdout or ():
            lines.append(line)
            hear(line.rstrip())
    if process.returncode != 0:
        ends = f"({' '.join(words)}: exit code {process.returncode}{whole(lines, process.pid)})"
        raise StepError(f"{tail(''.join(lines))}\n{ends}")
    return "".join(lines)


def whole(lines: list[str], number: int) -> str:
    """Where all of a long output is kept that is shown only in part."""
    if len(lines) <= TAIL:
        return ""
    file = ROOT / "build" / "failed" / f"{number}.txt"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("".join(lines), encoding="utf-8")
    return f"; all it said: {file.relative_to(ROOT).as_posix()}"


def begin(action: Callable[[], str | None]) -> Callable[[], str | None]:
    """Begin an action alongside the steps; what is returned waits for its end and gives its result or its error."""
    return ThreadPoolExecutor(1).submit(action).result


class Steps:
    """The steps of one command: prints a line for each and remembers their seconds.

    A line begins with its step; of those that are done side by side each has two, when it begins and when it ends.
    """

    def __init__(self, beside: bool = False) -> None:
        """Nothing done yet."""
        self.beside = beside
        self.begun = time.monotonic()
        self.seconds: dict[str, float] = {}
        self.failed: list[str] = []

    def end_line(self, name: str, words: str) -> None:
        """How a step has ended."""
        print(f"{name} … {words}" if self.beside else words, flush=True)

    def do(self, name: str, action: Callable[[], str | None], stamp: Path | None = None, key: str = "") -> None:
        """Do a step unless its stamp is fresh; what the action returns is added to its line."""
        if stamp is not None and is_fresh(stamp, key):
            print(f"{name} … unchanged", flush=True)
            return
        print(f"{name} … ", end="begun\n" if self.beside else "", flush=True)
        start = time.monotonic()
        try:
            result = action()
        except StepError:
            self.end_line(name, "failed")
            self.failed.append(name)
            raise
        finally:
            self.seconds[name] = time.monotonic() - start
        self.end_line(name, f"{self.seconds[name]:.1f} s" + (f", {result}" if result else ""))
        if stamp is not None:
            stamp.parent.mkdir(parents=True, exist_ok=True)
            stamp.write_text(key, encoding="utf-8")

    def together(self, *works: "Callable[[Steps], None]") -> None:
        """Do works side by side. All of them come to their end; what went wrong in any of them is one StepError."""
        parts, errors = [Steps(beside=True) for _ in works], []
        with ThreadPoolExecutor(len(works)) as pool:
            ends = [pool.submit(work, part) for work, part in zip(works, parts, strict=True)]
        for part, end in zip(parts, ends, strict=True):
            self.seconds |= part.seconds
            self.failed += part.failed
            try:
                end.result()
            except StepError as error:
                errors.append(str(error))
        if errors:
            raise StepError("\n".join(errors))

    def attempt(self, work: "Callable[[Steps], None]") -> bool:
        """Do work whose failure is shown while other work still goes on; whether it succeeded."""
        try:
            work(self)
        except StepError as error:
            print(error, flush=True)
            return False
        return True

    def check(self, name: str, action: Callable[[], str | None]) -> bool:
        """The same for one step that is always done."""
        return self.attempt(lambda steps: steps.do(name, action))

    def summary(self) -> str:
        """One line: the seconds of each step and of all, some of which were done side by side, and what failed."""
        parts = [f"{name} {seconds:.1f} s" for name, seconds in self.seconds.items()]
        parts.append(f"together {time.monotonic() - self.begun:.1f} s")
        return " · ".join(parts) + (f"; failed: {', '.join(self.failed)}" if self.failed else "; all well")


def note(text: str) -> None:
    """Say something apart from the steps."""
    print(text, file=sys.stderr, flush=True)
