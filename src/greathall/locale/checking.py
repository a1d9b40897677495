"""Checking: which of a game's messages a language lacks, has needlessly, or gets wrong."""

from fluent.syntax import FluentParser, ast

from greathall.engine import Listing
from greathall.locale.forms import RULE, split_form, variables_in
from greathall.locale.needs import NUMBER, SEAT, Needs, Variables, names_of_nouns, needs, options_of_language
from greathall.locale.sentences import read

Uses = dict[str, set[str]]  # the id of a message or attribute (`id.why`), and the variables it uses


def missing(listing: Listing, language: str) -> list[str]:
    """The ids of the messages this game needs and this language lacks."""
    there = variables(listing, language)
    return sorted(found for found in needs(listing) if found not in there)


def unused(listing: Listing, language: str) -> list[str]:
    """The ids of the messages this language has and this game never uses."""
    known = {*needs(listing), *options_of_language(listing)}
    return sorted(found for found in variables(listing, language) if found not in known)


def strange(listing: Listing, language: str) -> list[str]:
    """Variables that messages use and never get, as `id $variable`."""
    return strange_among(variables(listing, language), {**options_of_language(listing), **needs(listing)})


def formless(listing: Listing, language: str) -> list[str]:
    """Forms of names that sentences ask for and the names lack, as `id.form`."""
    given = {**options_of_language(listing), **needs(listing)}
    return formless_among(listing, language, variables(listing, language), given)


def strange_among(there: Uses, given: Needs) -> list[str]:
    return sorted(
        f"{found} ${variable}"
        for found, used in there.items()
        for variable in used
        if not is_given(variable, given.get(found, {}))
    )


def is_given(variable: str, given: Variables) -> bool:
    """Whether a sentence gets this variable: what stands for a name also in its forms."""
    name, form = split_form(variable)
    return name in given and (not form or given[name] != {NUMBER})


def formless_among(listing: Listing, language: str, there: Uses, given: Needs) -> list[str]:
    """Forms that some sentences ask for and the names in this language lack."""
    have = {*variables(listing, language), *variables_of(read("greathall", language, "engine") or "")}
    asked = {
        f"{name}.{form}"
        for found, used in there.items()
        for variable in used
        for base, form in [split_form(variable)]
        if form not in ("", RULE)
        for noun in given.get(found, {}).get(base, ())
        for name in names_meant(listing, noun)
    }
    return sorted(asked - have)


def names_meant(listing: Listing, noun: str) -> set[str]:
    """The ids of everything a variable of this noun may be: its names, and the word for none of them."""
    names = names_of_nouns(listing).get(noun.removesuffix("*"), set())
    empty = {"engine-nothing"} if noun.endswith("*") else {"engine-nobody"} if noun == SEAT else set[str]()
    return names | empty


def variables_of(text: str) -> Uses:
    """The messages of a text and their attributes, each with the variables it uses."""
    return {found: variables_in(pattern) for found, pattern in patterns_of(text).items()}


def patterns_of(text: str) -> dict[str, ast.Pattern]:
    """The messages of a text and their attributes (`id.why`)."""
    found: dict[str, ast.Pattern] = {}
    for message in FluentParser().parse(text).body:
        if isinstance(message, ast.Message):
            if message.value is not None:
                found[message.id.name] = message.value
            for attribute in message.attributes:
                found[f"{message.id.name}.{attribute.id.name}"] = attribute.value
    return found


def variables(listing: Listing, language: str) -> Uses:
    return variables_of(read(listing.messages, language, listing.name) or "")
