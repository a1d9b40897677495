"""The nets that come with the package, by the name of their game, and the judges that ask them."""

from pkgutil import get_data
from typing import Final

from greathall.bots.judges.judge import Judge
from greathall.bots.judges.learned.judge import LearnedJudge
from greathall.bots.judges.learned.net import Net, net_of
from greathall.bots.judges.learned.taste import Taste
from greathall.bots.judges.registry import judge_of
from greathall.engine import Ruleset
from greathall.engine.encoding.encoder import encoding_of

PACKAGE: Final = "greathall.bots.judges.learned"
GAMES: Final = ("citadels", "paladins")
TASTED: Final = ("paladins",)  # in Citadels a taste made a search weaker
LOADED: Final[dict[str, Net]] = {}
TASTES: Final[dict[str, Taste]] = {}


def net_for(game: str) -> Net:
    """The net of a game, read when it is first asked for."""
    if game not in LOADED:
        LOADED[game] = net_of(get_data(PACKAGE, f"{game}.net") or b"")
    return LOADED[game]


def taste_for(game: str) -> Taste | None:
    """What was learned about the answers of a game, if that makes its bots better."""
    if game in TASTED and game not in TASTES:
        TASTES[game] = Taste(net_of(get_data(PACKAGE, f"{game}-taste.net") or b""))
    return TASTES.get(game)


def learned_judge(rules: Ruleset) -> Judge:
    """The judge that has learned a game; if there is none, or at a table with cards it never saw, the usual one."""
    if rules.game not in GAMES or encoding_of(rules).size != net_for(rules.game).size:
        return judge_of(rules)
    return LearnedJudge(judge_of(rules), net_for(rules.game), taste_for(rules.game))
