"""Which modules mypyc compiles, and what else a package holds. Without GREATHALL_COMPILE=1 it is plain Python.

GREATHALL_SAMPLES=1 adds the package `samples` (the small games of the tests, from tests/samples), compiled too.
GREATHALL_OPT is the C compiler's level: 3 if nothing is said; 1 builds in half the time and runs a tenth slower.
GREATHALL_CLIENT=none leaves out the browser client; without that word, no wheel is made if the client is missing.
"""

import os
import sys
from pathlib import Path
from typing import Any

from setuptools import find_namespace_packages, setup
from setuptools.command.build_ext import build_ext

ENGINE = Path("src/greathall/engine")
GAMES = Path("src/greathall/games")
BOTS = Path("src/greathall/bots")
THINKING = ("judges", "thinkers")  # of the bots, what has to be quick
SAMPLES = Path("tests/samples")
CLIENT = Path("src/greathall/server/static")
DATA = ("py.typed", "*.pyi", "*.ftl", "*.json", "*.net", "*.sql", "*.yaml")
PACKING = ("sdist", "bdist_wheel")  # the commands that make what others install
NO_CLIENT = f"""
The browser client is not built here: there is no {CLIENT / "index.html"}.
In a checkout `python3 dev.py wheels` builds it and makes the wheels.
For the library alone, without the table in the browser, set GREATHALL_CLIENT=none."""
# What the small modules next to the large ones need of Python.h, to read which takes longer than all the rest of them.
INTERFACE = """
typedef struct _object PyObject;
#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
#define Py_DECREF Py_DecRef
void Py_DecRef(PyObject *);
void PyErr_Clear(void);
PyObject *Py_BuildValue(const char *, ...);
PyObject *PyImport_ImportModuleLevel(const char *, PyObject *, PyObject *, PyObject *, int);
PyObject *PyObject_GetAttrString(PyObject *, const char *);
void *PyCapsule_GetPointer(PyObject *, const char *);
#undef NULL
#define NULL ((void *)0)
"""
ONCE = """
#if defined(__GNUC__) && !defined(__clang__)
#define ONCE __attribute__((optimize("O0")))
#else
#define ONCE
#endif
"""
PYTHON_H = "#include <Python.h>\n"
HIDDEN = "-fvisibility=hidden"
# Stay plain Python: the contract check (it takes any game apart) and the catalogue of games (it only registers) …
PLAIN = ("src/greathall/engine/check", "src/greathall/engine/check.py", "src/greathall/games/__init__.py")
# In a game: what it is put together from, the facts on its cards and corrections of them; and positions as text.
LISTS = ("base", "catalogue", "frames", "module", "options", "presets")
FACTS = ("card_list", "facts", "overlay", "overlay_values")
ROOMS = ("data", "written")


def is_compiled(file: Path) -> bool:
    """… and also the views of the games (dicts), and what has a stub next to it: the compiler reads the stub.

    So does what nobody asks for while a game is played: lists, which are made once, and positions as text. But not the
    numbers of boards, which the rules ask for all the time.
    A compiled `__init__` of a nested package has a wrong path and cannot import its modules, so all stay plain.
    """
    if file.name in ("__init__.py", "view.py") or file.with_suffix(".pyi").exists():
        return False
    if GAMES in file.parents and file.stem in LISTS + FACTS:
        return False
    if GAMES in file.parents and file.parent.name in ROOMS and file.name != "board.py":
        return False
    return not any(path.as_posix() in PLAIN for path in (file, *file.parents))


def compiled_files(folder: Path) -> list[str]:
    """The files to compile, in a fixed order."""
    return [file.as_posix() for file in sorted(folder.rglob("*.py")) if is_compiled(file)]


def groups(samples: bool) -> list[tuple[list[str], str | None]]:
    """The parts and their names: the engine, every game, the bots, the samples. A change recompiles only its part."""
    folders = [ENGINE, *sorted(path for path in GAMES.glob("*") if path.is_dir() and path.name != "__pycache__")]
    parts: list[tuple[list[str], str | None]] = [
        (compiled_files(folder), ".".join(folder.parts[1:])) for folder in folders
    ]
    parts.append(([file for room in THINKING for file in compiled_files(BOTS / room)], ".".join(BOTS.parts[1:])))
    if samples:
        parts.append((compiled_files(SAMPLES), "samples"))
    return [(files, name) for files, name in parts if files]


