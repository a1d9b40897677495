"""The ruleset of Citadels: how it begins, what everybody may see, what can be concluded, and its written positions."""

import json
from pkgutil import get_data
from typing import Any, ClassVar, Final

from greathall.engine import Luck, State, begin
from greathall.games.citadels.abilities.picking import lower_picks
from greathall.games.citadels.cards import city_size, size_needed
from greathall.games.citadels.known.draft import characters_of, possible_characters, truth_is_possible
from greathall.games.citadels.known.redealing import redeal_characters
from greathall.games.citadels.lookups import CitadelsLookups
from greathall.games.citadels.marks import redeal_marks
from greathall.games.citadels.printed.data import CHARACTER_NAMES
from greathall.games.citadels.round.calling import SetUp
from greathall.games.citadels.scoring import ranking, score
from greathall.games.citadels.showing import show_characters
from greathall.games.citadels.state import Citadels
from greathall.games.citadels.written.concluding import conclude_position
from greathall.games.citadels.written.entering import enter_moment
from greathall.games.citadels.written.moments import place_characters

ANSWERS: Final = json.loads(get_data("greathall.games.citadels", "answers.json") or b"")
ENCODING: Final = json.loads(get_data("greathall.games.citadels", "encoding.json") or b"")


class CitadelsRules(CitadelsLookups):
    game: ClassVar[str] = "citadels"
    version: ClassVar[int] = 2  # 2: no district is lost in silence
    known_answers: ClassVar[tuple[str, ...]] = tuple(ANSWERS["answers"])
    known_encoding: ClassVar[dict[str, Any]] = ENCODING
    points_range: ClassVar[tuple[int, int]] = (0, 200)
    known_noun: ClassVar[str] = "district"

    def blank(self) -> Citadels:
        return Citadels(self)

    def start(self) -> Citadels:
        s = Citadels(self)
        s.deck = self.all_cards("district")
        s.crown = self.options.get("crown", 0)
        begin(s, SetUp())
        return s

    def breakdown(self, s: State, seat: int) -> dict[str, int]:
        assert isinstance(s, Citadels)
        return score(s, seat)

    def forecast(self, s: State, seat: int, viewer: int) -> dict[str, int]:
        assert isinstance(s, Citadels)
        return score(s, seat, with_secrets=seat == viewer or s.over)

    def winners(self, s: State) -> list[int]:
        assert isinstance(s, Citadels)
        ranks = [ranking(s, seat) for seat in range(len(s.hand))]
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]

    def tie_breaks(self, s: State, seat: int) -> dict[str, int]:
        assert isinstance(s, Citadels)
        return {"revealed": s.revealed[seat]}  # T-11.5

    def beliefs(self, s: State, seat: int) -> dict[str, Any]:
        """For every other seat the characters it can still hold."""
        assert isinstance(s, Citadels)
        found: dict[str, Any] = {}
        for other, mask in enumerate(possible_characters(s, seat) if s.slots else []):
            if other != seat:
                found[self.seats[other]] = [name for c, name in enumerate(CHARACTER_NAMES) if mask >> c & 1]
        return {"characters": found}

    def sound(self, s: State, seat: int) -> bool:
        assert isinstance(s, Citadels)
        return truth_is_possible(s, seat)

    def redeal_more(self, s: State, seat: int, luck: Luck) -> None:
        assert isinstance(s, Citadels)
        for other in range(len(s.hand)):
            if other != seat:
                lower_picks(s, other)
        redeal_characters(s, seat, luck)
        redeal_marks(s, seat, luck)

    def view_more(self, s: State, viewer: int, shown: dict[str, Any]) -> None:
        assert isinstance(s, Citadels)
        show_characters(s, viewer, shown)

    def check_more(self, s: State) -> dict[str, Any]:
        """Who holds which characters, and how large cities are: some districts count twice."""
        assert isinstance(s, Citadels)
        by_seat = {
            name: {
                "characters": [CHARACTER_NAMES[c] for c in sorted(characters_of(s, seat))],
                "size": city_size(s, seat),
            }
            for seat, name in enumerate(self.seats)
        }
        return {**by_seat, "city_size": size_needed(s)}

    def place_more(self, s: State, given: dict[str, Any]) -> None:
        assert isinstance(s, Citadels)
        place_characters(s, given)
        for hand in s.hand:
            hand.sort()

    def enter(self, s: State, moment: Any) -> None:
        assert isinstance(s, Citadels)
        enter_moment(s, moment)

    def conclude(self, s: State, given: dict[str, Any]) -> None:
        assert isinstance(s, Citadels)
        conclude_position(s, given)
