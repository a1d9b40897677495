"""Every file of messages can be read, and what the program itself says is complete and used."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Comment, GroupComment, Junk, Message, ResourceComment, Term
from msgspec.structs import fields

from greathall.locale.checking import variables_of
from greathall.server.limits.house_rules import ORDINARY

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "greathall"
ENGLISH = SOURCE / "locale" / "en"
FILES = sorted([*SOURCE.rglob("*.ftl"), *(ROOT / "tests" / "samples").rglob("*.ftl")])
COMMENTS = (Comment, GroupComment, ResourceComment)
CALLS = {"say", "warn", "sentence", "Refusal"}


def faults(text: str) -> list[str]:
    """What Fluent cannot read, or reads twice; the runtime would leave it out without a word."""
    found, seen = [], set[str]()
    for part in FluentParser().parse(text).body:
        if isinstance(part, Junk):
            found.append(f"not Fluent: {part.content!r}")
        elif isinstance(part, Message | Term):
            if part.id.name in seen:
                found.append(f"twice: {part.id.name}")
            seen.add(part.id.name)
        else:
            assert isinstance(part, COMMENTS)
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_every_file_is_fluent(file: Path) -> None:
    assert faults(file.read_text(encoding="utf-8")) == []


def test_the_files_are_found() -> None:
    assert {"cli.ftl", "engine.ftl", "page.ftl", "masons.ftl", "inquest.ftl"} <= {file.name for file in FILES}


def test_what_is_not_fluent_is_noticed() -> None:
    assert len(faults("a = { $x -> [one] one *[other] many }\n")) == 1  # a selector must not be on one line
    assert faults("a = 1\na = 2\n") == ["twice: a"]
    assert faults("# A comment.\n\na = { $x }\n") == []


def calls(*places: Path) -> Iterator[ast.Call]:
    """All calls in some sources."""
    for place in places:
        for file in [place] if place.is_file() else sorted(place.rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call):
                    yield node


def words_in(*places: Path) -> set[str]:
    """All plain strings in some sources."""
    files = [file for place in places for file in ([place] if place.is_file() else place.rglob("*.py"))]
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in files]
    return {
        node.value
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def said(prefix: str, *places: Path) -> dict[str, set[str]]:
    """The messages that sources say directly, each with the variables they give it."""
    found: dict[str, set[str]] = {}
    for call in calls(*places):
        name = getattr(call.func, "attr", getattr(call.func, "id", ""))
        if name in CALLS and call.args and isinstance(call.args[0], ast.Constant):
            message = call.args[0].value
            if isinstance(message, str) and message.startswith(prefix):
                found.setdefault(message, set()).update(str(word.arg) for word in call.keywords)
    return found


COMMANDS = (SOURCE / "cli.py", SOURCE / "commands")
FINDING = "cli-doctor-"  # <about>-<state> and its `.do`: put together by findings of the doctor
RULE = "cli-rule-"  # <table>-<name>: of the rules of the house


def rules_of_the_house() -> set[str]:
    """What an example of the file of a hall says about its tables and their keys."""
    tables = {table.name: fields(getattr(ORDINARY, table.name)) for table in fields(ORDINARY)}
    names = [f"{table}-{field.name}".replace("_", "-") for table, known in tables.items() for field in known]
    return {f"{RULE}{name}" for name in (*tables, *names)}


def can_be_found(message: str, words: set[str]) -> bool:
    """Whether the sources name what a finding is about, and how it is."""
    about, _, state = message.removeprefix(FINDING).removesuffix(".do").partition("-")
    is_named = not state or state in words or state.replace("-", "_") in words
    return message.startswith(FINDING) and about in words and is_named


def test_what_the_program_says_is_there_and_all_that_is_there_is_said() -> None:
    there = variables_of((ENGLISH / "cli.ftl").read_text(encoding="utf-8"))
    words = words_in(*COMMANDS, SOURCE / "server" / "store")
    used = rules_of_the_house() | {word for word in words if word.startswith("cli-")} - {FINDING, RULE}
    used |= {message for message in there if can_be_found(message, words)}
    assert sorted(used - there.keys()) == []
    asked_by_argparse = {message for message in there if message.startswith("cli-parser-")}  # tests/cli/test_parsing.py
    assert sorted(there.keys() - used - asked_by_argparse) == []


def test_sentences_get_the_variables_they_use() -> None:
    there = variables_of((ENGLISH / "cli.ftl").read_text(encoding="utf-8"))
    given = said("cli-", *COMMANDS)
    assert len(given) > 10
    assert {message: there[message] for message in given if there[message] - given[message]} == {}


def reasons_of_the_engine() -> set[str]:
    """The reasons the engine itself gives: the second argument of each IllegalAnswer that is written out."""
    found = set[str]()
    for call in calls(SOURCE / "engine"):
        if getattr(call.func, "id", "") == "IllegalAnswer":
            found |= set(branches(call.args[1]))
    return found


REASON = {
    "Denied": 1,
    "Overtaken": 1,
    "Refused": 1,
    "refuse": 1,
    "MessageDenied": 0,
    "OvertakenMessage": 0,
    "Trouble": 0,
}  # which argument is the reason


def reasons_of_the_hall() -> set[str]:
    """The reasons the hall gives: those its refusals name, and those `access.why_not` returns."""
    found = set[str]()
    for call in calls(SOURCE / "server"):
        name = getattr(call.func, "attr", getattr(call.func, "id", ""))
        if name in REASON and len(call.args) > REASON[name]:
            found |= set(branches(call.args[REASON[name]]))
    tree = ast.parse((SOURCE / "server" / "table" / "access.py").read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Return) and isinstance(node.value, ast.Tuple) and len(node.value.elts) > 1:
            found |= values_in(node.value.elts[1])
    return found


def values_in(node: ast.expr) -> set[str]:
    """A plain string, or those that looking something up in a plain dictionary may come to."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Dict):
        return {text for value in [*node.func.value.values, node.args[1]] for text in branches(value)}
    return set(branches(node))


