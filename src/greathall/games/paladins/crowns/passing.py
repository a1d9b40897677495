"""What comes of passing (C-10.1): townsfolk that react to it and Allies, after the workers were counted."""

from greathall.engine import Hook
from greathall.games.paladins.crowns.lookups import crowns_of
from greathall.games.paladins.crowns.words import ALLIES, PASSES
from greathall.games.paladins.gains.crew import crew_rewards
from greathall.games.paladins.gains.gains import gain
from greathall.games.paladins.state import Paladins


class OnPassing(Hook[Paladins]):
    """Everything in one list of gains, for people."""

    def run(self, s: Paladins, args: tuple[int, ...]) -> None:
        seat = args[0]
        if s.lookups.automatic[seat]:
            return
        rewards = crew_rewards(s, seat, PASSES)
        for ally in s.held[seat][ALLIES]:
            rewards += crowns_of(s).ally_on_pass[ally]
        gain(s, seat, rewards)
