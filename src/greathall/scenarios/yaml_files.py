"""YAML 1.2 as plain data, with the line of each part of it."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path as FilePath
from typing import Any, Final

from ruamel.yaml import YAML
from ruamel.yaml.comments import CommentedMap, CommentedSeq
from ruamel.yaml.error import MarkedYAMLError, YAMLError
from ruamel.yaml.scalarbool import ScalarBoolean

from greathall.scenarios.errors import BadScenario

LONGEST: Final = 200_000  # characters of a file
MOST_PARTS: Final = 100_000  # of a document, counted as often as it refers to them
DEEPEST: Final = 40  # lists and mappings within each other

Path = tuple[str | int, ...]


@dataclass(frozen=True)
class Source:
    """The file a scenario was written in, and the line of each of its fields."""

    file: str
    lines: dict[Path, int] = field(default_factory=dict)

    def line(self, path: Path) -> int:
        """The line of a field, or of the nearest one around it."""
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path, 0)

    def error(self, message: str, path: Path = ()) -> BadScenario:
        return BadScenario(message, self.file, self.line(path), ".".join(map(str, path)))


def read_file(file: FilePath) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadScenario(f"cannot be read: {error}", str(file)) from error


def parse(text: str, file: str) -> Any:
    """The document of a file, as ruamel.yaml reads it. It is never larger than it looks, nor endless."""
    if len(text) > LONGEST:
        raise BadScenario(f"it is longer than {LONGEST:,} characters", file)
    if brackets(text) > DEEPEST:  # ruamel.yaml would take its time to find out
        raise BadScenario(f"it goes more than {DEEPEST} levels deep", file)
    try:
        found = YAML(typ="rt").load(text)
    except RecursionError as error:
        raise BadScenario(f"it goes more than {DEEPEST} levels deep", file) from error
    except MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        raise BadScenario(str(error.problem or error.context), file, mark.line + 1 if mark else 0) from error
    except (YAMLError, ValueError) as error:  # numbers too long to be read are no fault of YAML
        raise BadScenario(" ".join(str(error).split()), file) from error
    measure(found, file, {}, 0)
    return found


def brackets(text: str) -> int:
    """How deep brackets are nested at most."""
    depth = deepest = 0
    for sign in re.findall(r"[][{}]", text):
        depth = max(0, depth - 1) if sign in "]}" else depth + 1
        deepest = max(deepest, depth)
    return deepest


def measure(node: Any, file: str, known: dict[int, int], depth: int) -> int:
    """How many parts a document has once all that it refers to is written out; refused if these are too many."""
    if not isinstance(node, CommentedMap | CommentedSeq):
        return 1
    if depth > DEEPEST:  # even if it refers to itself
        raise BadScenario(f"it goes more than {DEEPEST} levels deep", file)
    if id(node) not in known:
        inside = node.values() if isinstance(node, CommentedMap) else node
        known[id(node)] = 1 + sum(measure(part, file, known, depth + 1) for part in inside)
    if known[id(node)] > MOST_PARTS:
        raise BadScenario(f"it has more than {MOST_PARTS:,} parts", file)
    return known[id(node)]


def documents(text: str, file: str) -> Iterator[tuple[Any, Source]]:
    """What a file holds, one entry of its list after the other; a file may also hold just one."""
    found = parse(text, file)
    if not found:
        raise BadScenario("there is no scenario in this file", file)
    entries = found if isinstance(found, CommentedSeq) else [found]
    for number, entry in enumerate(entries):
        line = found.lc.item(number)[0] + 1 if isinstance(found, CommentedSeq) else 1
        source = Source(file, {(): line})
        yield plain(entry, (), source), source


def plain(node: Any, path: Path, source: Source) -> Any:
    """A part of a document as plain data; the lines of all it holds are noted in the source."""
    if isinstance(node, CommentedMap):
        return {name: plain(value, (*path, name), source) for name, value in named(node, path, source)}
    if isinstance(node, CommentedSeq):
        for number in range(len(node)):
            source.lines[(*path, number)] = node.lc.item(number)[0] + 1
        return [plain(value, (*path, number), source) for number, value in enumerate(node)]
    return scalar(node, path, source)


def named(node: CommentedMap, path: Path, source: Source) -> list[tuple[str, Any]]:
    """The names and values of a mapping; what a merge (`<<`) brought in has no line of its own."""
    found: list[tuple[str, Any]] = []
    for name, value in node.items():
        if not isinstance(name, str):
            raise source.error(f"a name is a text, not {name!r}; put it in quotes", path)
        if name in (node.lc.data or {}):
            source.lines[(*path, name)] = node.lc.key(name)[0] + 1
        found.append((name, value))
    return found


def scalar(node: Any, path: Path, source: Source) -> Any:
    """Nothing, yes or no, a number or a text."""
    if node is None or isinstance(node, bool):
        return node
    if isinstance(node, ScalarBoolean):
        return bool(node)
    for kind in (int, float, str):
        if isinstance(node, kind):
            return kind(node)
    raise source.error(f"a {type(node).__name__} has no place here; a text may need quotes", path)
