"""YAML 1.2 as plain data, with the line in which each part of it stands."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path as FilePath
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.comments import CommentedMap, CommentedSeq
from ruamel.yaml.error import MarkedYAMLError, YAMLError
from ruamel.yaml.scalarbool import ScalarBoolean

from greathall.scenarios.errors import BadScenario

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
    """The document of a file, as ruamel.yaml reads it."""
    try:
        return YAML(typ="rt").load(text)
    except MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        raise BadScenario(str(error.problem or error.context), file, mark.line + 1 if mark else 0) from error
    except YAMLError as error:
        raise BadScenario(" ".join(str(error).split()), file) from error


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
