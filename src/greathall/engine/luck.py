"""Luck: small generators that answer for Chance in simulations, and the shuffle that belongs to the rules.

The generator is sfc32 (public domain, by Chris Doty-Humphrey): four 32-bit words, cheap to copy.
A shuffle is fixed by its seed for ever: a golden test holds it, and a change would raise every game's rules version.
"""

import secrets
from typing import Final

from greathall.engine.native import i64
from greathall.engine.pickling import Pickled, pickled
from greathall.engine.subclassing import mypyc_attr

WORD: Final = 0xFFFFFFFF
SEED_BITS: Final = 96


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck:
    """A stream of numbers fixed by its seed."""

    def __init__(self, seed: int = 0, source: "Luck | None" = None) -> None:
        self.a: i64 = seed & WORD
        self.b: i64 = (seed >> 32) & WORD
        self.c: i64 = (seed >> 64) & WORD
        self.counter: i64 = 1
        if source is None:
            for _ in range(12):
                self.word()
        else:
            self.a = source.a
            self.b = source.b
            self.c = source.c
            self.counter = source.counter

    def __reduce__(self) -> Pickled:
        return pickled(self)

    def clone(self) -> "Luck":
        return Luck(0, self)

    def word(self) -> int:
        """The next 32 bits."""
        b, c = self.b, self.c
        result = (self.a + b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = (((c << 21) | (c >> 11)) + result) & WORD
        return result

    def below(self, bound: i64) -> int:
        """A number from 0 to bound - 1, each equally likely; bound at most 2**32."""
        word: i64 = self.word()
        while word > WORD - bound and word > WORD - (WORD + 1) % bound:  # the words left over would favour low numbers
            word = self.word()
        return word % bound

    def far_below(self, bound: int) -> int:
        """The same for any bound."""
        words = (bound.bit_length() + 31) // 32
        fair = (1 << 32 * words) - (1 << 32 * words) % bound
        while True:
            number = 0
            for _ in range(words):
                number = number << 32 | self.word()
            if number < fair:
                return number % bound

    def seed(self) -> int:
        """A seed for one shuffle."""
        return self.word() >> 3 | self.word() << 29

    def weighted(self, weights: list[int]) -> int:
        """An index, each as likely as its weight says."""
        total = sum(weights)
        rest = self.below(total) if total <= WORD + 1 else self.far_below(total)
        index = 0
        while rest >= weights[index]:
            rest -= weights[index]
            index += 1
        return index


class TrueLuck(Luck):
    """Fresh, secret randomness of the operating system: what a real table uses. A copy shares nothing."""

    def clone(self) -> "Luck":
        return TrueLuck(0, self)

    def word(self) -> int:
        return secrets.randbits(32)

    def seed(self) -> int:
        return secrets.randbits(SEED_BITS)


def luck_of(seed: int, number: int) -> Luck:
    """The luck of one of many: it follows from the seed of all of them and its number alone."""
    return Luck((seed & 0xFFFFFFFFFFFFFFFF) | (number << 64))


def shuffle(cards: list[int], seed: int) -> None:
    """Shuffle in place; the order follows from the seed alone."""
    mix(cards, Luck(seed))


def mix(cards: list[int], luck: Luck) -> None:
    """Shuffle in place with any luck."""
    for last in range(len(cards) - 1, 0, -1):
        other = luck.below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
