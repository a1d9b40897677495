"""The rules of the house as a file says them: limits, retention, and what there is in the hall."""

from ipaddress import ip_network
from typing import Any, Final

from msgspec.structs import fields, replace

from greathall.commands.hosting.config import SERVE, Config
from greathall.server.limits.house_rules import ORDINARY, HouseRules

KINDS: Final[dict[Any, str]] = {bool: "switch", int: "whole", float: "number", str: "text"}
Path = tuple[str, ...]


def house_rules(config: Config | None) -> HouseRules:
    """What a file says; for the rest, and without a file, the defaults."""
    if config is None:
        return ORDINARY
    known = [field.name for field in fields(ORDINARY)]
    for name in config.said:
        if name not in (SERVE, *known):
            raise config.refuse("cli-config-unknown", name, known=", ".join((SERVE, *known)))
    return replace(ORDINARY, **{name: part(config, name) for name in known})


def part(config: Config, name: str) -> Any:
    """One table of the file."""
    return several(config, getattr(ORDINARY, name), config.table(name), (name,))


def several(config: Config, usual: Any, said: dict[str, Any], path: Path) -> Any:
    """Some values that belong together."""
    known = {field.name: field.type for field in fields(usual)}
    for name in said:
        if name not in known:
            raise config.refuse("cli-config-unknown", *path, name, known=", ".join(known))
    values = {name: one(config, getattr(usual, name), known[name], said[name], (*path, name)) for name in said}
    return replace(usual, **values)


def one(config: Config, usual: Any, kind: Any, said: Any, path: Path) -> Any:
    """One value, which must be of its kind."""
    if kind == tuple[str, ...]:
        return places(config, said, path)
    if kind not in KINDS:
        if not isinstance(said, dict):
            raise config.refuse("cli-config-wrong", *path, kind="rate")
        return several(config, usual, said, path)
    if not is_of(kind, said):
        raise config.refuse("cli-config-wrong", *path, kind=KINDS[kind])
    return kind(said)


def places(config: Config, said: Any, path: Path) -> tuple[str, ...]:
    """Addresses and networks."""
    try:
        if isinstance(said, list) and all(isinstance(place, str) for place in said):
            return tuple(str(ip_network(place)) for place in said)
    except ValueError:
        pass
    raise config.refuse("cli-config-wrong", *path, kind="places")


def is_of(kind: type, said: Any) -> bool:
    """Whether a value is of a kind. Numbers count something: none is below 0, and true is not one."""
    if kind in (bool, str):
        return isinstance(said, kind)
    is_number = isinstance(said, int if kind is int else int | float) and not isinstance(said, bool)
    return is_number and 0 <= said < float("inf")
