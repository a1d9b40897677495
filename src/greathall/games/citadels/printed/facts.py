"""Where every fact of Citadels comes from, for `greathall facts citadels`: cards, numbers of the set-up, rulings."""

from typing import Final

from greathall.games.citadels.casting import NEEDS_NINTH, NO_NINTH, refuse_character
from greathall.games.citadels.printed.data import CHARACTERS, DISTRICTS, TYPES, UNIQUE, Character, District
from greathall.games.citadels.printed.effects import ABILITIES, EFFECTS
from greathall.games.citadels.printed.players import FACEUP, KEEP, START_CARDS, is_late, plan
from greathall.games.citadels.printed.presets import PRESETS, Preset
from greathall.games.citadels.printed.rulings import RULINGS, Ruling

Fact = dict[str, str]

RULEBOOK: Final = "rulebook"
PUBLIC: Final = "public"
DECIDED: Final = "decided"
PLAYERS: Final = (2, 3, 4, 5, 6, 7, 8)


def fact(what: str, source: str, note: str | int = "") -> Fact:
    return {"what": what, "source": source, "note": str(note)}


def facts() -> list[Fact]:
    """All facts, in the order of the rules."""
    found = starting_facts()
    for players in PLAYERS:
        found.extend(facts_of_players(players))
    for preset in PRESETS:
        found.extend(facts_of_preset(preset))
    for character in CHARACTERS:
        found.extend(facts_of_character(character))
    for district in DISTRICTS:
        found.extend(facts_of_district(district))
    found.extend(scoring_facts())
    for ruling in RULINGS:
        found.extend(facts_of_ruling(ruling))
    return found


def starting_facts() -> list[Fact]:
    """What a game begins with (T-2)."""
    return [
        fact("set-up: cards dealt to a player", RULEBOOK, START_CARDS),
        fact("set-up: gold of a player", RULEBOOK, 2),
        fact("set-up: basic district cards", RULEBOOK, sum([d.copies for d in DISTRICTS if d.kind != UNIQUE])),
        fact("set-up: unique districts in play", RULEBOOK, len(PRESETS[0].uniques)),
        fact("set-up: first crown", RULEBOOK, "the oldest player"),
        fact("set-up: first crown", DECIDED, "a seat that is named, or a random one"),
        fact("set-up: characters turned up", DECIDED, "as likely as by drawing again for rank 4"),
    ]


def facts_of_players(players: int) -> list[Fact]:
    """The tables of T-2.5 and T-4.1."""
    who = f"{players} players"
    ninth = "none" if players == NO_NINTH else "needed" if players in NEEDS_NINTH else "as you like"
    excluded = [c.name for c in CHARACTERS if refuse_character(players, c.name)]
    found = [
        fact(f"{who}: characters of a player", RULEBOOK, plan(players).count((0, KEEP))),
        fact(f"{who}: districts of a completed city", RULEBOOK, 8 if players < 4 else 7),
        fact(f"{who}: ninth character", RULEBOOK, ninth),
        fact(f"{who}: characters not used", RULEBOOK, ", ".join(excluded) or "none"),
    ]
    if players >= 4:
        for size in (8, 9) if players < 8 else (9,):
            found.append(fact(f"{who}, {size} characters: turned up", PUBLIC, FACEUP.get((players, size), 0)))
            found.append(fact(f"{who}, {size} characters: put aside", PUBLIC, 1))
            if is_late(players, size):
                found.append(
                    fact(f"{who}, {size} characters: the last player", RULEBOOK, "may take the card put aside")
                )
    return found


def facts_of_preset(preset: Preset) -> list[Fact]:
    """A cast that is printed (T-16); the first game has no ninth character of its own (R-68)."""
    ninth_source = DECIDED if preset.name == "first_game" else PUBLIC
    found = [
        fact(f"{preset.name}: characters", PUBLIC, ", ".join(preset.characters)),
        fact(f"{preset.name}: ninth character", ninth_source, preset.ninth),
        fact(f"{preset.name}: unique districts", PUBLIC, ", ".join(preset.uniques)),
    ]
    if preset.ninth == "queen":
        found.append(fact(f"{preset.name}: with 3 or 4 players", RULEBOOK, "artist or tax_collector for queen"))
        found.append(fact(f"{preset.name}: with 3 or 4 players", DECIDED, "artist for queen"))
    if "emperor" in preset.characters:
        found.append(fact(f"{preset.name}: with 2 players", RULEBOOK, "king or patrician for emperor"))
        found.append(fact(f"{preset.name}: with 2 players", DECIDED, "king for emperor"))
    return found


def facts_of_character(character: Character) -> list[Fact]:
    name, source = character.name, character.source
    return [
        fact(f"{name}: rank", source, character.rank),
        fact(f"{name}: districts in a turn", source, character.limit),
        fact(f"{name}: ability", source, ABILITIES[name]),
    ]


def facts_of_district(district: District) -> list[Fact]:
    name = district.name
    found = [
        fact(f"{name}: type", PUBLIC, TYPES[district.kind]),
        fact(f"{name}: cost", district.cost_source, district.cost),
        fact(f"{name}: copies", district.copies_source, district.copies),
    ]
    if district.kind == UNIQUE:
        found.append(fact(f"{name}: effect", district.effect_source, EFFECTS[name]))
    return found


def scoring_facts() -> list[Fact]:
    """The points everybody can have (T-11)."""
    return [
        fact("points: a district", RULEBOOK, "its cost, 1 more if it is beautified"),
        fact("points: all five types", RULEBOOK, 3),
        fact("points: first completed city", RULEBOOK, 4),
        fact("points: another completed city", RULEBOOK, 2),
    ]


def facts_of_ruling(ruling: Ruling) -> list[Fact]:
    """One for each source, with the part of the answer that comes from there."""
    found: list[Fact] = []
    for source in ruling.sources:
        name, _, part = source.partition(": ")
        found.append(fact(ruling.number, name, f"{ruling.question} ({part})" if part else ruling.question))
    return found
