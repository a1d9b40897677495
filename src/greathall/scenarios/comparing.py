"""Comparing what a scenario expects with what there is, and saying the difference so that it can be read."""

from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Final

from greathall.scenarios.writing import flow
from greathall.scenarios.yaml_files import Path, Source

NOTHING: Final = "(nothing of that name)"


@dataclass(frozen=True)
class Difference:
    """One thing that is not as expected, and words that help."""

    path: Path
    expected: str
    found: str
    notes: tuple[str, ...] = ()

    def told(self, source: Source) -> str:
        """The place in the file, then what was expected and what was found, one under the other."""
        place = source.error("", self.path)
        lines = [f"expected  {self.expected}", f"found     {self.found}", *self.notes]
        return "\n".join([str(place), *(f"    {line}" for line in lines)])


def differ(path: Path, expected: Any, found: Any, *notes: str) -> list[Difference]:
    return [Difference(path, flow(expected), flow(found), notes)]


def equal(expected: Any, found: Any) -> bool:
    """Equality of plain values; yes is not one, and no is not zero."""
    return expected == found and isinstance(expected, bool) == isinstance(found, bool)


def compare(expected: Any, found: Any, path: Path) -> list[Difference]:
    """Lists are compared whole and in order; of names with values only the expected ones. Empty means empty."""
    if isinstance(expected, dict) and isinstance(found, dict):
        if not expected:
            return differ(path, expected, found) if found else []
        return [difference for name in expected for difference in compare_named(expected, found, name, path)]
    if isinstance(expected, list) and isinstance(found, list):
        return compare_lists(expected, found, path)
    return [] if equal(expected, found) else differ(path, expected, found)


def compare_named(expected: dict[str, Any], found: dict[str, Any], name: str, path: Path) -> list[Difference]:
    if name in found:
        return compare(expected[name], found[name], (*path, name))
    near = get_close_matches(name, found, 1) or list(found)
    return [Difference((*path, name), flow(expected[name]), NOTHING, (f"perhaps   {', '.join(near)}",))]


def compare_lists(expected: list[Any], found: list[Any], path: Path) -> list[Difference]:
    if len(expected) != len(found):
        return differ(path, expected, found, *more_and_less(expected, found))
    inside = [compare(part, found[place], (*path, place)) for place, part in enumerate(expected)]
    if not any(inside):
        return []
    if any(isinstance(part, dict) for part in expected):
        return [difference for differences in inside for difference in differences]
    return differ(path, expected, found, *more_and_less(expected, found))


def compare_sets(expected: list[Any], found: list[Any], path: Path) -> list[Difference]:
    """The same things in any order."""
    notes = more_and_less(expected, found)
    return differ(path, expected, found, *notes) if notes else []


def compare_asked(expected: Any, found: Mapping[str, str | None], path: Path) -> list[Difference]:
    """Exactly who is asked what; a list says only who."""
    if isinstance(expected, list):
        return compare_sets(expected, list(found), path)
    return [] if expected == found else differ(path, expected, dict(found))


def more_and_less(expected: list[Any], found: list[Any]) -> list[str]:
    """What is missing from a list and what is too much in it, each thing as often as it is."""
    missing, extra = list(expected), list(found)
    for part in expected:
        if part in extra:
            extra.remove(part)
            missing.remove(part)
    notes = [f"missing   {flow(missing)}"] if missing else []
    return [*notes, f"too much  {flow(extra)}"] if extra else notes
