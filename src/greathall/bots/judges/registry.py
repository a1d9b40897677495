"""The judges there are, by the name of their game. Packages add theirs by an entry point of `greathall.judges`."""

from collections.abc import Callable
from importlib.metadata import entry_points
from typing import Final

from greathall.bots.judges.citadels.judge import CitadelsJudge
from greathall.bots.judges.judge import Judge
from greathall.bots.judges.paladins.judge import PaladinsJudge
from greathall.engine import BadOptions, Ruleset

JudgeMaker = Callable[[Ruleset], Judge]

GROUP: Final = "greathall.judges"
MAKERS: Final[dict[str, JudgeMaker]] = {"citadels": CitadelsJudge, "paladins": PaladinsJudge}


def register_judge(game: str, maker: JudgeMaker) -> None:
    """Add the judge of a game. The same one may be added again; another one may not."""
    if MAKERS.setdefault(game, maker) is not maker:
        raise BadOptions(f"there is another judge for {game!r} already")


def has_judge(game: str) -> bool:
    """Whether somebody knows how to play a game well."""
    return game in MAKERS or bool(entry_points(group=GROUP, name=game))


def judge_of(rules: Ruleset) -> Judge:
    """The judge of a game; where it has none, one who knows only the score."""
    if rules.game not in MAKERS:
        for point in entry_points(group=GROUP, name=rules.game):
            register_judge(rules.game, point.load())
    return MAKERS.get(rules.game, Judge)(rules)
