"""A table in words: what a view shows, as lines of text."""

from typing import Any

from greathall.commands.terminal.layout import FIXED, hanging
from greathall.engine import Field, Zone
from greathall.locale import Messages
from greathall.locale.extras import say_extra

HEAD = ("game", "over", "asked", "seats")


def table_lines(messages: Messages, view: dict[str, Any], me: str = "", width: int = 100) -> list[str]:
    """The common table first, then every seat; the one that looks is marked."""
    common = {key: value for key, value in view.items() if key not in HEAD}
    rows = [(messages.word("table"), described(messages, common))]
    for seat, shown in view["seats"].items():
        name = messages.name("seat", seat)
        rows.append((messages.word("you", seat=name) if seat == me else name, described(messages, shown)))
    indent = max(len(label) for label, _ in rows) + 4
    return [line for label, text in rows if text for line in hanging(label, text, indent, width)]


def described(messages: Messages, shown: dict[str, Any]) -> str:
    """Everything that is there, with its name; what is empty is left out."""
    parts = [part for key, value in shown.items() if (part := describe(messages, key, value))]
    return f"{FIXED}· ".join(parts)


def describe(messages: Messages, key: str, value: Any) -> str:
    """One zone, field, or whatever else a game shows."""
    if key == "knows":
        known = ", ".join(describe_known(messages, item) for item in value)
        return labelled(messages.word("knows"), known)
    declared = {row.name: row for row in messages.rules.composition.declared()}.get(key)
    if declared is None:
        text = say_extra(messages, key, value)
    elif declared.index and isinstance(value, dict):
        text = describe_indexed(messages, declared, value)
    else:
        text = words(messages, declared, value)
    return labelled(messages.label(key), text)


def labelled(label: str, text: str) -> str:
    """A text with its name, which stays with the first word when lines are wrapped; nothing if there is none."""
    return f"{label}: ".replace(" ", FIXED) + text if text else ""


def describe_indexed(messages: Messages, declared: Zone | Field, value: dict[str, Any]) -> str:
    """What is kept by name: those that are not empty."""
    parts = [(messages.name(declared.index, name), words(messages, declared, part)) for name, part in value.items()]
    return ", ".join(f"{name} {text}" for name, text in parts if text not in ("", "0"))


def words(messages: Messages, declared: Zone | Field, value: Any) -> str:
    """A value in words; nothing if there is nothing to say."""
    if value is None or value is False or value == [] or value == {}:
        return ""
    if isinstance(declared, Zone) and isinstance(value, int):
        return messages.word("cards", count=value) if value else ""
    return str(messages.value(declared.noun, value))


def describe_known(messages: Messages, item: dict[str, Any]) -> str:
    """A hidden card this seat knows of: which, and where it may be."""
    places = [name_place(messages, place) for place in item["in"]]
    card = messages.name(messages.rules.known_noun, item["card"])
    if "from_bottom" in item:
        position = item["from_bottom"] + 1
        return messages.word("known-position", card=card, places=", ".join(places), position=position)
    return messages.word("known", card=card, places=", ".join(places))


def name_place(messages: Messages, place: str) -> str:
    """Where a card may be: what a seat holds, a place of its own that a seat has (`A museum`), or a common zone."""
    seat, _, zone = place.rpartition(" ")
    if place in messages.rules.seats:
        return messages.name("seat", place)
    return f"{messages.name('seat', seat)}: {messages.label(zone)}" if seat else messages.label(zone)
