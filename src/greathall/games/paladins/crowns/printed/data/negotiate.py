"""The 30 Negotiate cards, in four levels."""

from typing import Final

from greathall.games.paladins.crowns.printed.cards import NegotiateCard
from greathall.games.paladins.printed.cards import Sources

FITS: Final = "chosen to fit its level: what it needs, which action and attribute it has, its icons"
ENLISTED: Final[Sources] = {"attribute": "rulebook", "needs": "rulebook"}
DELEGATED: Final[Sources] = {"diplomacy": "rulebook", "action": "rulebook", "helped": "rulebook", "bonus": "rulebook"}

Delegate = tuple[int, str, str, int]  # the diplomacy it needs, the action, and how much more of which attribute
Enlist = tuple[str, int]  # the attribute it needs


def card(
    name: str,
    level: int,
    delegate: Delegate,
    enlist: Enlist,
    *icons: str,
    sources: Sources | None = None,
    note: str = FITS,
) -> NegotiateCard:
    """A card as it is printed: the upper half, the lower half, the icons."""
    diplomacy, action, helped, bonus = delegate
    attribute, needs = enlist
    return NegotiateCard(
        name,
        level,
        diplomacy=diplomacy,
        action=action,
        helped=helped,
        bonus=bonus,
        attribute=attribute,
        needs=needs,
        icons=icons,
        sources=sources,
        note=note,
    )


NEGOTIATES: Final = (
    card(
        "negotiate_101",
        1,
        (2, "fortify", "influence", 2),
        ("strength", 2),
        "fighter",
        sources=ENLISTED,
        note="the example of enlisting asks for Strength 2",
    ),
    card("negotiate_102", 1, (1, "commission", "faith", 2), ("influence", 2), "merchant"),
    card("negotiate_103", 1, (2, "attack", "strength", 2), ("faith", 2), "scout"),
    card("negotiate_104", 1, (1, "absolve", "influence", 2), ("faith", 1), "cleric"),
    card("negotiate_201", 2, (3, "commission", "faith", 3), ("strength", 3), "merchant"),
    card("negotiate_202", 2, (3, "convert", "faith", 3), ("strength", 4), "scout"),
    card(
        "negotiate_203",
        2,
        (4, "convert", "faith", 3),
        ("influence", 5),
        "fighter",
        "cleric",
        note="a pair, at the top of what its level asks for",
    ),
    card(
        "negotiate_204",
        2,
        (4, "fortify", "influence", 3),
        ("strength", 5),
        "merchant",
        "scout",
        sources={"action": "rulebook", "attribute": "rulebook"},
        note="the opponent's example: delegates Fortify and is enlisted with Strength",
    ),
    card("negotiate_205", 2, (3, "absolve", "influence", 3), ("faith", 3), "fighter"),
    card("negotiate_206", 2, (3, "attack", "strength", 3), ("faith", 4), "cleric"),
    card(
        "negotiate_207",
        2,
        (3, "garrison", "strength", 3),
        ("influence", 4),
        "scout",
        sources=ENLISTED,
        note="the opponent's example asks for Influence 4",
    ),
    card(
        "negotiate_208",
        2,
        (4, "garrison", "strength", 3),
        ("influence", 3),
        "merchant",
        note="easier to enlist than negotiate_207, harder to delegate",
    ),
    card(
        "negotiate_301",
        3,
        (5, "commission", "faith", 4),
        ("strength", 6),
        "cleric",
        sources=DELEGATED,
        note="the example of delegating",
    ),
    card("negotiate_302", 3, (6, "commission", "faith", 4), ("influence", 7), "merchant", "fighter"),
    card("negotiate_303", 3, (5, "convert", "faith", 4), ("influence", 8), "scout", "fighter"),
    card("negotiate_304", 3, (5, "attack", "strength", 4), ("faith", 8), "scout", "cleric"),
    card("negotiate_305", 3, (5, "fortify", "influence", 4), ("strength", 8), "merchant", "cleric"),
    card("negotiate_306", 3, (6, "fortify", "influence", 4), ("faith", 7), "merchant", "scout"),
    card("negotiate_307", 3, (6, "absolve", "influence", 4), ("strength", 7), "fighter", "cleric"),
    card("negotiate_308", 3, (5, "garrison", "strength", 4), ("faith", 6), "fighter"),
    card("negotiate_401", 4, (8, "commission", "faith", 5), ("strength", 9), "merchant", "scout"),
    card("negotiate_402", 4, (7, "convert", "faith", 5), ("influence", 10), "scout", "cleric"),
    card("negotiate_403", 4, (8, "fortify", "influence", 5), ("faith", 9), "merchant", "fighter"),
    card("negotiate_404", 4, (7, "absolve", "influence", 5), ("strength", 10), "fighter", "cleric"),
    card("negotiate_405", 4, (8, "garrison", "strength", 5), ("influence", 9), "scout", "fighter"),
    card("negotiate_406", 4, (7, "attack", "strength", 5), ("faith", 10), "merchant", "cleric"),
    card("negotiate_407", 4, (8, "convert", "faith", 5), ("influence", 9), "merchant", "cleric"),
    card("negotiate_408", 4, (7, "absolve", "influence", 5), ("strength", 10), "scout", "fighter"),
    card("negotiate_409", 4, (7, "garrison", "strength", 5), ("faith", 10), "merchant", "fighter"),
    card("negotiate_410", 4, (8, "attack", "strength", 5), ("influence", 9), "scout", "cleric"),
)
