"""The turn of the opponent (P-13.3, P-13.6): a scheme, the move it asks for, or what the opponent falls back on."""

from greathall.engine import Args, Frame
from greathall.games.paladins.acting.taking import TakeAction
from greathall.games.paladins.player_kinds import PlayerKind
from greathall.games.paladins.rows import Terms
from greathall.games.paladins.solo.board_moves import BoardMove, supply
from greathall.games.paladins.solo.left_moves import retire
from greathall.games.paladins.solo.lookups import move_number, obstacle, solo_of
from greathall.games.paladins.solo.rows import Move
from greathall.games.paladins.solo.schemes import renew_schemes
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import SCHEMES


class Opponent(PlayerKind):
    """A seat that follows from the rules."""

    def begin_turn(self, s: Paladins, seat: int) -> None:
        s.push(OpponentTurn(seat))

    def begin_action(self, s: Paladins, seat: int, action: int, terms: Terms) -> None:
        """Its move for that action finds the target; no workers are placed."""
        move = solo_of(s).moves[s.rules.names["action"][action]]
        assert isinstance(move, BoardMove)
        s.push(TakeAction(seat, action, move.target(s, seat, terms), terms))


class OpponentTurn(Frame[Paladins]):
    """The top scheme is revealed and discarded; an empty deck is made again first (P-13.6.5)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def args(self) -> Args:
        return (self.seat,)

    def step(self, s: Paladins, at: int) -> None:
        if at == 0:
            if not s.decks[SCHEMES]:
                renew_schemes(s, self.seat)
            return
        scheme = s.decks[SCHEMES].pop()
        s.discards[SCHEMES].append(scheme)
        s.learn_all()
        s.swap(FollowScheme(self.seat, scheme))


class FollowScheme(Frame[Paladins]):
    """What a scheme asks for is attempted; without workers the opponent is done for the round."""

    def __init__(self, seat: int, scheme: int) -> None:
        self.seat = seat
        self.scheme = scheme

    def args(self) -> Args:
        return (self.seat, self.scheme)

    def step(self, s: Paladins, at: int) -> None:
        if at == 0:
            s.tell("scheme", (self.seat, self.scheme))
            attempt(s, self.seat, solo_of(s).scheme_move[self.scheme])
        elif at == 1:
            if not s.passed[self.seat] and not supply(s, self.seat):
                retire(s, self.seat)
        else:
            s.done()


def attempt(s: Paladins, seat: int, name: str) -> None:
    """Make the move, or the leftmost one that is available. May push."""
    rules = solo_of(s)
    for tried in rules.moves[name].tries(s, seat):
        if made(s, seat, rules.moves[tried]):
            return
    s.tell("falls_back", (seat,))
    for tried in rules.constants.fallback:
        if made(s, seat, rules.moves[tried]):
            return


def made(s: Paladins, seat: int, move: Move) -> bool:
    """Make a move if that is possible; else an event gives the reason."""
    reason = move.refuse(s, seat)
    if not reason:
        move.make(s, seat)
        return True
    if s.telling:
        why = obstacle(s, reason)
        s.tell("cannot", (seat, move_number(s, move.name), why, *move.lacking(s, seat, reason)))
    return False
