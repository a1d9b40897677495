"""Patterns: sentences as Fluent writes them, read once and made ready to be said."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from fluent.syntax import ast

from greathall.locale.counting import DIGITS, Counting, Number, category_of, written
from greathall.locale.forms import Asked, asked_forms, variables_in

NUMBER: Final = "NUMBER"  # the only function there is
LEAST, MOST = "minimumFractionDigits", "maximumFractionDigits"
OPTIONS: Final = (LEAST, MOST)

Value = str | Number
Find = Callable[[str, str], "Pattern | None"]  # the pattern of a message or term and of its attribute, if there is one


class Gap(str):
    """What is put where nothing was found. It chooses no variant."""


class Saying:
    """A sentence being made: what it is given, where other messages are found, and what goes wrong."""

    def __init__(self, counting: Counting, find: Find, arguments: Mapping[str, Any]) -> None:
        self.counting: Final = counting
        self.find: Final = find
        self.arguments = arguments
        self.in_term = False
        self.begun: Final[list[Pattern]] = []
        self.faults: Final[list[str]] = []

    def gap(self, text: str, fault: str) -> Gap:
        self.faults.append(fault)
        return Gap(text)

    def refer(self, message: str, attribute: str) -> str:
        """What another message says, or a part of it."""
        name = f"{message}.{attribute}" if attribute else message
        pattern = self.find(message, attribute)
        if pattern is None:
            return self.gap(f"{{{name}}}", f"no message {name}")
        if pattern in self.begun:
            return self.gap("???", f"{name} refers to itself")
        return pattern.said(self)

    def refer_to_term(self, term: str, attribute: str, arguments: Mapping[str, Value]) -> str:
        """What a term says: it knows only what it is given there, and may do without."""
        kept = self.arguments, self.in_term
        self.arguments, self.in_term = arguments, True
        text = self.refer(term, attribute)
        self.arguments, self.in_term = kept
        return text


class Part:
    """What is between braces."""

    def value(self, saying: Saying) -> Value:
        """What a choice goes by."""
        raise NotImplementedError

    def text(self, saying: Saying) -> str:
        """What is said."""
        value = self.value(saying)
        return value if isinstance(value, str) else written(value, saying.counting)


class Pattern:
    """A sentence: texts and parts in a row, and the forms of names that it asks for."""

    def __init__(self, parts: list[str | Part], forms: Asked) -> None:
        self.parts: Final = parts
        self.forms: Final = forms

    def said(self, saying: Saying) -> str:
        saying.begun.append(self)
        text = "".join([part if isinstance(part, str) else part.text(saying) for part in self.parts])
        saying.begun.pop()
        return text


class Literal(Part):
    """A text or a number written in the message itself."""

    def __init__(self, written: Value) -> None:
        self.written: Final = written

    def value(self, saying: Saying) -> Value:
        return self.written


class Variable(Part):
    """What the sentence is given under a name."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def value(self, saying: Saying) -> Value:
        found = saying.arguments.get(self.name)
        if isinstance(found, str | int | float):
            return found
        if saying.in_term and self.name not in saying.arguments:
            return Gap(self.name)
        return saying.gap(self.name, f"${self.name} is {type(found).__name__}")


class Shown(Part):
    """A number with a given number of decimals."""

    def __init__(self, number: Part, least: int, most: int) -> None:
        self.number: Final = number
        self.least: Final = least
        self.most: Final = most

    def value(self, saying: Saying) -> Value:
        found = self.number.value(saying)
        if isinstance(found, str) and not isinstance(found, Gap):
            return saying.gap(f"{NUMBER}()", f"{found!r} is no number")
        return found

    def text(self, saying: Saying) -> str:
        value = self.value(saying)
        return value if isinstance(value, str) else written(value, saying.counting, self.least, self.most)


