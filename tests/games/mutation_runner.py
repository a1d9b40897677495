"""Runs scenarios of a game against rules that were broken on purpose; started by mutating.py in a copy of the sources.

Its first line of input lists the scenario files. Every other line is a task: a file of the copy with its new text, and
numbers of rules. The modules of the game are imported afresh, the scenarios that name one of these rules are run until
one fails. The answer is its title, or nothing if all are true; or the error, if the game cannot be imported.
"""

import importlib
import json
import sys
from pathlib import Path

from greathall import games
from greathall.scenarios import Scenario, check, load_file

GAME = sys.argv[1]
PACKAGE = f"greathall.games.{GAME}"


def import_afresh() -> None:
    """Forget the modules of the game and what they registered, and import them as they are written now."""
    for name in [name for name in sys.modules if name == PACKAGE or name.startswith(f"{PACKAGE}.")]:
        del sys.modules[name]
    importlib.invalidate_caches()
    importlib.reload(games)  # the catalogue, with the expansions of the game
    games.find(GAME)  # read now, while the file is changed, not when a scenario first asks for it


def first_failure(scenarios: list[Scenario]) -> str:
    """The title of the first scenario that is not true; an error in the rules is a failure, too."""
    for scenario in scenarios:
        try:
            if not check(scenario).ok:
                return scenario.title
        except Exception:
            return scenario.title
    return ""


def work(file: Path, text: str, rules: list[str], scenarios: list[Scenario]) -> dict[str, str]:
    """Run the scenarios of these rules with a file written like this; afterwards it is as it was."""
    before = file.read_text(encoding="utf-8")
    file.write_text(text, encoding="utf-8")
    try:
        import_afresh()
    except Exception as error:
        return {"error": repr(error), "failed": ""}
    finally:
        file.write_text(before, encoding="utf-8")
    return {"error": "", "failed": first_failure([s for s in scenarios if set(rules) & set(s.rules)])}


def main() -> None:
    sys.dont_write_bytecode = True  # what mutating.py has compiled stays, also while a file is changed
    scenarios = [scenario for file in json.loads(sys.stdin.readline()) for scenario in load_file(file)]
    for line in sys.stdin:
        task = json.loads(line)
        answer = work(Path(task["file"]), task["text"], task["rules"], scenarios)
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
