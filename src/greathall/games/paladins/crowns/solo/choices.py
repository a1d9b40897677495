"""How the opponent settles a choice on the cards of the expansion (C-12.10); Walls keep what is on the left."""

from greathall.games.paladins.crowns.solo.words import NONE_WORKS, WORKS
from greathall.games.paladins.lookups import PaladinsLookups
from greathall.games.paladins.solo.rows import NO_ANSWER, ChoiceRule
from greathall.games.paladins.state import Paladins
from greathall.games.paladins.words import CHOICE_VERB


class FirstWithEffect(ChoiceRule):
    """The first that does something to it; if none does, the last."""

    def pick(self, s: Paladins, seat: int, rewards: list[int]) -> tuple[int, int]:
        if is_on_a_wall(s.lookups, rewards):
            return NO_ANSWER
        for reward in rewards:
            if has_effect(s, seat, reward):
                return reward, WORKS
        return rewards[-1], NONE_WORKS


def is_on_a_wall(rules: PaladinsLookups, rewards: list[int]) -> bool:
    number = rules.choices.index(rewards)
    for wall in rules.wall_reward:
        for at in range(0, len(wall), 2):
            if wall[at] == CHOICE_VERB and wall[at + 1] == number:
                return True
    return False


def has_effect(s: Paladins, seat: int, reward: int) -> bool:
    rules = s.lookups
    effects = rules.rewards[reward]
    for at in range(0, len(effects), 2):
        if not rules.verbs[seat][effects[at]].fizzles(s, seat, effects[at + 1]):
            return True
    return False
