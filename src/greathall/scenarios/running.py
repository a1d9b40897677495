"""Running scenarios: set up, give the answers, look."""

from dataclasses import dataclass
from pathlib import Path

from greathall.engine import GreatHallError
from greathall.scenarios.answering import give
from greathall.scenarios.asking import let_luck_answer
from greathall.scenarios.checking import check_all, needs_chance
from greathall.scenarios.comparing import Difference
from greathall.scenarios.errors import BadScenario
from greathall.scenarios.loading import CHECK, Scenario, Step, load_file
from greathall.scenarios.looking import Look
from greathall.scenarios.setting_up import set_up


@dataclass(frozen=True)
class Result:
    """What came of a scenario. The message says what is wrong and in which line; it is empty if all is well."""

    title: str
    file: str
    line: int
    ok: bool
    message: str
    rules: tuple[str, ...]
    examples: tuple[str, ...]


def check_file(file: Path | str) -> list[Result]:
    """The results of all scenarios of a file; a file that cannot be read is one result, and not a good one."""
    try:
        scenarios = load_file(file)
    except BadScenario as error:
        return [Result("cannot be read", str(file), error.line, False, str(error), (), ())]
    return [check(scenario) for scenario in scenarios]


def check(scenario: Scenario) -> Result:
    """Run a scenario."""
    try:
        message = "\n".join(difference.told(scenario.source) for difference in differences(scenario))
    except BadScenario as error:
        message = str(error)
    except GreatHallError as error:  # a fault in the rules of the game
        message = str(scenario.source.error(str(error)))
    file, line = scenario.file, scenario.line
    return Result(scenario.title, file, line, not message, message, scenario.rules, scenario.examples)


def differences(scenario: Scenario) -> list[Difference]:
    """What is not as expected in the first check that finds anything; nothing after it is checked."""
    match = set_up(scenario, chance="explicit")
    since = len(match.told) if scenario.after else 0
    for step in (*scenario.when, Step(CHECK, scenario.then, ("then",))):
        if step.who != CHECK:
            give(match, step, scenario.source)
            continue
        if not needs_chance(step.said):
            let_luck_answer(match)
        found = check_all(Look(match, since, scenario.source), step.said, step.path)
        if found:
            return found
        since = len(match.told)
    return []
