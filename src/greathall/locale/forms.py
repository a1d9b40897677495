"""Forms: a name in the cases that languages have, as attributes of its message.

A sentence about `$card` asks for them as variables: `$card-gen`, `$card-dat`, `$card-acc`, `$card-ins`, `$card-loc`;
`$card-gender` is its grammatical gender, and `$card-is` its name in the rules, which no language changes.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

CASES: Final = ("gen", "dat", "acc", "ins", "loc")
GENDER: Final = "gender"
RULE: Final = "is"
FORMS: Final = (*CASES, GENDER)  # attributes of a name's message
GENDERS: Final = ("masculine", "feminine", "neuter", "plural")
SOME: Final = "some"  # what a filled list, or several effects, are in the rules

Decline = Callable[[str], str]
Asked = tuple[tuple[str, str, str], ...]  # variables that ask for a form: themselves, whose form, and which


class Name(str):
    """A name in a sentence: it reads as on its card, knows its other forms, and what the rules call it."""

    rule: str
    decline: Decline

    def __new__(cls, text: str, rule: str, decline: Decline) -> "Name":
        made = super().__new__(cls, text)
        made.rule = rule
        made.decline = decline
        return made


def formed(value: Any, form: str) -> str:
    """A value in one of its forms; a value without forms stays as it is, like the names of people."""
    if isinstance(value, Name):
        return value.rule if form == RULE else value.decline(form)
    return "" if form == GENDER else str(value)


def listed(parts: Sequence[Any]) -> Name:
    """Names in a row, each in the form that is asked for."""
    return Name(counted([str(part) for part in parts]), SOME, lambda form: in_a_row(parts, form))


def in_a_row(parts: Sequence[Any], form: str) -> str:
    if form == GENDER:
        return formed(parts[0], form) if len(parts) == 1 else "plural"
    return counted([formed(part, form) for part in parts])


def counted(texts: Sequence[str]) -> str:
    """Texts in a row; one that is there several times is said once, with its number."""
    numbers = {text: texts.count(text) for text in texts}
    return ", ".join(text if number == 1 else f"{number} × {text}" for text, number in numbers.items())


class VariableFinder(Visitor):
    """Collects the variables a message refers to."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor's way to name)
        self.found.add(node.id.name)


def variables_in(node: ast.BaseNode) -> set[str]:
    finder = VariableFinder()
    finder.visit(node)
    return finder.found


def split_form(variable: str) -> tuple[str, str]:
    """A variable and the form of it that is asked for: `card-gen` is `card` and `gen`; of itself it has none."""
    name, _, form = variable.rpartition("-")
    return (name, form) if form in (*FORMS, RULE) else (variable, "")


def asked_forms(variables: Iterable[str]) -> Asked:
    """The variables of a sentence that ask for a form: themselves, whose form, and which."""
    split = [(variable, *split_form(variable)) for variable in sorted(variables)]
    return tuple(found for found in split if found[2])


def with_forms(asked: Asked, arguments: Mapping[str, Any]) -> Mapping[str, Any]:
    """The arguments of a sentence, and the forms of them it asks for."""
    if not asked:
        return arguments
    there = [(variable, arguments[name], form) for variable, name, form in asked if name in arguments]
    return {**arguments, **{variable: formed(value, form) for variable, value, form in there}}
