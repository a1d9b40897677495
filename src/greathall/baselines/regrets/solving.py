"""Solving: regret minimization from the first iteration to the last, with what it has reached on the way."""

import time
from collections.abc import Callable, Iterator

from greathall.baselines.regrets.duels import LEARNED, duels
from greathall.baselines.regrets.learning import Regrets, iterate, sample
from greathall.baselines.regrets.positions import root
from greathall.baselines.regrets.trees import exploitability, grow, value
from greathall.bots.tournament import standings
from greathall.engine import Luck, Match


def solved(match: Match, iterations: int, of: str = "points") -> Iterator[str]:
    """A tiny game, as a whole: what it is worth, and by how much a best response would do better."""
    tree, nodes = grow(root(match), of)
    regrets = Regrets()
    yield f"{nodes} nodes; before: exploitability {exploitability(tree, {}):.5f}"
    for number in range(1, iterations + 1):
        iterate(regrets, tree)
        if number == iterations or (number & (number - 1)) == 0:
            average = regrets.average()
            said = f"value {value(tree, average)[0]:.5f}, exploitability {exploitability(tree, average):.5f}"
            yield f"iteration {number}: {said}"


def sampled(
    deal: Callable[[int], Match], iterations: int, seed: int, rivals: list[str], deals: int, of: str = "win"
) -> Iterator[str]:
    """A small game, by sampling deals: how it does against bots."""
    regrets, luck, start = Regrets(), Luck(seed), time.monotonic()
    for number in range(1, iterations + 1):
        sample(regrets, root(deal(luck.below(1 << 32))), of, luck)
        if number % max(1, iterations // 10) == 0:
            pace = number / (time.monotonic() - start)
            left = f"{(iterations - number) / pace:.0f} s to go"
            yield f"iteration {number}: {len(regrets.rows):,} information sets, {pace:.0f} iterations a second, {left}"
    average = regrets.average()
    for rival in rivals:
        found = list(duels(deal, average, rival, deals))
        one = next(one for one in standings(found, deal(0).rules.seats) if one.bot == LEARNED)
        yield f"v {rival}: {one.share:.1%} [{one.low:.1%}, {one.high:.1%}] of the wins in {2 * deals} games"
