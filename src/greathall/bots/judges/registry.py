"""The judges there are, by the name of their game, each loaded when it is first asked for. Packages add theirs through
an entry point of `greathall.judges`."""

from collections.abc import Callable
from typing import Final

from greathall.bots.judges.judge import Judge
from greathall.engine import BadOptions, Ruleset

JudgeMaker = Callable[[Ruleset], Judge]

GROUP: Final = "greathall.judges"


def citadels(rules: Ruleset) -> Judge:
    """The judge of Citadels. With the game it takes longer to load than all that is needed to sit at a table."""
    from greathall.bots.judges.citadels.judge import CitadelsJudge

    return CitadelsJudge(rules)


def paladins(rules: Ruleset) -> Judge:
    """The judge of Paladins, with its expansion."""
    from greathall.bots.judges.paladins.judge import PaladinsJudge

    return PaladinsJudge(rules)


MAKERS: Final[dict[str, JudgeMaker]] = {"citadels": citadels, "paladins": paladins}


def register_judge(game: str, maker: JudgeMaker) -> None:
    """Add the judge of a game. The same one may be added again; another one may not."""
    if MAKERS.setdefault(game, maker) is not maker:
        raise BadOptions(f"there is another judge for {game!r} already")


def has_judge(game: str) -> bool:
    """Whether somebody knows how to play a game well."""
    return game in MAKERS or bool(added(game))


def added(game: str) -> list[JudgeMaker]:
    """The judges of a game that packages have."""
    from importlib.metadata import entry_points  # it loads half of what Python has for mail and archives

    return [point.load() for point in entry_points(group=GROUP, name=game)]


def judge_of(rules: Ruleset) -> Judge:
    """The judge of a game; if it has none, one that knows only the score."""
    if rules.game not in MAKERS:
        for maker in added(rules.game):
            register_judge(rules.game, maker)
    return MAKERS.get(rules.game, Judge)(rules)
