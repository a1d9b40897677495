"""Extras: what a view shows beyond zones and fields, in words. The types of the view say what everything in it is.

A name is annotated with its noun: `Annotated[str, "district"]`. Lists and dictionaries are said by what is in them, a
typed dictionary part by part, each by a message of its own (`part-<extra>-<key>`). What is annotated as `unsaid` is for
programs only, and so is what no type names.
"""

from functools import cache
from types import UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from greathall.engine import Listing
from greathall.locale.forms import listed
from greathall.locale.messages import Messages

COMMON: Final = ("game", "over", "asked", "seats", "knows")  # parts of a view that all games have
UNSAID: Final = "unsaid"

Form = Any  # a type, as it is written in a `view.py`
Forms = dict[str, Form]


@cache
def forms_of(typed: Form) -> Forms:
    """The keys of a typed dictionary that are said, each with its type."""
    found = {key: bare(form) for key, form in get_type_hints(typed, include_extras=True).items()}
    return {key: form for key, form in found.items() if noun_of(form) != UNSAID}


def origin_of(form: Form) -> Any:
    """What a type is made by: list, dict, Annotated …"""
    return get_origin(form)


def bare(form: Form) -> Form:
    return get_args(form)[0] if origin_of(form) is NotRequired else form


def noun_of(form: Form) -> str:
    """What a name of this type is called after; empty if it is no name."""
    return get_args(form)[1] if origin_of(form) is Annotated else ""


def forms_in(listing: Listing) -> Forms:
    """Everything that a table of this game and a seat at it may show, with its type; zones and fields are among it."""
    table = forms_of(listing.view) if listing.view else {}
    seat = forms_of(get_args(table["seats"])[1]) if "seats" in table else {}
    return {name: form for name, form in {**table, **seat}.items() if name not in COMMON}


def say_extra(messages: Messages, name: str, value: Any) -> str:
    """An extra in words; nothing if there is nothing to say."""
    form = forms_in(messages.listing).get(name)
    return str(worded(messages, name, form, value)) if form and value else ""


def worded(messages: Messages, name: str, form: Form, value: Any) -> Any:
    """A value in words, by its type. Numbers stay numbers, so that sentences can count."""
    origin, inner = origin_of(form), get_args(form)
    if is_typeddict(form):
        return say_parts(messages, name, form, value)
    if origin is Annotated:
        return messages.name(inner[1], value)
    if origin is list:
        return listed([worded(messages, name, inner[0], part) for part in value if part])
    if origin is dict:
        named, kept = inner
        there = [(worded(messages, name, named, key), part) for key, part in value.items() if part]
        return say_entries([(key, worded(messages, name, kept, part)) for key, part in there])
    if origin in (Union, UnionType):
        return worded(messages, name, next(one for one in inner if fits(one, value)), value)
    return messages.common("yes") if value is True else value


def say_parts(messages: Messages, name: str, typed: Form, value: dict[str, Any]) -> str:
    """The parts of a typed dictionary that are there, each in its own words."""
    there = {key: form for key, form in forms_of(typed).items() if value.get(key)}
    parts = {key: worded(messages, f"{name}-{key}", form, value[key]) for key, form in there.items()}
    return ", ".join(messages.say("part", name, key, **{key: part}) for key, part in parts.items())


def say_entries(entries: list[tuple[Any, Any]]) -> str:
    """What is kept by name: how many, or what."""
    if all(isinstance(part, int) for _, part in entries):
        return ", ".join(f"{name} {part}" for name, part in entries)
    return "; ".join(f"{name}: {part}" for name, part in entries)


def fits(form: Form, value: Any) -> bool:
    """Whether a value is of this type, one of several that it may be."""
    plain = get_args(form)[0] if noun_of(form) else form
    if origin_of(plain) is Literal:
        return value in get_args(plain)
    return isinstance(value, dict if is_typeddict(plain) else origin_of(plain) or plain)
