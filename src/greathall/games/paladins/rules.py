"""The ruleset of Paladins: how it begins, how it is scored, and its written positions."""

import json
from pkgutil import get_data
from typing import Any, ClassVar, Final

from greathall.engine import EVERYTHING, OWNER, State, begin
from greathall.engine.zones import keep_value, kept_value
from greathall.games.paladins.acting.suggesting import suggest_answers
from greathall.games.paladins.lookups import PaladinsLookups
from greathall.games.paladins.printed.card_list import cards_of
from greathall.games.paladins.round.set_up import SetUp
from greathall.games.paladins.scoring import order_points, ranking, score
from greathall.games.paladins.showing import show_boards, show_values
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.written.beliefs import conclude
from greathall.games.paladins.written.entering import enter_moment
from greathall.games.paladins.written.positions import (
    place_boards,
    refuse_round,
    refuse_too_much,
    show_tops,
)

ANSWERS: Final = json.loads(get_data("greathall.games.paladins", "answers.json") or b"")
ENCODING: Final = json.loads(get_data("greathall.games.paladins", "encoding.json") or b"")


class PaladinsRules(PaladinsLookups):
    game: ClassVar[str] = "paladins"
    version: ClassVar[int] = 3  # 3: workers are kept as a set, suspicions discarded as one likes, losses asked for
    known_answers: ClassVar[tuple[str, ...]] = tuple(ANSWERS["answers"])
    known_encoding: ClassVar[dict[str, Any]] = ENCODING
    points_range: ClassVar[tuple[int, int]] = (-100, 300)
    known_noun: ClassVar[str] = "paladin"

    def blank(self) -> Paladins:
        s = Paladins(self)
        s.tax = self.full_tax
        for part in self.parts.values():
            part.prepare(s)
        return s

    def start(self) -> Paladins:
        s = Paladins(self)
        for number, deck in enumerate(self.rows("deck")):
            s.decks[number] = self.all_cards(deck.noun) if deck.noun in self.stock else []
        s.wall_pile = self.all_cards("wall")
        s.suspicion_pile = self.all_cards("suspicion")
        s.tavern_pile = self.all_cards("tavern")
        s.order_box = self.all_cards("order")
        s.favour_box = self.all_cards("favour")
        for seat in self.people:
            s.paladin_pile[seat] = list(range(len(self.names["paladin"])))
        for zone in self.composition.zones:
            if zone.kept == "common" and zone.rest:
                s.common[zone.part] = self.all_cards(zone.noun)
        begin(s, SetUp())
        return s

    def breakdown(self, s: State, seat: int) -> dict[str, int]:
        assert isinstance(s, Paladins)
        return score(s, seat)

    def forecast(self, s: State, seat: int, viewer: int) -> dict[str, int]:
        """Without what only that seat may see."""
        assert isinstance(s, Paladins)
        if seat == viewer or viewer == EVERYTHING:
            return score(s, seat)
        own = [zone for zone in self.composition.zones if zone.sees == OWNER and kept_value(s, zone, seat)]
        if not own:
            return score(s, seat)
        seen = s.clone()
        for zone in own:
            keep_value(seen, zone, seat, [])
        return score(seen, seat)

    def winners(self, s: State) -> list[int]:
        assert isinstance(s, Paladins)
        ranks = [ranking(s, seat) for seat in range(len(s.silver))]
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]

    def tie_breaks(self, s: State, seat: int) -> dict[str, int]:
        assert isinstance(s, Paladins)
        return {"orders": order_points(s, seat), "suspicions": len(s.suspicions[seat])}  # P-12.9

    def beliefs(self, s: State, seat: int) -> dict[str, Any]:
        assert isinstance(s, Paladins)
        found = conclude(s, seat)
        for part in self.parts.values():
            part.conclude(s, seat, found)
        return found

    def cards(self) -> dict[str, Any]:
        return cards_of(self.composition.rows)

    def suggest(self, s: State, seat: int) -> list[int]:
        assert isinstance(s, Paladins)
        return suggest_answers(s, seat)

    def view_more(self, s: State, viewer: int, shown: dict[str, Any]) -> None:
        assert isinstance(s, Paladins)
        show_boards(s, shown)
        if viewer != EVERYTHING:
            show_values(s, shown)

    def place_more(self, s: State, given: dict[str, Any]) -> None:
        assert isinstance(s, Paladins)
        place_boards(s, given)

    def enter(self, s: State, moment: Any) -> None:
        assert isinstance(s, Paladins)
        for part in self.parts.values():
            if part.enter(s, moment):
                return
        enter_moment(s, moment)

    def conclude(self, s: State, given: dict[str, Any]) -> None:
        assert isinstance(s, Paladins)
        show_tops(s)
        refuse_round(s, given)
        refuse_too_much(s)
