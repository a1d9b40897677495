"""What a player works out once before a question: prices, deeds, and the plan of the round."""

from typing import Any

from greathall.bots.judges.judge import Thinking
from greathall.bots.judges.paladins.deeds import Deed, deed_of
from greathall.bots.judges.paladins.offers import all_deeds
from greathall.bots.judges.paladins.outlook import Outlook
from greathall.bots.judges.paladins.plan import Means, by_density, carry_out, kept_value, worker_gains
from greathall.bots.judges.paladins.rewards import criminals
from greathall.engine import Decision
from greathall.games.paladins.acting.targets import Target
from greathall.games.paladins.rows import Flat, Terms
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import CRIMINAL


class Choosing(Thinking):
    """Any question: the prices."""

    def __init__(self, s: Paladins, seat: int, question: Decision[Any]) -> None:
        super().__init__(s, seat, question)
        self.out = Outlook(s, seat)

    def means(self) -> Means:
        """What the seat has to spend."""
        s, seat = self.out.s, self.seat
        return Means(s.workers[seat][:], s.silver[seat], s.provisions[seat])


class Manning(Choosing):
    """Which worker goes somewhere, or how many: how the round goes on with those that are left."""

    def __init__(self, s: Paladins, seat: int, question: Decision[Any]) -> None:
        super().__init__(s, seat, question)
        self.all = by_density(self.out, all_deeds(self.out))
        self.stay = carry_out(self.out, self.all, [], self.means())

    def without(self, worker: int) -> int:
        """How much less the rest of the round brings without a worker."""
        means = self.means()
        means.workers[worker] -= 1
        return carry_out(self.out, self.all, [], means) - self.stay

    def leaves(self, deed: Deed) -> int:
        """The same after a deed."""
        means = self.means()
        if not means.affords(deed):
            return 0
        means.spend(deed)
        return carry_out(self.out, self.all, [deed.action], means) - worker_gains(self.out, deed) - self.stay


class Targeting(Choosing):
    """The target of an action: what each would bring."""

    def __init__(self, s: Paladins, seat: int, question: Target) -> None:
        super().__init__(s, seat, question)
        self.action = question.action
        self.terms: Terms = question.terms
        self.deeds: dict[int, Deed] = {}
        self.manning: Manning | None = None

    def leaves(self, target: int) -> int:
        """How much less the rest of the round brings after it, where targets take different workers."""
        if self.manning is None:
            self.manning = Manning(self.out.s, self.seat, self.question)
        return self.manning.leaves(self.deed(target))

    def deed(self, target: int) -> Deed:
        if target not in self.deeds:
            self.deeds[target] = deed_of(self.out, self.action, target, self.terms)
        return self.deeds[target]


class Turning(Choosing):
    """A turn: everything that could be done, and how the round goes on after each of it."""

    def __init__(self, s: Paladins, seat: int, question: Decision[Any]) -> None:
        super().__init__(s, seat, question)
        self.all = by_density(self.out, all_deeds(self.out))
        self.stay = carry_out(self.out, self.all, [], self.means())
        self.deeds: dict[int, Deed] = {}
        self.after: dict[int, int] = {}
        for deed in self.all:
            self.look_at(deed)

    def look_at(self, deed: Deed) -> None:
        """Keep the best deed of each option of the menu, with what the rest of the round brings after it."""
        means = self.means()
        if not means.affords(deed):
            return
        means.spend(deed)
        after = carry_out(self.out, self.all, [deed.action], means) - worker_gains(self.out, deed)
        before = self.deeds.get(deed.option)
        if before is None or deed.value() + after > before.value() + self.after[deed.option]:
            self.deeds[deed.option] = deed
            self.after[deed.option] = after

    def leaves(self, option: int) -> int:
        """How much less the rest of the round brings, once an option was taken."""
        return self.after.get(option, 0) - self.stay

    def keeps(self) -> int:
        """What the workers that can be kept for the next round are worth."""
        return kept_value(self.out, self.out.s.workers[self.seat])

    def deed(self, option: int) -> Deed | None:
        return self.deeds.get(option)


class Gathering(Choosing):
    """The beginning of a round: what it would bring with each paladin and tavern."""

    def __init__(self, s: Paladins, seat: int, question: Decision[Any]) -> None:
        super().__init__(s, seat, question)
        self.deeds: list[Deed] = []
        self.waits = len(s.taverns) > 1 and s.first != seat

    def with_tavern(self, tavern: int) -> int:
        """What the round brings with a tavern, the paladin being known."""
        if not self.deeds:
            self.deeds = by_density(self.out, all_deeds(self.out))
        return self.gathered(tavern, self.out.s.workers[self.seat], self.out, self.deeds)

    def gathered(self, tavern: int, workers: list[int], out: Outlook, deeds: list[Deed]) -> int:
        """What the round brings with the workers of a tavern."""
        s = self.out.s
        hand = workers[:]
        add_workers(hand, self.out.rules.tavern_workers[tavern])
        return carry_out(out, deeds, [], Means(hand, s.silver[self.seat], s.provisions[self.seat]))

    def with_criminals(self, tavern: int) -> int:
        """What the suspicions of a tavern's criminals bring: tax and danger."""
        gathered = self.out.rules.tavern_workers[tavern]
        found = 0
        for at in range(0, len(gathered), 2):
            if gathered[at] == CRIMINAL:
                count = gathered[at + 1]
                found += criminals(self.out, count) - self.out.worker(CRIMINAL) * count
        return found

    def with_paladin(self, paladin: int) -> int:
        """What the round brings with a paladin and the best tavern; if others come first, halfway to the next."""
        s, seat = self.out.s, self.seat
        before = s.paladin[seat]
        s.paladin[seat] = [paladin]
        out = Outlook(s, seat)
        deeds = by_density(out, all_deeds(out))
        workers = s.workers[seat][:]
        add_workers(workers, out.rules.paladin_workers[paladin])
        found = [self.gathered(tavern, workers, out, deeds) + self.with_criminals(tavern) for tavern in s.taverns]
        found.sort()
        s.paladin[seat] = before
        if not found:
            return 0
        return (found[-1] + found[-2]) // 2 if self.waits else found[-1]


def add_workers(hand: list[int], gathered: Flat) -> None:
    """Workers of a card come to a hand."""
    for at in range(0, len(gathered), 2):
        hand[gathered[at]] += gathered[at + 1]
