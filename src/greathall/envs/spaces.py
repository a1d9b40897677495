"""The spaces of a game, as Gymnasium and PettingZoo describe what is answered and seen."""

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from greathall.engine import Encoding
from greathall.envs.episodes import Episodes, highest


def answer_space(episodes: Episodes) -> Discrete:
    """Every answer of the game; the mask says which are legal."""
    return Discrete(episodes.answers)


def numbers_space(encoding: Encoding) -> "Box[np.uint8]":
    """The numbers of an observation, each with its own range."""
    return Box(np.zeros(encoding.size, np.uint8), highest(encoding), dtype=np.uint8)


def mask_space(episodes: Episodes) -> "Box[np.int8]":
    return Box(0, 1, (episodes.answers,), np.int8)


def seen_space(episodes: Episodes) -> Dict:
    """What a seat sees together with what it may answer, as the classic games of PettingZoo have it."""
    return Dict({"observation": numbers_space(episodes.encoding()), "action_mask": mask_space(episodes)})
