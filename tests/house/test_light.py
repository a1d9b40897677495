"""What is loaded when: the library brings no server and no sentences, sentences bring little."""

import subprocess
import sys

from terminals import environment

LOADED = """
import sys
before = set(sys.modules)
{statement}
print(*sorted(set(sys.modules) - before))
"""
HEAVY = {"asyncio", "concurrent", "decimal", "email", "http", "multiprocessing", "socket", "sqlite3", "ssl", "zipfile"}


def loaded_by(statement: str) -> set[str]:
    """The modules that a statement loads in a new interpreter."""
    script = LOADED.format(statement=statement)
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, env=environment(), check=True)
    return set(done.stdout.split())


def packages(modules: set[str]) -> set[str]:
    """The packages that modules belong to, but for those of Python itself."""
    return {module.partition(".")[0] for module in modules} - sys.stdlib_module_names


def rooms(modules: set[str]) -> set[str]:
    """The rooms of the house that modules are in."""
    return {module.split(".")[1] for module in modules if module.startswith("greathall.")}


def test_the_library_is_the_engine_and_the_catalogue() -> None:
    loaded = loaded_by("import greathall")
    assert packages(loaded) == {"greathall"}
    assert rooms(loaded) == {"engine", "games"}
    assert {module for module in loaded if module.startswith("greathall.games")} == {"greathall.games"}
    assert loaded & HEAVY == set()


def test_a_game_is_loaded_when_it_is_asked_for() -> None:
    loaded = loaded_by("import greathall; greathall.load('citadels')")
    assert rooms(loaded) == {"engine", "games"}
    assert {module.split(".")[2] for module in loaded if module.startswith("greathall.games.")} == {"citadels"}
    assert loaded & HEAVY == set()


def test_sentences_need_a_parser_and_nothing_heavy() -> None:
    loaded = loaded_by("import greathall.locale")
    assert packages(loaded) == {"fluent", "greathall", "typing_extensions"}
    assert rooms(loaded) == {"engine", "games", "locale"}
    assert loaded & HEAVY == set()
