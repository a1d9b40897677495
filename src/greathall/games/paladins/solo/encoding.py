"""What an observation of a solo game holds besides zones and fields: how strong the opponent is."""

from typing import Final

from greathall.engine import Plane, Sheet
from greathall.games.paladins.solo.lookups import solo_of
from greathall.games.paladins.state import Paladins


class HowStrong(Plane[Paladins]):
    """The difficulty that was chosen."""

    def write(self, s: Paladins, sheet: Sheet, first: int, step: int) -> None:
        sheet.out[first + s.lookups.index("difficulty", solo_of(s).level.name)] = 1


PLANES: Final = (HowStrong("difficulty", ("difficulty",), constant=True),)
