"""Pickling: things of the engine as `pickle` and `copy` take them, the same interpreted and compiled.

Most of them are what their constructor was given. The others are what they keep: a compiled object has no `__dict__`,
so that is found by the names the compiler notes, and nothing can be forgotten.
"""

from typing import Any

Pickled = tuple[Any, tuple[Any, ...]]


def kept_names(thing: Any) -> list[str]:
    """The names of everything an object keeps."""
    names: set[str] = set(getattr(thing, "__dict__", {}))
    for cls in type(thing).__mro__:
        names.update(name for name in getattr(cls, "__mypyc_attrs__", ()) if hasattr(thing, name))
    names.discard("__dict__")
    return sorted(names)


def pickled(thing: Any) -> Pickled:
    """What `__reduce__` returns for an object that is all it keeps. Its class may have interpreted subclasses: only of
    such a one does the compiler make an object without calling the constructor."""
    return remade, (type(thing), {name: getattr(thing, name) for name in kept_names(thing)})


def state_of(rules: Any, kept: dict[str, Any]) -> Any:
    """The position again: what these rules start from, with all that was kept."""
    s = rules.blank()
    for name, value in kept.items():
        setattr(s, name, value)
    return s


def remade(kind: Any, kept: dict[str, Any]) -> Any:
    """The object again: everything it keeps is given."""
    thing = kind.__new__(kind)
    for name, value in kept.items():
        setattr(thing, name, value)
    return thing
