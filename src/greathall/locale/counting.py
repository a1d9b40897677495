"""Counting: which form of a word goes with a number, and how a number is written, in the languages we have.

The categories and signs are those of the Unicode CLDR. A language without a row here counts and writes as English does.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

DIGITS: Final = 3  # the most decimals, if a message does not say
SPACE: Final = "\u00a0"  # at which no line is broken

Number = int | float
Whole = int | None  # a number without its sign; nothing if it is not whole


class Counting(NamedTuple):
    """How a language counts: the category of a number, and the signs between thousands and before decimals."""

    category: Callable[[Whole], str]
    thousands: str
    decimals: str


def english(number: Whole) -> str:
    """1; everything else."""
    return "one" if number == 1 else "other"


def polish(number: Whole) -> str:
    """1; 2 to 4, 22 to 24 …; all other whole numbers; fractions."""
    if number is None:
        return "other"
    return "one" if number == 1 else few_or_many(number)


def ukrainian(number: Whole) -> str:
    """1, 21, 31 …; 2 to 4, 22 to 24 …; all other whole numbers; fractions."""
    if number is None:
        return "other"
    return "one" if number % 10 == 1 and number % 100 != 11 else few_or_many(number)


def few_or_many(number: int) -> str:
    """Whether a number ends in 2, 3 or 4, but not in 12, 13 or 14."""
    return "few" if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else "many"


def czech(number: Whole) -> str:
    """1; 2 to 4; all other whole numbers; fractions."""
    if number is None:
        return "many"
    return "one" if number == 1 else "few" if number in (2, 3, 4) else "other"


ENGLISH: Final = Counting(english, ",", ".")
COUNTINGS: Final = {
    "en": ENGLISH,
    "pl": Counting(polish, SPACE, ","),
    "uk": Counting(ukrainian, SPACE, ","),
    "cs": Counting(czech, SPACE, ","),
    "sk": Counting(czech, SPACE, ","),
}


def counting_of(language: str) -> Counting:
    """How a language counts, whatever its region (`pl-PL`)."""
    return COUNTINGS.get(language.partition("-")[0], ENGLISH)


def category_of(number: Number, counting: Counting) -> str:
    """The category of a number: `one`, `few`, `many`, `other`."""
    size = abs(number)
    whole = int(size)
    return counting.category(whole if whole == size else None)


def written(number: Number, counting: Counting, least: int = 0, most: int = DIGITS) -> str:
    """A number as a language writes it, with no fewer and no more decimals than these; halves go to the even digit."""
    text = f"{number:,}" if isinstance(number, int) and least == 0 else with_decimals(number, least, most)
    if counting is ENGLISH:
        return text
    whole, point, rest = text.partition(".")
    return whole.replace(",", counting.thousands) + point.replace(".", counting.decimals) + rest


def with_decimals(number: Number, least: int, most: int) -> str:
    from decimal import Decimal  # few sentences need it, and it takes longer to load than all of this

    exact = Decimal(number) if isinstance(number, int) else Decimal(str(number))
    text = f"{exact:,.{max(least, most)}f}"
    whole, point, rest = text.partition(".")
    kept = rest.rstrip("0").ljust(least, "0")
    return f"{whole}{point}{kept}" if kept else whole
