"""How likely things are in the rounds that are left: rough figures of experience, in hundredths."""

from typing import Final

ROUNDS: Final = 7
SURE: Final = 100

# LIKELY[n][rounds]: doing an action n more times, where this many rounds still offer it once each.
LIKELY: Final[tuple[tuple[int, ...], ...]] = (
    (100, 100, 100, 100, 100, 100, 100, 100),
    (0, 60, 84, 94, 97, 99, 100, 100),
    (0, 0, 36, 65, 82, 91, 96, 98),
    (0, 0, 0, 22, 48, 68, 82, 90),
    (0, 0, 0, 0, 13, 34, 54, 71),
    (0, 0, 0, 0, 0, 8, 23, 42),
    (0, 0, 0, 0, 0, 0, 5, 16),
    (0, 0, 0, 0, 0, 0, 0, 3),
)

# DANGER[lead + 3]: of taking the debt of an Inquisition, with this many more suspicions than the most suspected rival.
DANGER: Final[tuple[int, ...]] = (4, 10, 24, 62, 76, 86, 92)
EVEN: Final = 3

# How many inquisitions are still to come, in hundredths, by the rounds that are left.
INQUISITIONS: Final[tuple[int, ...]] = (0, 60, 130, 200, 270, 340, 410, 480)


def likely(times: int, rounds: int) -> int:
    """The chance of doing something this many more times in this many rounds."""
    if times <= 0:
        return SURE
    return LIKELY[times][max(rounds, 0)] if times < len(LIKELY) else 0


def danger(lead: int) -> int:
    """The chance to take the debt of an Inquisition."""
    return DANGER[max(0, min(lead + EVEN, len(DANGER) - 1))]
