"""Python for a page: the packages that its hall needs, ours among them, as one archive."""

import io
import re
import shutil
import sys
import zipfile
from pathlib import Path

from tools.environment import BUILD, PLAY_LOCK, WEB, pip
from tools.steps import ROOT, StepError, Steps, digest, run

WHEELS = BUILD / "page-wheels"
PYODIDE = WEB / "node_modules" / "pyodide"
NATIVE = "msgspec"  # compiled, for this very Python
# What the hall in a page imports of what the lock has.
WANTED = (NATIVE, "anyio", "fluent-syntax", "starlette", "typing-extensions")
TARGET = ["--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--only-binary", ":all:"]
SOURCE = ROOT / "src"
OURS = SOURCE / "greathall"
# What a page has no use for: the command line, what only a hall on a network needs, the client itself, and what only
# learners need.
LEFT_OUT = (
    "__main__.py",
    "baselines",
    "bots/tournament",
    "cli.py",
    "commands",
    "engine/check",
    "envs",
    "scenarios",
    "server/static",
    "server/store/postgres",
    "teams",
    "training",
)
# Of Python's own library: what speaks with terminals, mail and other machines, makes programs, and old encodings.
UNUSED = re.compile(
    r"(_pyrepl|ctypes|curses|dbm|ensurepip|idlelib|lib2to3|multiprocessing|pydoc_data|test|tkinter|turtledemo|unittest|venv"
    r"|wsgiref|xml|xmlrpc|zoneinfo)/"
    r"|(_pydatetime|_pyio|antigravity|bdb|cProfile|cmd|compileall|doctest|fileinput|ftplib|getpass|imaplib|mailbox"
    r"|modulefinder|netrc|optparse|pdb|pickletools|plistlib|poplib|profile|pstats|pyclbr|pydoc|smtplib|socketserver"
    r"|statistics|symtable|tabnanny|tarfile|telnetlib|this|trace|turtle|wave|webbrowser|zipapp)\.py$"
    r"|encodings/(big5|cp(?!437)|euc|gb|hp_|hz|iso|johab|koi|kz|mac|palmos|ptcp|shift|tis)\w*\.py$"
)
KINDS = (".py", ".sql", ".yaml", ".json", ".net")
UNNEEDED = re.compile(
    r"(^|/)(tests?|__pycache__)/|\.(pyi|h|c|typed)$|\.dist-info/|/(_trio|pytest_plugin|testclient)\.py$"
)


def wanted_lines() -> str:
    """The part of the lock that a page needs: versions with their hashes, word for word."""
    entries = re.split(r"\n(?=\S)", PLAY_LOCK.read_text(encoding="utf-8"))
    chosen = [entry for entry in entries if re.split(r"[=; ]", entry, maxsplit=1)[0] in WANTED]
    if len(chosen) != len(WANTED):
        raise StepError(f"{PLAY_LOCK.name} does not hold all of {', '.join(WANTED)}")
    return "\n".join(chosen) + "\n"


def fetch_wheels() -> None:
    """The packages of others, as the lock pins them."""
    shutil.rmtree(WHEELS, ignore_errors=True)
    WHEELS.mkdir(parents=True)
    lock = WHEELS / "wanted.lock"
    lock.write_text(wanted_lines(), encoding="utf-8")
    download = [sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "-q", "--no-deps"]
    run([*download, "--require-hashes", *TARGET, "-d", WHEELS, "-r", lock])


def prepare_wheels(steps: Steps) -> None:
    """The step that fetches them."""
    pip()  # says what to install if there is none
    steps.do("packages of the page", fetch_wheels, WHEELS / "stamp", digest([PLAY_LOCK], *WANTED, *TARGET))


def our_files() -> list[Path]:
    """Those of our files that a page needs."""
    left_out = [OURS / name for name in LEFT_OUT]
    files = [file for file in sorted(OURS.rglob("*")) if file.suffix in KINDS and "__pycache__" not in file.parts]
    return [file for file in files if not any(name in (file, *file.parents) for name in left_out)]


def library(zipped: bytes) -> bytes:
    """What a page needs of Python's own library."""
    made = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(zipped)) as source, zipfile.ZipFile(made, "w") as target:
        for name in source.namelist():
            if not name.endswith("/") and not UNUSED.match(name):
                target.writestr(zipfile.ZipInfo(name), source.read(name))
    return made.getvalue()


def compiled(source: bytes, work: Path) -> bytes:
    """An archive with what the Python of the page makes of it, so that no browser has to."""
    work.mkdir(parents=True, exist_ok=True)
    plain, made = work / "plain.zip", work / "made.zip"
    plain.write_bytes(source)
    run(["node", Path(__file__).with_name("compile.mjs"), PYODIDE, plain, made])
    return made.read_bytes()


def remembered(library: bytes, packages: bytes, native: bytes, linked: bytes, work: Path) -> bytes:
    """The memory of a Python that has imported what every hall needs."""
    work.mkdir(parents=True, exist_ok=True)
    files = {"library.zip": library, "packages.zip": packages, "native.zip": native, "native.so": linked}
    for name, content in files.items():
        (work / name).write_bytes(content)
    made = work / "memory"
    run(["node", Path(__file__).with_name("remember.mjs"), PYODIDE, *(work / name for name in files), made])
    return made.read_bytes()


def archives() -> tuple[bytes, bytes, bytes]:
    """All packages, side by side where Python looks for them: those that are Python and nothing else; and the one that
    has a part which was compiled, with that part beside it. (They are packed as a whole later.)"""
    content: dict[str, bytes] = {}
    for wheel in sorted(WHEELS.glob("*.whl")):
        with zipfile.ZipFile(wheel) as opened:
            content |= {name: opened.read(name) for name in opened.namelist() if not UNNEEDED.search(name)}
    content |= {file.relative_to(SOURCE).as_posix(): file.read_bytes() for file in our_files()}
    native = {name: content.pop(name) for name in list(content) if name.startswith(f"{NATIVE}/")}
    [linked] = [native.pop(name) for name in list(native) if name.endswith(".so")]
    return archive(content), archive(native), linked


def archive(content: dict[str, bytes]) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as target:
        for name in sorted(content):
            target.writestr(zipfile.ZipInfo(name), content[name])  # with a date that is always the same
    return made.getvalue()
