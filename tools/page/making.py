"""Making the page: the client as it is built, Python, and our packages, in one folder."""

import gzip
import json
import re
import shutil
from pathlib import Path

from tools.environment import (
    BUILD,
    PLAY_LOCK,
    PYTHON,
    WEB,
    prepare_packages,
    prepare_web,
    prepare_web_tests,
)
from tools.page.licences import licences
from tools.page.python import OURS, PYODIDE, WHEELS, archives, compiled, library, prepare_wheels, remembered
from tools.steps import ROOT, STATIC, StepError, Steps, digest, run

PAGE = BUILD / "page"
SCRIPTS = ("pyodide.mjs", "pyodide.asm.mjs")  # called .js in the page: not every web space knows .mjs
FILES = Path(__file__).parent / "files"  # what only the page has
SERVICE = "service.js"
WASM = "pyodide.asm.wasm"
LIBRARY = "python_stdlib.zip"
PACKAGES = "packages.zip"
NATIVE = "native.zip"
MEMORY = "memory"
LINKED = "native.so"  # what of it was compiled: it becomes part of Python before Python begins
MADE = BUILD / "page-python"  # what does not change with our sources
SUFFIX = ".packed"  # not .gz: some web spaces would unpack that on the way
HARDEST = 9
# What there is to play, for the front door: it is shown before Python has come.
CATALOGUE = (
    "import msgspec; from greathall.server.catalogue import catalogue; print(msgspec.json.encode(catalogue()).decode())"
)
# What the page may do: run its own scripts and WebAssembly, speak with the folder it came from, and nothing more.
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; font-src 'self'; "
    "img-src 'self' data:; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'"
)


def make_page(steps: Steps, place: Path = PAGE) -> None:
    """Everything a page needs, and then the page."""
    prepare_packages(steps, PLAY_LOCK)
    prepare_web_tests(steps)
    prepare_web(steps)
    prepare_wheels(steps)
    prepare_library(steps)
    made_from = digest([WEB, OURS, Path(__file__).parent], (WHEELS / "stamp").read_text(encoding="utf-8"))
    steps.do("page", lambda: lay_out(place), BUILD / "page-stamp", made_from)


def prepare_library(steps: Steps) -> None:
    """The step that compiles Python's own library and packs it with Python, which is done once."""
    tools = Path(__file__).parent
    key = digest([PYODIDE / WASM, PYODIDE / LIBRARY, tools / "python.py", tools / "compile.mjs"])
    steps.do("Python of the page", make_library, MADE / "stamp", key)


def make_library() -> None:
    made = compiled(library((PYODIDE / LIBRARY).read_bytes()), MADE)
    pack(made, MADE / f"{LIBRARY}{SUFFIX}")
    pack((PYODIDE / WASM).read_bytes(), MADE / f"{WASM}{SUFFIX}")


def lay_out(place: Path) -> str:
    """The folder, made again; how much of it is fetched before a hall is open."""
    shutil.rmtree(place, ignore_errors=True)
    shutil.copytree(STATIC, place, ignore=shutil.ignore_patterns("stamp"))
    python = place / "python"
    python.mkdir()
    for name in SCRIPTS:
        shutil.copy(PYODIDE / name, (python / name).with_suffix(".js"))
    for name in (WASM, LIBRARY):
        shutil.copy(MADE / f"{name}{SUFFIX}", python)
    for file in FILES.iterdir():
        shutil.copy(file, place)
    (place / "licences.txt").write_text(licences(), encoding="utf-8")
    *plain, linked = archives()
    packages, native = (compiled(made, BUILD / "page-packages") for made in plain)
    for name, content in ((PACKAGES, packages), (NATIVE, native), (LINKED, linked)):
        pack(content, python / f"{name}{SUFFIX}")
    memory = remember(packages, native, linked, python)
    sizes = {name: (python / f"{name}{SUFFIX}").stat().st_size for name in (WASM, LIBRARY, PACKAGES, NATIVE, LINKED)}
    python = python.rename(place / f"python-{digest([python])[:12]}")  # a name that no other Python has
    (place / "games.json").write_text(run([PYTHON, "-c", CATALOGUE]), encoding="utf-8")
    index = place / "index.html"
    [worker] = (file.relative_to(place).as_posix() for file in place.glob("assets/hall.worker-*.js"))
    told = {"parts": json.dumps(sizes, separators=(",", ":")), "memory": str(memory)}
    told |= {"python": f"{python.name}/", "worker": worker}
    index.write_text(as_inside(index.read_text(encoding="utf-8"), told), encoding="utf-8")
    name_version(place)
    return f"{sum(sizes.values()) / 1e6:.1f} MB of Python and packages, in {place.relative_to(ROOT)}"


def remember(packages: bytes, native: bytes, linked: bytes, python: Path) -> int:
    """Write down the memory of a Python that has imported what every hall needs; its size. A browser keeps it with the
    other files, and uses it from the second visit on."""
    library = gzip.decompress((MADE / f"{LIBRARY}{SUFFIX}").read_bytes())
    made = remembered(library, packages, native, linked, BUILD / "page-memory")
    pack(made, python / f"{MEMORY}{SUFFIX}")
    return len(made)


def name_version(place: Path) -> None:
    """Write into the service of the page which files it has, and a name for just these."""
    service = place / SERVICE
    files = [file for file in sorted(place.rglob("*")) if file.is_file() and file != service]
    names = [file.relative_to(place).as_posix() for file in files]
    text = service.read_text(encoding="utf-8").replace('["@files"]', json.dumps(names, indent=2))
    service.write_text(text.replace("@version", digest([place])[:12]), encoding="utf-8")


def pack(content: bytes, target: Path, hardness: int = HARDEST) -> None:
    """Write something packed, always to the same bytes."""
    target.write_bytes(gzip.compress(content, hardness, mtime=0))


def as_inside(index: str, told: dict[str, str]) -> str:
    """The first file of the page: it says that the hall is inside, and where its parts are; its addresses are those of
    its own folder."""
    head = f"""<meta http-equiv="Content-Security-Policy" content="{POLICY}" />
    <link rel="manifest" href="manifest.webmanifest" />
    <link rel="apple-touch-icon" href="icon-192.png" />
    <script src="begin.js"></script>"""
    said = "".join(f" data-{name}='{text}'" for name, text in {"hall": "inside", **told}.items())
    inside, count = re.subn(r'<html lang="en">', f'<html lang="en"{said}>', index)
    near = re.sub(r'((?:href|src)=")/', r"\1", inside).replace("<head>", f"<head>\n    {head}")
    if count != 1 or head not in near:
        raise StepError("the first file of the client is not as it was")
    return near
