"""People as a kind of seat: their verbs, by the names of the effects."""

from typing import Final

from greathall.games.paladins.acting.verbs import Pray, Recruit, Workshop
from greathall.games.paladins.gains.verbs import (
    AttributeGain,
    Choice,
    Criminals,
    DestroyDebt,
    Discard,
    PayDebt,
    Provisions,
    Silver,
    TakeDebt,
    Tax,
    Workers,
)
from greathall.games.paladins.round.turn import People
from greathall.games.paladins.rows import Verb
from greathall.games.paladins.words import (
    A_DEBT,
    CLERIC,
    FAITH,
    FAITH_VERB,
    FIGHTER,
    INFLUENCE,
    INFLUENCE_VERB,
    LABOURER,
    MERCHANT,
    PROVISION_VERB,
    SCOUT,
    SILVER_VERB,
    STRENGTH,
    STRENGTH_VERB,
)

PEOPLE: Final = People("people", "verb", "line")

PEOPLE_VERBS: Final[tuple[Verb, ...]] = (
    Workers("labourer", LABOURER),
    Workers("scout", SCOUT),
    Workers("merchant", MERCHANT),
    Workers("fighter", FIGHTER),
    Workers("cleric", CLERIC),
    Criminals("criminal"),
    Silver("silver", SILVER_VERB),
    Provisions("provision", PROVISION_VERB),
    AttributeGain("faith", FAITH_VERB, FAITH),
    AttributeGain("strength", STRENGTH_VERB, STRENGTH),
    AttributeGain("influence", INFLUENCE_VERB, INFLUENCE),
    Tax("tax"),
    Discard("discard_suspicion"),
    PayDebt("pay_debt"),
    DestroyDebt("destroy_debt"),
    TakeDebt("take_debt", loses=(A_DEBT,)),
    Pray("pray"),
    Recruit("free_recruit"),
    Workshop("place_workshop"),
    Choice("choice"),
)
