"""Learning: what was better than expected becomes likelier, but no step goes far from the policy that has played.

Proximal policy optimization (Schulman et al., 2017), with the mask of legal answers in the loss as it was in acting.
"""

from typing import Final, NamedTuple

import numpy as np

from greathall.baselines.ppo.policy import Policy, Said
from greathall.baselines.ppo.rollouts import Experience
from greathall.training.layers import Array

NEAR: Final = 0.2  # how much likelier or less likely an answer may become before it no longer counts
VALUE: Final = 0.5  # how much an error in the value counts
STEEPEST: Final = 1.0  # slopes that are steeper in all are made this steep


class How(NamedTuple):
    """How a policy learns."""

    units: list[int]
    pace: float
    epochs: int
    rows: int  # of a step
    curiosity: float  # how much it counts that many answers stay possible


class Rows(NamedTuple):
    """Some rows of experience where the policy computes."""

    inputs: Array
    legal: Array
    chosen: Array  # the places of the answers among those the policy knows
    logs: Array
    gains: Array
    aims: Array


def rows_of(policy: Policy, experience: Experience) -> Rows:
    """Experience as the policy takes it."""
    place = np.zeros(policy.answers, np.int64)
    place[policy.numbers] = np.arange(len(policy.numbers))
    gains = experience.gains - experience.gains.mean()
    put = policy.device.put
    return Rows(
        put(policy.known(experience.seen)),
        put(experience.masks[:, policy.numbers] > 0),
        put(place[experience.answers]),
        put(experience.logs),
        put(gains / (gains.std() + 1e-8)),
        put(experience.aims),
    )


def learn(policy: Policy, experience: Experience, how: How, pace: float, luck: np.random.Generator) -> None:
    """Go over the experience a few times, each time in another order."""
    whole = rows_of(policy, experience)
    for _ in range(how.epochs):
        order = luck.permutation(len(experience.answers))
        for start in range(0, len(order), how.rows):
            part = policy.device.put(order[start : start + how.rows])
            slopes = slopes_of(policy, Rows(*(one[part] for one in whole)), how.curiosity)
            policy.layers.step(gentle(slopes), pace, 0.0)


def loss_of(policy: Policy, rows: Rows, curiosity: float) -> float:
    """What learning makes small; the slopes are those of this."""
    said, module = policy.say(rows.inputs, rows.legal), policy.device.module
    ratio = ratios(said, rows)
    near = module.clip(ratio, 1 - NEAR, 1 + NEAR)
    chosen = -module.minimum(ratio * rows.gains, near * rows.gains)
    open_still = -(module.exp(said.logs) * said.logs).sum(1)
    return float((chosen - curiosity * open_still + VALUE * (said.values - rows.aims) ** 2).mean())


def ratios(said: Said, rows: Rows) -> Array:
    """How many times as likely the answers are now."""
    every = range(len(rows.chosen))
    now: Array = said.logs[every, rows.chosen] - rows.logs
    return 2.718281828459045**now


def slopes_of(policy: Policy, rows: Rows, curiosity: float) -> list[Array]:
    """How the loss grows with each weight."""
    said, device = policy.say(rows.inputs, rows.legal), policy.device
    chances, ratio, every = device.module.exp(said.logs), ratios(said, rows), range(len(rows.chosen))
    too_far = ((rows.gains > 0) & (ratio > 1 + NEAR)) | ((rows.gains < 0) & (ratio < 1 - NEAR))
    push = -rows.gains * ratio * device.floats(~too_far)
    open_still = -(chances * said.logs).sum(1)
    wrong = -push[:, None] * chances + curiosity * chances * (said.logs + open_still[:, None])
    wrong[every, rows.chosen] += push
    value = 2 * VALUE * (said.values - rows.aims)
    return policy.layers.back(said.through, device.module.concatenate([value[:, None], wrong], 1) / len(rows.chosen))


def gentle(slopes: list[Array]) -> list[Array]:
    """The slopes; if they are too steep, the same direction less steep."""
    steep = float(sum(float((slope**2).sum()) for slope in slopes)) ** 0.5
    return slopes if steep <= STEEPEST else [slope * (STEEPEST / steep) for slope in slopes]