def test_the_engine_has_words_for_its_reasons_and_events() -> None:
    there = variables_of((ENGLISH / "engine.ftl").read_text(encoding="utf-8"))
    engine, hall = reasons_of_the_engine(), reasons_of_the_hall()
    assert "not_asked" in engine
    assert {"stale", "too_fast", "malformed", "not_seated", "not_host", "paused"} <= hall
    reasons = {name.removeprefix("engine-reason-") for name in there if name.startswith("engine-reason-")}
    assert reasons == engine | hall
    assert {name for name in there if name.startswith("engine-event-")} == {"engine-event-undone"}


def words_of_the_engine() -> dict[str, set[str]]:
    """The words that sources take from what all games have in common, each with the variables they give it."""
    found: dict[str, set[str]] = {}
    for call in calls(SOURCE / "commands", SOURCE / "locale"):
        if getattr(call.func, "attr", "") in ("word", "common") and not isinstance(call.args[0], ast.JoinedStr):
            for text in branches(call.args[0]):
                found.setdefault(f"engine-{text}", set()).update(str(word.arg) for word in call.keywords)
    return found


def branches(node: ast.expr) -> list[str]:
    """The plain strings an expression may come to."""
    parts = [node.body, node.orelse] if isinstance(node, ast.IfExp) else [node]
    return [part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)]


def refused_options() -> set[str]:
    """The names of the sentences that say why options cannot be, if no game has them: of each BadOptions."""
    found = set[str]()
    for call in calls(SOURCE):
        if getattr(call.func, "id", "") == "BadOptions" and 1 < len(call.args) < 4:
            found |= set(branches(call.args[1]))
    return found


def test_the_engine_has_words_for_options_that_cannot_be() -> None:
    there = variables_of((ENGLISH / "engine.ftl").read_text(encoding="utf-8"))
    options = {name.removeprefix("engine-options-") for name in there if name.startswith("engine-options-")}
    assert options == refused_options()
    assert {"no_game", "no_games", "players", "no_bot", "seats"} <= options


def test_every_other_word_of_the_engine_is_there_and_used() -> None:
    there = variables_of((ENGLISH / "engine.ftl").read_text(encoding="utf-8"))
    plain = {name for name in there if not name.startswith(("engine-reason-", "engine-event-", "engine-options-"))}
    used = words_of_the_engine()
    assert used.keys() == plain
    assert {name: there[name] for name in used if there[name] - used[name]} == {}