def extensions(samples: bool) -> list[Any]:
    """The extension modules."""
    from mypyc.build import mypycify

    parts = groups(samples)
    files = [file for part, _ in parts for file in part]
    level = os.environ.get("GREATHALL_OPT", "3")
    made = list(mypycify(files, opt_level=level, debug_level="0", separate=parts))
    for extension in made:
        lighten(extension)
    for part, name in parts:
        hurry(next(extension for extension in made if extension.name == f"{name}__mypyc"), part)
    return sorted(made, key=lambda extension: -weight(extension))


def weight(extension: Any) -> int:
    """How much there is to compile: what takes longest is begun first, so that all cores are busy to the end."""
    return sum(Path(source).stat().st_size for source in extension.sources)


def is_part(extension: Any) -> bool:
    """Whether this is one of the parts, not a small module that only leads into one."""
    return bool(extension.name.endswith("__mypyc"))


def lighten(extension: Any) -> None:
    """Let a small module be compiled without Python.h, if the compiler and the module are of the usual kind."""
    source = Path(extension.sources[0])
    text = "" if is_part(extension) else source.read_text(encoding="utf-8")
    if os.name != "posix" or not text.startswith(PYTHON_H) or "PyModuleDef" in text:
        return
    light = source.with_suffix(".light.c")
    write(light, text.replace(PYTHON_H, INTERFACE))
    extension.sources = [str(light)]


def write(file: Path, text: str) -> None:
    """Write a file, if it is not what it should be: what is unchanged is not compiled again."""
    if not file.exists() or file.read_text(encoding="utf-8") != text:
        file.write_text(text, encoding="utf-8")


def hurry(extension: Any, files: list[str]) -> None:
    """What a module does once, when it is imported, need not be optimized: tables would take gcc longest of all.

    And a part is entered through its modules only, so what is called inside of it is called without a detour.
    """
    if os.name != "posix":
        return
    modules = [".".join(Path(file).with_suffix("").parts[1:]) for file in files]
    once = [f"char CPyDef_{name.replace('.', '___')}_____top_level__(void) ONCE;\n" for name in modules]
    header = Path(extension.sources[0]).with_suffix(".once.h")
    write(header, "".join([ONCE, *once]))
    extension.extra_compile_args = [*extension.extra_compile_args, "-include", str(header), "-Wno-all", HIDDEN]


class BuildParts(build_ext):
    """Compiles, says how many parts are done, and begins again with what was interrupted."""

    done = 0

    def build_extension(self, ext: Any) -> None:
        """What was written only in part looks like new; a mark next to it says that it is not."""
        made, mark = Path(self.get_ext_fullpath(ext.name)), Path(self.build_temp, f"{ext.name}.begun")
        if mark.exists():
            made.unlink(missing_ok=True)
        mark.parent.mkdir(parents=True, exist_ok=True)
        mark.touch()
        super().build_extension(ext)
        mark.unlink()
        if is_part(ext):
            self.done += 1
            sys.stdout.write(f"part {self.done} of {sum(map(is_part, self.extensions))}\n")
            sys.stdout.flush()


def package_data(client: bool) -> dict[str, list[str]]:
    """The files next to the modules, by package."""
    return {"": list(DATA), "greathall.server": [f"{CLIENT.name}/**"] if client else []}


def main() -> None:
    """Build the package as the environment says."""
    client = os.environ.get("GREATHALL_CLIENT") != "none"
    if client and not (CLIENT / "index.html").exists() and any(command in sys.argv for command in PACKING):
        sys.exit(NO_CLIENT)
    samples = os.environ.get("GREATHALL_SAMPLES") == "1"
    asked_for_names = "egg_info" in sys.argv or "dist_info" in sys.argv  # pip's first two calls; not worth compiling
    compiling = os.environ.get("GREATHALL_COMPILE") == "1" and not asked_for_names
    packages = find_namespace_packages("src", include=["greathall*"], exclude=["greathall.server.static*"])  # data too
    setup(
        packages=packages + find_namespace_packages("tests", include=["samples*"]) * samples,
        package_dir={"": "src", "samples": SAMPLES.as_posix()},
        package_data=package_data(client),
        ext_modules=extensions(samples) if compiling else [],
        cmdclass={"build_ext": BuildParts},
        options={"build_ext": {"parallel": str(os.cpu_count() or 1)}},
    )


if __name__ == "__main__":
    main()
