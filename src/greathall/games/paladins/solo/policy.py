"""How the opponent settles a choice between rewards (P-13.7.8, P-13.7.12)."""

from typing import Final

from greathall.games.paladins.solo.lookups import solo_of
from greathall.games.paladins.solo.marker import lowest
from greathall.games.paladins.solo.rows import NO_ANSWER, ChoiceRule
from greathall.games.paladins.solo.words import DEBT_UNPAID, LEFT_ONE, LOWEST, NO_DEBT, NO_WORKSHOP
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import DISCARD_VERB, PAY_DEBT_VERB, PLACE_WORKSHOP_VERB


def settle_choice(s: Paladins, seat: int, rewards: list[int]) -> int:
    """The reward that the first rule with an answer names."""
    for rule in solo_of(s).choice_rules:
        reward, why = rule.pick(s, seat, rewards)
        if reward >= 0:
            s.tell("chooses_reward", (seat, reward, why))
            return reward
    return rewards[0]


def verbs_of(s: Paladins, reward: int) -> list[int]:
    return list(s.lookups.rewards[reward][::2])


class LowestAttribute(ChoiceRule):
    """The lowest attribute."""

    def pick(self, s: Paladins, seat: int, rewards: list[int]) -> tuple[int, int]:
        names = s.rules.names
        offered: list[int] = []
        for reward in rewards:
            gained = [names["verb"][verb] for verb in verbs_of(s, reward)]
            if len(gained) != 1 or gained[0] not in names["attribute"]:
                return NO_ANSWER
            offered.append(names["attribute"].index(gained[0]))
        return rewards[offered.index(lowest(s, seat, offered))], LOWEST


class WithoutWorkshop(ChoiceRule):
    """Never a workshop: no rule says where it would go. `verbs` are those that would place one."""

    def __init__(self, name: str, order: int, verbs: tuple[int, ...]) -> None:
        super().__init__(name, order)
        self.verbs = verbs

    def pick(self, s: Paladins, seat: int, rewards: list[int]) -> tuple[int, int]:
        others = [reward for reward in rewards if not [verb for verb in verbs_of(s, reward) if verb in self.verbs]]
        return (others[0], NO_WORKSHOP) if others and len(others) < len(rewards) else NO_ANSWER


class DebtOrSuspicion(ChoiceRule):
    """The debt if one is unpaid, else the suspicions."""

    def pick(self, s: Paladins, seat: int, rewards: list[int]) -> tuple[int, int]:
        paying = [reward for reward in rewards if PAY_DEBT_VERB in verbs_of(s, reward)]
        discarding = [reward for reward in rewards if DISCARD_VERB in verbs_of(s, reward)]
        if not paying or not discarding:
            return NO_ANSWER
        return (paying[0], DEBT_UNPAID) if s.debts[seat] else (discarding[0], NO_DEBT)


class Leftmost(ChoiceRule):
    """What is printed on the left."""

    def pick(self, s: Paladins, seat: int, rewards: list[int]) -> tuple[int, int]:
        return rewards[0], LEFT_ONE


CHOICE_RULES: Final = (
    LowestAttribute("lowest_attribute", 10),
    WithoutWorkshop("without_workshop", 20, (PLACE_WORKSHOP_VERB,)),
    DebtOrSuspicion("debt_or_suspicion", 30),
    Leftmost("leftmost", 90),
)
