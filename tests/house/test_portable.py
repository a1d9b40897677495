"""Any desktop: the program and its tools need nothing that only one kind of system has.

What such a system has may be used where the code first asks for it: `if hasattr(…)`, `if sys.platform …`, or an import
that may fail. tests/cli/test_elsewhere.py plays where all of it is missing.
"""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PLACES = (*(ROOT / "src").rglob("*.py"), *(ROOT / "tools").rglob("*.py"), ROOT / "dev.py", ROOT / "setup.py")
MODULES = frozenset(
    {"fcntl", "grp", "msvcrt", "posix", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty", "uvloop"}
    | {"winreg", "winsound"}
)
# By the module they belong to; None: of any object.
NAMES: dict[str | None, frozenset[str]] = {
    "os": frozenset({"chown", "fork", "forkpty", "geteuid", "getpgid", "getuid", "killpg", "mkfifo", "nice", "setsid"})
    | frozenset(
        {"execl", "execv", "execve", "execvp", "sched_getaffinity", "sched_setscheduler", "startfile", "uname"}
    ),
    "signal": frozenset({"SIGALRM", "SIGCHLD", "SIGHUP", "SIGKILL", "SIGUSR1", "SIGUSR2", "pthread_sigmask", "alarm"}),
    "socket": frozenset({"AF_UNIX"}),
    "multiprocessing": frozenset({"Pool", "Process", "Queue", "Pipe", "Manager"}),  # of a context, which says `spawn`
    None: frozenset({"add_signal_handler", "create_unix_server", "windll"}),
}
POSIX_PATH = re.compile(r"/(bin|dev|etc|home|opt|proc|root|tmp|usr|var)(/|$)")
# Look for what Debian has, and only there; or do what is written for one.
PROBES = {"tools/machine.py", "tools/shipping/container.py"}
ASKING = ("hasattr(", "sys.platform", "IS_LINUX")
Guards = tuple[ast.AST, ...]


def walk(node: ast.AST, above: Guards = ()) -> Iterator[tuple[ast.AST, Guards]]:
    """Every part of a source with all that it is part of."""
    yield node, above
    for child in ast.iter_child_nodes(node):
        yield from walk(child, (*above, node))


def is_asked(above: Guards) -> bool:
    """Whether the code has asked whether it is there: around it, or before it in the same function."""
    for node in above:
        if isinstance(node, ast.If) and any(word in ast.unparse(node.test) for word in ASKING):
            return True
        if isinstance(node, ast.FunctionDef) and any(is_way_out(line) for line in node.body):
            return True
        if isinstance(node, ast.Try) and any("ImportError" in ast.unparse(one.type or node) for one in node.handlers):
            return True
        if isinstance(node, ast.With) and "suppress(ImportError)" in ast.unparse(node.items[0]):
            return True
    return False


def is_way_out(line: ast.stmt) -> bool:
    """`if` something is missing: nothing more is done."""
    asks = isinstance(line, ast.If) and any(word in ast.unparse(line.test) for word in ASKING)
    return asks and isinstance(line, ast.If) and isinstance(line.body[-1], ast.Return)


def is_docstring(above: Guards) -> bool:
    return isinstance(above[-1], ast.Expr)


def named(node: ast.AST) -> Iterator[str]:
    """What a part of a source names that not every system has."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names if alias.name.partition(".")[0] in MODULES)
    elif isinstance(node, ast.ImportFrom):
        module = node.module or ""
        if module.partition(".")[0] in MODULES:
            yield module
        yield from (f"{module}.{alias.name}" for alias in node.names if alias.name in NAMES.get(module, ()))
    elif isinstance(node, ast.Attribute):
        owner = node.value.id if isinstance(node.value, ast.Name) else None
        if node.attr in NAMES.get(owner, frozenset()) | NAMES[None]:
            yield ast.unparse(node)
    elif isinstance(node, ast.Call):
        call = ast.unparse(node)
        if "ProcessPoolExecutor" in ast.unparse(node.func) and "get_context('spawn')" not in call:
            yield call


def faults(source: str) -> list[str]:
    """What a source needs that not every desktop has."""
    found: list[str] = []
    for node, above in walk(ast.parse(source)):
        found += [name for name in named(node) if not is_asked(above)]
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and not is_docstring(above):
            found += [node.value] if POSIX_PATH.match(node.value) else []
    return found


def test_nothing_needs_one_kind_of_system() -> None:
    names = {file.relative_to(ROOT).as_posix(): file for file in PLACES}
    found = [
        f"{name}: {what}"
        for name, file in sorted(names.items())
        if name not in PROBES
        for what in faults(file.read_text(encoding="utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize(
    "source",
    [
        "import fcntl",
        "def f():\n    import uvloop",
        "from resource import getrusage",
        "import os\nos.fork()",
        "from os import nice",
        "import signal\nsignal.signal(signal.SIGHUP, f)",
        "loop.add_signal_handler(2, f)",
        "import multiprocessing\nmultiprocessing.Pool(2)",
        "pool = ProcessPoolExecutor(2)",
        "pool = ProcessPoolExecutor(2, mp_context=get_context('fork'))",
        "place = Path('/tmp/x')",
        "place = f'/proc/{pid}/status'",
        "if ready:\n    os.nice(1)",
        "def f():\n    if ready:\n        return\n    os.nice(1)",
    ],
)
def test_the_checker_catches(source: str) -> None:
    assert len(faults(source)) == 1


@pytest.mark.parametrize(
    "source",
    [
        "import os, signal\nos.replace(a, b)\nsignal.signal(signal.SIGINT, f)",
        "if hasattr(os, 'nice'):\n    os.nice(1)",
        "if sys.platform == 'win32':\n    import msvcrt\nelse:\n    import fcntl",
        "def f():\n    if not hasattr(signal, 'pthread_sigmask'):\n        return\n    signal.pthread_sigmask(0, [])",
        "try:\n    import uvloop\nexcept ImportError:\n    pass",
        "with suppress(ImportError):\n    import readline",
        "pool = ProcessPoolExecutor(2, get_context('spawn'))",
        "def f():\n    '''/tmp is a place.'''",
        "path = '/api/tables'",
    ],
)
def test_the_checker_lets_pass(source: str) -> None:
    assert faults(source) == []


def test_texts_are_utf_8_on_every_system() -> None:
    """A rule that ruff is only trying out, so it is asked for here and nowhere else."""
    rule = ["--preview", "--select", "PLW1514", "--output-format", "concise", "--no-cache"]
    places = ["src", "tools", "benchmarks", "dev.py", "setup.py"]
    done = subprocess.run(
        [sys.executable, "-m", "ruff", "check", *rule, *places], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout


@pytest.mark.whole
@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_types_hold_on_every_system(platform: str, tmp_path: Path) -> None:
    """What a system does not have is an error of types there."""
    words = ["-m", "mypy", "--platform", platform, "--no-warn-unreachable", "--cache-dir", str(tmp_path)]
    places = ["src", "tools", "dev.py", "setup.py"]
    done = subprocess.run([sys.executable, *words, *places], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
