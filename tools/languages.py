"""What is wrong with the languages, file by file.

    .venv/bin/python -m tools.languages          all of them
    .venv/bin/python -m tools.languages pl       one

Every file is compared with the English one; sentences of games are also checked against what the rules give them, and
their names against the forms that sentences ask for. What may read like English is listed in `tests/locale/same`, with
the reason.
"""

import sys
import tomllib
from fnmatch import fnmatch
from functools import cache

from greathall import games
from greathall.bots.judges.registry import judge_of
from greathall.engine import Listing
from greathall.locale import comparing
from greathall.locale.checking import formless_among, strange_among, variables_of
from greathall.locale.counting import COUNTINGS
from greathall.locale.messages import identifier
from greathall.locale.needs import (
    NUMBER,
    Needs,
    declared_variables,
    joined,
    names_in,
    needs,
    options_of_language,
    variants,
)
from tools.steps import ROOT

LOCALE = ROOT / "src" / "greathall" / "locale"
SAME = ROOT / "tests" / "locale" / "same"
ENGLISH = "en"
ENGINE_NAMES = {"engine-nobody", "engine-nothing", "engine-yes", "engine-no", "engine-chance"}

Faults = dict[str, list[str]]  # what is wrong, and where


def languages() -> list[str]:
    """The languages that have a folder, English first."""
    found = sorted(place.name for place in LOCALE.iterdir() if any(place.glob("*.ftl")))
    return [ENGLISH, *(language for language in found if language != ENGLISH)]


def files() -> list[str]:
    """The names of the files, as English has them."""
    return sorted(file.stem for file in (LOCALE / ENGLISH).glob("*.ftl"))


def text_of(language: str, name: str) -> str:
    file = LOCALE / language / f"{name}.ftl"
    return file.read_text(encoding="utf-8") if file.exists() else ""


def listing_of(name: str) -> Listing | None:
    """The game whose sentences a file has: its own, an expansion's, or its bots'."""
    entries = {listing.name: listing for listing in games.listings() if listing.messages == "greathall"}
    return entries.get(name.partition("-")[0].removesuffix("_bots"))


@cache
def considerations(listing: Listing) -> Needs:
    """What the sentences of the bots are given."""
    found: Needs = {}
    for game in variants(listing):
        for known in judge_of(game.rules).considerations.values():
            for one in known:
                message = identifier(listing.name, "consideration", one.name)
                found[message] = joined(found.get(message, {}), declared_variables(one.args))
    return found


def given(name: str) -> Needs:
    """The variables that the sentences of a file get. Those outside the games have no forms."""
    plain = variables_of(text_of(ENGLISH, name))
    english: Needs = {message: {one: {NUMBER} for one in used} for message, used in plain.items()}
    listing = listing_of(name)
    if listing is None:
        return english
    return {**english, **options_of_language(listing), **needs(listing), **considerations(listing)}


def names(name: str) -> set[str]:
    """The messages of a file that are names, and may have forms."""
    listing = listing_of(name)
    return ENGINE_NAMES if listing is None else set(names_in(listing))


def allowed(language: str) -> dict[str, str]:
    """What may read like English, and why: ids, or how they begin with a star."""
    places = [SAME / f"{part}.toml" for part in ("all", language)]
    tables = [tomllib.loads(place.read_text(encoding="utf-8")) for place in places if place.exists()]
    return {key: why for table in tables for key, why in table.items()}


def is_allowed(message: str, language: str) -> bool:
    return any(fnmatch(message, pattern) for pattern in allowed(language))


def faults(language: str, name: str) -> Faults:
    """What is wrong with one file of a language."""
    text, english, listing = text_of(language, name), text_of(ENGLISH, name), listing_of(name)
    there = variables_of(text)
    found = {
        "malformed": comparing.malformed(text) + comparing.ungendered(text),
        "missing": comparing.lacking(text, english),
        "unused": comparing.beyond(text, english, names(name)),
        "strange": strange_among(there, given(name)),
        "forms missing": formless_among(listing, language, there, given(name)) if listing else [],
        "chosen by a translated word": comparing.chosen_by_words(text) if is_rules(name) else [],
        "counted wrongly": comparing.miscounted(text, language),
        "like English": [] if language == ENGLISH else like_english(language, text, english),
    }
    return {kind: places for kind, places in found.items() if places}


def is_rules(name: str) -> bool:
    """Whether the sentences of a file are made from what the rules say; the page gives its own words for choices."""
    return name == "engine" or listing_of(name) is not None


def like_english(language: str, text: str, english: str) -> list[str]:
    return [message for message in comparing.same(text, english) if not is_allowed(message, language)]


def stray(language: str) -> list[str]:
    """Files that English does not have."""
    return sorted({file.stem for file in (LOCALE / language).glob("*.ftl")} - set(files()))


def uncounted(language: str) -> list[str]:
    """What is said of a language that the program cannot count in."""
    return [] if language in COUNTINGS else [f"{language}: no row in src/greathall/locale/counting.py"]


def show(language: str) -> int:
    """Print what is wrong with a language; how much it is."""
    whole = [f"{language}/{name}.ftl: English has no such file" for name in stray(language)] + uncounted(language)
    count = len(whole)
    for line in whole:
        print(line)
    for name in files():
        for kind, places in faults(language, name).items():
            count += len(places)
            print(f"{language}/{name}.ftl: {kind} ({len(places)})")
            for place in places:
                print(f"    {place}")
    print(f"{language}: {count} faults")
    return count


def main(wanted: list[str]) -> int:
    return 1 if sum(show(language) for language in wanted or languages()) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
