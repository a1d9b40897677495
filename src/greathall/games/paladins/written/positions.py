"""Boards in written positions: what is on slots, squares and shared spaces."""

from typing import Any

from greathall.engine import BadPosition
from greathall.engine.kept.positions import has_frames, read_name
from greathall.engine.zones import kept_value
from greathall.games.paladins.printed.data.board import ROUNDS, TRACK_END
from greathall.games.paladins.rows_of_cards import open_cards
from greathall.games.paladins.showing import PIECES, WORKSHOP_WORD
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import COMMISSION, DEVELOP, EMPTY, GARRISON, NO_CARD, WORKSHOP


def place_boards(s: Paladins, given: dict[str, Any]) -> None:
    """The same back; what is not named is empty, and paladins that are not named are in their pile."""
    for seat, name in enumerate(s.rules.seats):
        for action, words in dict(given.get(name, {}).pop("standing", {})).items():
            place_standing(s, seat, action, words, (name, "standing", action))
    for square, piece in dict(given.pop("squares", {})).items():
        place_piece(s, square, piece)
    for space, worker in dict(given.pop("occupied", {})).items():
        path = ("occupied", space)
        s.occupied[read_name(s.rules, "space", space, path)] = read_name(s.rules, "worker", worker, path) + 1
    fill_rows(s)
    fill_common(s)
    fill_paladins(s)


def place_standing(s: Paladins, seat: int, action: str, words: Any, path: tuple[str | int, ...]) -> None:
    rules = s.lookups
    number = read_name(rules, "action", action, path)
    first, end = rules.first_slot[number], rules.first_slot[number + 1]
    if not isinstance(words, list) or len(words) > end - first:
        raise BadPosition(f"{action} has {end - first} slots: workers, workshop or null", path)
    for slot, word in enumerate(words, first):
        s.board[seat][slot] = read_slot(s, word, path)
        if s.board[seat][slot] == WORKSHOP and slot not in rules.workshop_slots:
            raise BadPosition(f"no workshop can stand on slot {slot - first + 1}", path)


def read_slot(s: Paladins, word: Any, path: tuple[str | int, ...]) -> int:
    if word is None:
        return EMPTY
    return WORKSHOP if word == WORKSHOP_WORD else read_name(s.rules, "worker", word, path) + 1


def place_piece(s: Paladins, square: str, piece: Any) -> None:
    """A piece on a square; the seat has done that action at least as often as it has pieces there."""
    path = ("squares", square)
    if not isinstance(piece, dict) or set(piece) != {"seat", "piece"} or piece["piece"] not in PIECES:
        raise BadPosition("expected {seat: A, piece: monk} or an outpost", path)
    seat = read_name(s.rules, "seat", piece["seat"], path)
    kind = PIECES.index(piece["piece"])
    s.squares[read_name(s.rules, "square", square, path)] = 1 + 2 * seat + kind
    action = (COMMISSION, GARRISON)[kind]
    s.done_actions[seat][action] = max(s.done_actions[seat][action], s.squares.count(1 + 2 * seat + kind))


def fill_rows(s: Paladins) -> None:
    """Rows have all their places."""
    for row, spec in enumerate(s.lookups.specs):
        if len(s.rows[row]) > spec.places:
            raise BadPosition(f"{spec.name} has {spec.places} places", (spec.name,))
        s.rows[row].extend([NO_CARD] * (spec.places - len(s.rows[row])))


def refuse_round(s: Paladins, given: dict[str, Any]) -> None:
    """The round that is written is the one the moment is in; there is none only before the first."""
    if s.round > ROUNDS:
        raise BadPosition(f"a game has {ROUNDS} rounds", ("round",))
    written, at = given.get("round"), given.get("at")
    if written is None or has_frames(at):
        return
    begun = not (isinstance(at, dict) and "setup" in at)
    if begun and not written:
        raise BadPosition(f"the rounds are 1 to {ROUNDS}", ("round",))
    if written and not begun:
        raise BadPosition("no round has begun at this moment", ("round",))
    if written != s.round:
        raise BadPosition(f"this moment is in round {s.round}", ("round",))


def refuse_too_much(s: Paladins) -> None:
    """What goes beyond the board: the Tax pool, the tracks, the pieces, two jars on a space, and two Paladins."""
    if s.first < 0:
        raise BadPosition("somebody is the first player", ("first",))
    if s.tax > s.lookups.full_tax:
        raise BadPosition(f"the pool is full with {s.lookups.full_tax}", ("tax",))
    for seat, name in enumerate(s.rules.seats):
        if len(s.paladin[seat]) > 1:
            raise BadPosition("a seat plays one paladin in a round", (name, "paladin"))
        if len(set(s.jars[seat])) < len(s.jars[seat]):
            raise BadPosition("a space takes one jar", (name, "jars"))
        for attribute, track in zip(s.rules.names["attribute"], s.attributes[seat], strict=True):
            if track > TRACK_END:
                raise BadPosition(f"the track ends at {TRACK_END}", (name, attribute))
        refuse_pieces(s, seat, name)


def refuse_pieces(s: Paladins, seat: int, name: str) -> None:
    """Nobody has placed more than the pieces on the board (P-4.9)."""
    rules = s.lookups
    workshops = len(rules.workshop_slots if rules.is_automatic(seat) else rules.workshop_workers)
    monks, outposts = (len(rules.board_numbers[f"{action}_provisions"]) for action in ("commission", "garrison"))
    for piece, action, most in (
        ("workshops", DEVELOP, workshops),
        ("monks", COMMISSION, monks),
        ("outposts", GARRISON, outposts),
    ):
        if s.done_actions[seat][action] > most:
            raise BadPosition(f"there are {most} of them", (name, piece))


def fill_common(s: Paladins) -> None:
    """Cards that modules keep at places have all of them."""
    for number, room in enumerate(s.rules.rows("common")):
        if room.places and len(s.common[number]) > room.places:
            raise BadPosition(f"{room.name} has {room.places} places", (room.name,))
        s.common[number].extend([NO_CARD] * (room.places - len(s.common[number])))


def show_tops(s: Paladins) -> None:
    """Once there are cards in a row, a face-up pile shows its top."""
    for row, spec in enumerate(s.lookups.specs):
        pile = s.decks[s.lookups.row_deck[row]]
        if spec.face_up and s.rows[row][spec.pile] == NO_CARD and open_cards(s, row) and pile:
            s.rows[row][spec.pile] = pile.pop()


def fill_paladins(s: Paladins) -> None:
    """Paladins a seat has nowhere else are at the bottom of its pile."""
    zones = [zone for zone in s.rules.composition.zones if zone.noun == "paladin"]
    for seat in s.lookups.people:
        named = [paladin for zone in zones for paladin in kept_value(s, zone, seat)]
        rest = [paladin for paladin in range(len(s.rules.names["paladin"])) if paladin not in named]
        s.paladin_pile[seat][:0] = rest[::-1]
