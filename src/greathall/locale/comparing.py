"""Comparing: what a language gets wrong that shows when its files are compared with the English ones."""

import re
from collections.abc import Iterable, Iterator

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from greathall.locale.checking import patterns_of
from greathall.locale.forms import FORMS, GENDER, GENDERS, RULE, split_form
from greathall.locale.patterns import is_known

CATEGORIES = ("zero", "one", "two", "few", "many", "other")
COUNTED = {"pl": ("one", "few", "many"), "uk": ("one", "few", "many"), "cs": ("one", "few", "other")}  # whole numbers
REPEATING = ("uk",)  # languages where `one` is also 21, 31 …: the number must be said


def malformed(text: str) -> list[str]:
    """What Fluent cannot read or reads twice, and so would silently leave out; functions that do not exist."""
    found, seen = [], set[str]()
    for part in FluentParser().parse(text).body:
        if isinstance(part, ast.Junk):
            found.append(f"not Fluent: {(part.content or '').strip()[:60]!r}")
        elif isinstance(part, ast.Message | ast.Term):
            if part.id.name in seen:
                found.append(f"twice: {part.id.name}")
            seen.add(part.id.name)
            found += [f"no such function: {part.id.name} {name}" for name in unknown_functions(part)]
    return found


class FunctionFinder(Visitor):
    """Collects the functions that a message calls."""

    def __init__(self) -> None:
        self.found: list[ast.FunctionReference] = []

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 (the visitor's way to name)
        self.found.append(node)
        self.generic_visit(node)


def unknown_functions(message: ast.Message | ast.Term) -> list[str]:
    """Calls of functions that we do not have, or with options that they do not take."""
    finder = FunctionFinder()
    finder.visit(message)
    return [call.id.name for call in finder.found if not is_known(call)]


def lacking(text: str, english: str) -> list[str]:
    """What English has and this text lacks."""
    there = patterns_of(text)
    return [found for found in patterns_of(english) if found not in there]


def beyond(text: str, english: str, names: set[str]) -> list[str]:
    """What this text has and English has not, except for the forms of names."""
    known = patterns_of(english)
    forms = {f"{name}.{form}" for name in names for form in FORMS}
    return [found for found in patterns_of(text) if found not in known and found not in forms]


def same(text: str, english: str) -> list[str]:
    """What reads like English, if English uses letters at all."""
    known = patterns_of(english)
    both = {found: pattern for found, pattern in patterns_of(text).items() if found in known}
    alike = {found: pattern for found, pattern in both.items() if written(pattern) == written(known[found])}
    return [found for found, pattern in alike.items() if has_letters(pattern)]


def written(pattern: ast.Pattern) -> str:
    """A pattern as it is written, whatever its spaces."""
    message = ast.Message(ast.Identifier("x"), pattern)
    return re.sub(r"\s+", " ", FluentSerializer().serialize_entry(message))


class TextFinder(Visitor):
    """Collects the plain text of a message."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 (the visitor's way to name)
        self.found.append(node.value)


def has_letters(pattern: ast.Pattern) -> bool:
    finder = TextFinder()
    finder.visit(pattern)
    return any(letter.isalpha() for text in finder.found for letter in text)


def ungendered(text: str) -> list[str]:
    """Genders that are none."""
    finder = {found: pattern for found, pattern in patterns_of(text).items() if found.endswith(f".{GENDER}")}
    return [f"{found}: {one}" for found, pattern in finder.items() if (one := plain(pattern)) not in GENDERS]


def plain(pattern: ast.Pattern) -> str:
    return "".join(part.value for part in pattern.elements if isinstance(part, ast.TextElement))


class SelectFinder(Visitor):
    """Collects where a message chooses between variants."""

    def __init__(self) -> None:
        self.found: list[ast.SelectExpression] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 (the visitor's way to name)
        self.found.append(node)
        self.generic_visit(node)


def selections(text: str) -> Iterator[tuple[str, str, dict[str, ast.Variant]]]:
    """Every choice in a text: its place, its variable, and its variants by their keys."""
    for found, pattern in patterns_of(text).items():
        finder = SelectFinder()
        finder.visit(pattern)
        for select in finder.found:
            if isinstance(select.selector, ast.VariableReference):
                yield found, select.selector.id.name, {key_of(variant): variant for variant in select.variants}


def key_of(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)


def is_counted(keys: Iterable[str]) -> bool:
    """Whether a choice is made by a number: its keys are numbers and categories of numbers."""
    return all(key in CATEGORIES or key.isdigit() for key in keys)


def chosen_by_words(text: str) -> list[str]:
    """Choices made by a word that is translated; they belong to what the rules call it (`$card-is`) or to a form."""
    return [
        f"{found} ${variable}"
        for found, variable, variants in selections(text)
        if not is_counted(variants) and split_form(variable)[1] not in (RULE, GENDER)
    ]


def miscounted(text: str, language: str) -> list[str]:
    """Choices by a number that this language counts in more ways, or in which 21 would be read as 1."""
    return [
        f"{found} ${variable}: {fault}"
        for found, variable, variants in selections(text)
        if is_counted(variants)
        for fault in count_faults(variable, variants, language)
    ]


def count_faults(variable: str, variants: dict[str, ast.Variant], language: str) -> Iterator[str]:
    wanted = COUNTED.get(language, ())
    default = next(key for key, variant in variants.items() if variant.default)
    absent = [category for category in wanted if category not in variants]
    covered = 0 if default in wanted else 1
    if len(absent) > covered and is_followed(variants[default].value, variable):
        yield f"no [{'], ['.join(absent)}]"
    if language in REPEATING and "one" in variants and not says(variants["one"].value, variable):
        yield "[one] is also 21: say the number, or write [1]"


def is_followed(pattern: ast.Pattern, variable: str) -> bool:
    """Whether a word follows the number, which then has a form that depends on it."""
    parts = zip(pattern.elements, pattern.elements[1:], strict=False)
    return any(
        is_variable(first, variable) and isinstance(second, ast.TextElement) and re.match(r"\s+\w", second.value)
        for first, second in parts
    )


def says(pattern: ast.Pattern, variable: str) -> bool:
    return any(is_variable(part, variable) for part in pattern.elements)


def is_variable(part: object, variable: str) -> bool:
    return (
        isinstance(part, ast.Placeable)
        and isinstance(part.expression, ast.VariableReference)
        and part.expression.id.name == variable
    )
