"""Scenarios, read from files and texts."""

from dataclasses import dataclass
from pathlib import Path as FilePath
from typing import Any

from greathall.scenarios import shapes
from greathall.scenarios.yaml_files import Path, Source, documents, read_file

CHECK = "check"


@dataclass(frozen=True)
class Step:
    """One line of `when` or `after`: who, and what is said or, for `check`, what must be true."""

    who: str
    said: Any
    path: Path


@dataclass(frozen=True)
class Scenario:
    """A position, answers given in it, and what is true then. `given` is None for a new game."""

    title: str
    rules: tuple[str, ...]
    examples: tuple[str, ...]
    game: str
    options: dict[str, Any]
    given: dict[str, Any] | None
    after: tuple[Step, ...]
    when: tuple[Step, ...]
    then: dict[str, Any]
    source: Source

    @property
    def file(self) -> str:
        return self.source.file

    @property
    def line(self) -> int:
        return self.source.line(())


def load_file(file: FilePath | str) -> list[Scenario]:
    """The scenarios of a file. BadScenario says what is wrong with it, and where."""
    return load_text(read_file(FilePath(file)), str(file))


def load_text(text: str, file: str = "scenario") -> list[Scenario]:
    """The scenarios of a text, which errors call `file`."""
    return [make(entry, source) for entry, source in documents(text, file)]


def make(entry: Any, source: Source) -> Scenario:
    shapes.scenario(source, entry, ())
    given = entry.get("given")
    return Scenario(
        title=entry["scenario"],
        rules=texts(entry.get("rules", [])),
        examples=texts(entry.get("example", [])),
        game=entry["game"],
        options=entry.get("options", {}),
        given=None if given is None else {name: value for name, value in given.items() if name != "after"},
        after=steps(given or {}, "after", ("given",)),
        when=steps(entry, "when", ()),
        then=entry.get("then", {}),
        source=source,
    )


def texts(value: str | list[str]) -> tuple[str, ...]:
    return (value,) if isinstance(value, str) else tuple(value)


def steps(entry: dict[str, Any], name: str, path: Path) -> tuple[Step, ...]:
    found = []
    for number, step in enumerate(entry.get(name, [])):
        for who, said in step.items():
            found.append(Step(who, said, (*path, name, number, who)))
    return tuple(found)
