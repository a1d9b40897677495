"""What an observation of Paladins holds besides zones and fields: what is on boards, what attributes count for."""

from typing import Final

from greathall.engine import Plane, Sheet
from greathall.games.paladins.rows import NORMAL
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.terms import value
from greathall.games.paladins.words import EMPTY, WORKSHOP

MOST_EFFECTIVE: Final = 24


class WorkshopsOn(Plane[Paladins]):
    """The slots of player boards with workshops."""

    def write(self, s: Paladins, sheet: Sheet, first: int, step: int) -> None:
        for seat, place in enumerate(sheet.places):
            for slot, standing in enumerate(s.board[seat]):
                if standing == WORKSHOP:
                    sheet.out[first + place * step + slot] = 1


class WorkersOn(Plane[Paladins]):
    """The slots of player boards with workers; their colour no longer matters."""

    def write(self, s: Paladins, sheet: Sheet, first: int, step: int) -> None:
        for seat, place in enumerate(sheet.places):
            for slot, standing in enumerate(s.board[seat]):
                if standing > EMPTY:
                    sheet.out[first + place * step + slot] = 1


class PiecesOn(Plane[Paladins]):
    """The squares with monks, or with outposts."""

    def __init__(self, name: str, piece: int) -> None:
        super().__init__(name, ("seat", "square"))
        self.piece = piece

    def write(self, s: Paladins, sheet: Sheet, first: int, step: int) -> None:
        for square, piece in enumerate(s.squares):
            if piece and (piece - 1) % 2 == self.piece:
                sheet.out[first + sheet.places[(piece - 1) // 2] * step + square] = 1


class Occupied(Plane[Paladins]):
    """The shared spaces with workers."""

    def write(self, s: Paladins, sheet: Sheet, first: int, step: int) -> None:
        for space, worker in enumerate(s.occupied):
            if worker:
                sheet.out[first + space * step + worker - 1] = 1


class Effective(Plane[Paladins]):
    """What attributes count for now, with the paladins in use."""

    def write(self, s: Paladins, sheet: Sheet, first: int, step: int) -> None:
        for seat, place in enumerate(sheet.places):
            for attribute in range(len(s.attributes[seat])):
                sheet.put(first + place * step + attribute, value(s, seat, attribute, NORMAL), self.highest)


PLANES: Final = (
    WorkshopsOn("workshops_on", ("seat", "board_slot")),
    WorkersOn("workers_on", ("seat", "board_slot")),
    PiecesOn("monks_on", 0),
    PiecesOn("outposts_on", 1),
    Occupied("occupied", ("space", "worker")),
    Effective("effective", ("seat", "attribute"), highest=MOST_EFFECTIVE),
)
