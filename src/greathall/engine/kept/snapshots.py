"""Snapshots: a whole state as plain data, and back. Caches, and the way to another process; the record is the truth."""

from typing import Any, Final

from greathall.engine.errors import BadPosition
from greathall.engine.frames import SHARED, Frame, State
from greathall.engine.pickling import kept_names
from greathall.engine.rules import Ruleset

TRANSIENT: Final = SHARED | {"events", "pushed", "legal", "telling", "stack", "at"}


def attributes(s: State) -> list[str]:
    """The names of everything that makes a position, except the stack."""
    return [name for name in kept_names(s) if name not in TRANSIENT]


def alike(one: State, other: State, names: list[str]) -> bool:
    """Whether two states keep the same under these names."""
    for name in names:
        here, there = getattr(one, name), getattr(other, name)
        if here != there and not (hasattr(here, "pack") and here.pack() == there.pack()):
            return False
    return True


def plain(value: Any) -> Any:
    """A copy that shares nothing, in lists, numbers and texts; a tuple says that it is one."""
    if value is None or isinstance(value, int | str):
        return value
    if isinstance(value, list):
        return [part if type(part) is int else plain(part) for part in value]
    if isinstance(value, tuple):
        return {"tuple": [plain(part) for part in value]}
    if hasattr(value, "pack"):
        return {"packed": plain(value.pack())}
    raise TypeError(f"a state keeps numbers, texts, lists and tuples of them, not {type(value).__name__}")


def unplain(value: Any) -> Any:
    if isinstance(value, list):
        return [unplain(part) for part in value]
    if isinstance(value, dict):
        return tuple(unplain(part) for part in value["tuple"])
    return value


def pack_frames(s: State) -> list[list[Any]]:
    """The stack as names, arguments and steps, bottom first."""
    return [[type(frame).__name__, plain(frame.args()), at] for frame, at in zip(s.stack, s.at, strict=True)]


def unpack_frames(s: State, packed: list[list[Any]]) -> None:
    """Put a packed stack into a state."""
    s.stack = [make_frame(s.rules, name, unplain(args)) for name, args, _ in packed]
    s.at = [int(at) for _, _, at in packed]


def make_frame(rules: Ruleset, name: str, args: tuple[Any, ...]) -> Frame[Any]:
    if name not in rules.composition.frames:
        raise BadPosition(f"no frame is called {name!r}; there are {', '.join(sorted(rules.composition.frames))}")
    made: Frame[Any] = rules.composition.frames[name](*args)
    return made


def snapshot(s: State) -> dict[str, Any]:
    """Everything that makes this position, ready for JSON."""
    return {"keeps": {name: plain(getattr(s, name)) for name in attributes(s)}, "frames": pack_frames(s)}


def restore(rules: Ruleset, taken: dict[str, Any]) -> State:
    """The state of a snapshot, waiting where it waited."""
    s = rules.blank()
    for name, value in taken["keeps"].items():
        if isinstance(value, dict) and "packed" in value:
            getattr(s, name).unpack(unplain(value["packed"]))
        else:
            setattr(s, name, unplain(value))
    unpack_frames(s, taken["frames"])
    return s
