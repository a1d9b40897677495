"""The 24 Tavern cards."""

from typing import Final

from greathall.games.paladins.printed.cards import Tavern

TAVERNS: Final = (
    Tavern("tavern_01", "cleric", "scout", "labourer", "labourer"),
    Tavern("tavern_02", "fighter", "fighter", "scout", "criminal"),
    Tavern("tavern_03", "merchant", "merchant", "scout", "criminal"),
    Tavern("tavern_04", "fighter", "fighter", "criminal", "labourer"),
    Tavern("tavern_05", "cleric", "scout", "scout", "criminal"),
    Tavern("tavern_06", "fighter", "merchant", "scout", "criminal"),
    Tavern("tavern_07", "merchant", "merchant", "labourer", "labourer"),
    Tavern("tavern_08", "merchant", "merchant", "scout", "scout"),
    Tavern("tavern_09", "cleric", "cleric", "fighter", "scout"),
    Tavern("tavern_10", "cleric", "cleric", "merchant", "scout"),
    Tavern("tavern_11", "fighter", "fighter", "merchant", "criminal"),
    Tavern("tavern_12", "fighter", "scout", "criminal", "criminal"),
    Tavern("tavern_13", "merchant", "merchant", "scout", "labourer"),
    Tavern("tavern_14", "cleric", "cleric", "merchant", "labourer"),
    Tavern("tavern_15", "fighter", "merchant", "scout", "scout"),
    Tavern("tavern_16", "fighter", "criminal", "criminal", "labourer"),
    Tavern("tavern_17", "cleric", "labourer", "criminal", "labourer"),
    Tavern("tavern_18", "cleric", "cleric", "merchant", "merchant"),
    Tavern("tavern_19", "fighter", "fighter", "labourer", "labourer"),
    Tavern("tavern_20", "cleric", "cleric", "cleric", "fighter"),
    Tavern("tavern_21", "cleric", "cleric", "fighter", "merchant"),
    Tavern("tavern_22", "scout", "scout", "scout", "labourer"),
    Tavern("tavern_23", "fighter", "merchant", "criminal", "criminal"),
    Tavern("tavern_24", "fighter", "criminal", "labourer", "labourer"),
)