class Reference(Part):
    """Another message, or a part of it."""

    def __init__(self, message: str, attribute: str) -> None:
        self.message: Final = message
        self.attribute: Final = attribute

    def value(self, saying: Saying) -> Value:
        return saying.refer(self.message, self.attribute)


class Term(Part):
    """A term, with what it is given there."""

    def __init__(self, term: str, attribute: str, arguments: Mapping[str, Value]) -> None:
        self.term: Final = term
        self.attribute: Final = attribute
        self.arguments: Final = arguments

    def value(self, saying: Saying) -> Value:
        return saying.refer_to_term(self.term, self.attribute, self.arguments)


class Choice(Part):
    """One of several variants: the first whose key is the value, or the category of a number; else the default."""

    def __init__(self, by: Part, variants: dict[Value, Pattern], default: Pattern) -> None:
        self.by: Final = by
        self.variants: Final = variants
        self.default: Final = default

    def chosen(self, saying: Saying) -> Pattern:
        value = self.by.value(saying)
        if isinstance(value, str):
            return self.default if isinstance(value, Gap) else self.variants.get(value, self.default)
        keys = (value, category_of(value, saying.counting))
        return next((pattern for key, pattern in self.variants.items() if key in keys), self.default)

    def value(self, saying: Saying) -> Value:
        return self.chosen(saying).said(saying)


class Unknown(Part):
    """A function that does not exist."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def value(self, saying: Saying) -> Value:
        return saying.gap(f"{self.name}()", f"no function {self.name} with these options")


# Reading.


def read_pattern(node: ast.Pattern) -> Pattern:
    """A pattern that Fluent has parsed."""
    parts = [one.value if isinstance(one, ast.TextElement) else read_part(one) for one in node.elements]
    return Pattern(parts, asked_forms(variables_in(node)))


def read_part(node: Any) -> Part:
    """What is between braces."""
    if isinstance(node, ast.Placeable):
        return read_part(node.expression)
    if isinstance(node, ast.VariableReference):
        return Variable(node.id.name)
    if isinstance(node, ast.SelectExpression):
        return read_choice(node)
    if isinstance(node, ast.FunctionReference):
        return read_function(node)
    if isinstance(node, ast.MessageReference):
        return Reference(node.id.name, attribute_of(node))
    if isinstance(node, ast.TermReference):
        given = node.arguments.named if node.arguments else []
        return Term(f"-{node.id.name}", attribute_of(node), {one.name.name: literal(one.value) for one in given})
    return Literal(literal(node))


def read_choice(node: ast.SelectExpression) -> Choice:
    variants: dict[Value, Pattern] = {}
    default = None
    for one in node.variants:
        pattern = read_pattern(one.value)
        variants.setdefault(one.key.name if isinstance(one.key, ast.Identifier) else literal(one.key), pattern)
        default = pattern if one.default else default
    assert default is not None  # Fluent reads no choice without one
    return Choice(read_part(node.selector), variants, default)


def read_function(node: ast.FunctionReference) -> Part:
    options = {one.name.name: literal(one.value) for one in node.arguments.named}
    given = node.arguments.positional
    least, most = options.get(LEAST, 0), options.get(MOST, DIGITS)
    if is_known(node) and isinstance(least, int) and isinstance(most, int):
        return Shown(read_part(given[0]), least, most)
    return Unknown(node.id.name)


def is_known(node: ast.FunctionReference) -> bool:
    """Whether there is such a function, with such options."""
    named = {one.name.name for one in node.arguments.named}
    return node.id.name == NUMBER and len(node.arguments.positional) == 1 and named <= {*OPTIONS}


def attribute_of(node: ast.MessageReference | ast.TermReference) -> str:
    return node.attribute.name if node.attribute else ""


def literal(node: ast.Literal) -> Value:
    """A text or a number as it is written."""
    if isinstance(node, ast.StringLiteral):
        return node.parse()["value"]
    return float(node.value) if "." in node.value else int(node.value)
