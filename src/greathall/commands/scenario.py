"""`greathall scenario`: check positions written as YAML."""

import argparse
from textwrap import indent
from typing import TYPE_CHECKING

from greathall.commands.options import Say, bad_file, example, read_text
from greathall.commands.terminal.terminal import Refusal, Terminal

if TYPE_CHECKING:
    from greathall.scenarios import Result


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]", say: Say) -> None:
    text = say("cli-help-scenario")
    line = example(say, "greathall scenario tests/scenarios/*.yaml")
    parser = commands.add_parser("scenario", help=text, description=text, epilog=line, allow_abbrev=False)
    parser.add_argument("files", nargs="+", metavar=say("cli-value-file"), help=say("cli-help-scenario-file"))
    parser.add_argument("--json", action="store_true", help=say("cli-help-scenario-json"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    from greathall.scenarios import BadScenario, check, load_text  # here: YAML is slow to import

    results: list[Result] = []
    refusals: list[Refusal] = []
    for name in arguments.files:
        try:
            results += [check(scenario) for scenario in load_text(read_text(name), name)]
        except BadScenario as error:
            refusals.append(bad_file(error))
        except Refusal as refusal:
            refusals.append(refusal)
    for one in refusals:
        terminal.warn(one.message, **one.arguments)
    if arguments.json:
        terminal.json([shown(result) for result in results])
    elif results:
        show(results, terminal)
    return 2 if refusals else 0 if all(result.ok for result in results) else 1


def shown(result: "Result") -> dict[str, object]:
    return {name: getattr(result, name) for name in ("title", "file", "line", "ok", "message")}


def show(results: "list[Result]", terminal: Terminal) -> None:
    for result in results:
        if result.ok:
            terminal.say("cli-scenario-passed", title=result.title)
        else:
            terminal.say("cli-scenario-failed", title=result.title)
            terminal.line(indent(result.message, "      "))
    terminal.say("cli-scenarios", count=len(results), failed=sum(not result.ok for result in results))
