"""House rules: what the keeper of a hall decides for everybody in it. These are the defaults."""

from typing import Final

from msgspec import Struct
from msgspec.structs import asdict, replace

from greathall.server.limits.rates import USUAL, Rates
from greathall.server.protocol.messages import Settings


class Retention(Struct, frozen=True):
    """After how many days in which nothing was stored a table is put away for good; 0: never."""

    open: int = 0  # that have not begun
    unfinished: int = 0
    finished: int = 0
    reports: int = 90  # days after which what was reported is deleted


class Features(Struct, frozen=True):
    """What there is in this hall."""

    talk: bool = True  # at tables
    hints: bool = True
    reviews: bool = True
    records: bool = True  # that people bring along to be watched
    lists: bool = True  # tables that everybody sees at the front door

    def missing(self) -> list[str]:
        """What there is not."""
        return [name for name, there in asdict(self).items() if not there]

    def within(self, settings: Settings) -> Settings:
        """The settings of a table without what this hall does not have."""
        return replace(
            settings,
            chat=settings.chat and self.talk,
            hints=settings.hints and self.hints,
            review=settings.review and self.reviews,
            listed=settings.listed and self.lists,
        )


class Entrance(Struct, frozen=True):
    """Who may come in, and whom they can ask."""

    invitation: str = ""  # a word that newcomers must know; empty: none
    banned: tuple[str, ...] = ()  # addresses and networks that nobody comes in from
    contact: str = ""  # of the keeper of the hall, for the page about what is kept


class HouseRules(Struct, frozen=True):
    """All of it."""

    door: Entrance = Entrance()
    limits: Rates = USUAL
    retention: Retention = Retention()
    features: Features = Features()


ORDINARY: Final = HouseRules()
