"""Taking an action (P-4.6): workers, cost, core, gains, and what follows."""

from greathall.engine import Args, Frame, reach
from greathall.games.paladins.acting.paying import Pay, cost_of
from greathall.games.paladins.acting.placing import PlaceWorker, first_place
from greathall.games.paladins.gains.crew import crew_rewards, paladin_rewards
from greathall.games.paladins.gains.gains import gain
from greathall.games.paladins.rows import PLACING, Terms
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import ACTION_TAKEN


def first_worker(s: Paladins, seat: int, action: int, target: int, terms: Terms) -> PlaceWorker | None:
    """The question for the first worker of an action, if it takes any."""
    if not terms[PLACING]:
        return None
    rules = s.lookups
    first = rules.first_slot[action]
    end = first + rules.actions[action].places(s, target)
    slot = first_place(s, seat, first, end)
    return PlaceWorker(seat, slot, end) if slot < end else None


class TakeAction(Frame[Paladins]):
    """An action with its target, on these terms. After placing it never looks at its workers again."""

    def __init__(self, seat: int, action: int, target: int, terms: Terms) -> None:
        self.seat = seat
        self.action = action
        self.target = target
        self.terms = terms

    def args(self) -> Args:
        return (self.seat, self.action, self.target, self.terms)

    def step(self, s: Paladins, at: int) -> None:
        if at == 0:
            self.place(s)
        elif at == 1:
            self.pay(s)
        elif at == 2:
            self.resolve(s)
        elif at == 3:
            s.lookups.actions[self.action].follow(s, self.seat, self.target, self.terms)
        elif at == 4:
            reach(s, ACTION_TAKEN, self.seat, self.action)
        else:
            s.done()

    def place(self, s: Paladins) -> None:
        s.tell("takes_action", (self.seat, self.action))
        question = first_worker(s, self.seat, self.action, self.target, self.terms)
        if question is not None:
            s.push(question)

    def pay(self, s: Paladins) -> None:
        action = s.lookups.actions[self.action]
        silver, provisions = cost_of(s, self.seat, action, self.target, self.terms)
        if silver or provisions:
            s.push(Pay(self.seat, self.action, self.target, silver, provisions))

    def resolve(self, s: Paladins) -> None:
        """Which townsfolk trigger on the action is fixed before its gains (P-5.2.6)."""
        heard = crew_rewards(s, self.seat, self.action) + paladin_rewards(s, self.seat, self.action)
        rewards = s.lookups.actions[self.action].core(s, self.seat, self.target, self.terms)
        gain(s, self.seat, rewards + heard)
