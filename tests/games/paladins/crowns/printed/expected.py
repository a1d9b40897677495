"""What every card of City of Crowns gives, written down once more from the lists of its cards.

Amounts are texts (`1 cleric, 1 labourer`); alternatives are divided by `|` and are a text of their own. Nothing here
is read from the game's data: the tests of cards play every card and compare what changes with what is written here.
"""

from typing import Final, NamedTuple

from games.paladins.printed.expected import Outsider, Paladin, Townsfolk


class Muster(NamedTuple):
    level: int
    worker: str
    cost: str  # of placing a worker
    needs: str  # to collect it
    value: int
    diplomacy: int
    reward: str
    choice: str


class Negotiate(NamedTuple):
    level: int
    diplomacy: int  # to delegate it
    action: str
    helped: str
    bonus: int
    needs: str  # to enlist it
    value: int
    icons: str


class Ally(NamedTuple):
    icon: str
    immediate: str
    on_pass: str


class Favour(NamedTuple):
    worker: str
    reward: str
    choice: str


MUSTERS: Final = {
    "muster_101": Muster(1, "fighter", "1 provision", "faith", 2, 1, "1 free_recruit", ""),
    "muster_102": Muster(1, "merchant", "1 silver", "influence", 2, 1, "", "1 pay_debt | 2 discard_suspicion"),
    "muster_103": Muster(1, "scout", "1 silver", "strength", 2, 1, "2 provision, 1 labourer", ""),
    "muster_104": Muster(1, "cleric", "1 provision", "faith", 1, 1, "1 discard_suspicion, 2 silver", ""),
    "muster_105": Muster(1, "any", "1 silver", "influence", 1, 1, "1 merchant, 1 labourer", ""),
    "muster_106": Muster(1, "any", "1 provision", "strength", 1, 1, "1 fighter, 1 labourer", ""),
    "muster_201": Muster(2, "merchant", "1 silver", "faith", 3, 1, "2 provision, 1 tax", ""),
    "muster_202": Muster(2, "cleric", "1 silver", "faith", 4, 1, "1 pray", ""),
    "muster_203": Muster(2, "fighter", "1 provision", "faith", 4, 1, "1 fighter, 2 silver", ""),
    "muster_204": Muster(2, "scout", "1 silver", "faith", 5, 1, "1 free_discard_townsfolk, 1 provision", ""),
    "muster_205": Muster(2, "scout", "1 provision", "strength", 3, 1, "3 silver", ""),
    "muster_206": Muster(2, "fighter", "1 silver", "strength", 4, 1, "1 criminal, 1 discard_suspicion, 1 labourer", ""),
    "muster_207": Muster(2, "cleric", "1 provision", "strength", 4, 1, "", "1 pay_debt | 1 cleric, 1 labourer"),
    "muster_208": Muster(2, "merchant", "1 silver", "strength", 5, 1, "1 free_recruit, 1 labourer", ""),
    "muster_209": Muster(2, "cleric", "1 provision", "influence", 3, 1, "1 scout, 1 cleric", ""),
    "muster_210": Muster(2, "merchant", "1 provision", "influence", 4, 1, "", "1 move_workshop | 3 labourer"),
    "muster_211": Muster(2, "scout", "1 silver", "influence", 4, 1, "2 provision, 1 scout", ""),
    "muster_212": Muster(2, "fighter", "1 provision", "influence", 5, 1, "1 merchant, 1 fighter, 1 silver", ""),
    "muster_301": Muster(3, "scout", "1 silver", "faith", 6, 1, "1 pray, 2 silver", ""),
    "muster_302": Muster(3, "merchant", "1 provision", "faith", 7, 1, "2 silver", "1 pay_debt | 2 discard_suspicion"),
    "muster_303": Muster(3, "cleric", "2 silver", "faith", 8, 2, "1 strength, 1 fighter, 1 labourer", ""),
    "muster_304": Muster(
        3, "fighter", "2 provision", "faith", 9, 2, "", "1 place_workshop | 1 cleric, 1 fighter, 1 labourer"
    ),
    "muster_305": Muster(3, "merchant", "1 silver", "strength", 6, 1, "1 merchant, 1 cleric, 1 silver", ""),
    "muster_306": Muster(3, "fighter", "1 provision", "strength", 7, 1, "1 free_recruit, 2 silver", ""),
    "muster_307": Muster(3, "scout", "2 silver", "strength", 8, 2, "1 influence, 1 scout, 1 labourer", ""),
    "muster_308": Muster(3, "cleric", "2 provision", "strength", 9, 2, "1 free_recruit, 1 pray", ""),
    "muster_309": Muster(3, "cleric", "1 provision", "influence", 6, 1, "3 provision, 1 discard_suspicion", ""),
    "muster_310": Muster(
        3, "scout", "1 silver", "influence", 7, 1, "1 free_discard_townsfolk, 1 criminal, 1 silver", ""
    ),
    "muster_311": Muster(3, "fighter", "2 provision", "influence", 8, 2, "1 faith, 1 cleric, 1 labourer", ""),
    "muster_312": Muster(
        3, "merchant", "2 silver", "influence", 9, 2, "", "1 place_workshop | 1 scout, 1 merchant, 1 fighter"
    ),
}

NEGOTIATES: Final = {
    "negotiate_101": Negotiate(1, 2, "fortify", "influence", 2, "strength", 2, "fighter"),
    "negotiate_102": Negotiate(1, 1, "commission", "faith", 2, "influence", 2, "merchant"),
    "negotiate_103": Negotiate(1, 2, "attack", "strength", 2, "faith", 2, "scout"),
    "negotiate_104": Negotiate(1, 1, "absolve", "influence", 2, "faith", 1, "cleric"),
    "negotiate_201": Negotiate(2, 3, "commission", "faith", 3, "strength", 3, "merchant"),
    "negotiate_202": Negotiate(2, 3, "convert", "faith", 3, "strength", 4, "scout"),
    "negotiate_203": Negotiate(2, 4, "convert", "faith", 3, "influence", 5, "fighter cleric"),
    "negotiate_204": Negotiate(2, 4, "fortify", "influence", 3, "strength", 5, "merchant scout"),
    "negotiate_205": Negotiate(2, 3, "absolve", "influence", 3, "faith", 3, "fighter"),
    "negotiate_206": Negotiate(2, 3, "attack", "strength", 3, "faith", 4, "cleric"),
    "negotiate_207": Negotiate(2, 3, "garrison", "strength", 3, "influence", 4, "scout"),
    "negotiate_208": Negotiate(2, 4, "garrison", "strength", 3, "influence", 3, "merchant"),
    "negotiate_301": Negotiate(3, 5, "commission", "faith", 4, "strength", 6, "cleric"),
    "negotiate_302": Negotiate(3, 6, "commission", "faith", 4, "influence", 7, "merchant fighter"),
    "negotiate_303": Negotiate(3, 5, "convert", "faith", 4, "influence", 8, "scout fighter"),
    "negotiate_304": Negotiate(3, 5, "attack", "strength", 4, "faith", 8, "scout cleric"),
    "negotiate_305": Negotiate(3, 5, "fortify", "influence", 4, "strength", 8, "merchant cleric"),
    "negotiate_306": Negotiate(3, 6, "fortify", "influence", 4, "faith", 7, "merchant scout"),
    "negotiate_307": Negotiate(3, 6, "absolve", "influence", 4, "strength", 7, "fighter cleric"),
    "negotiate_308": Negotiate(3, 5, "garrison", "strength", 4, "faith", 6, "fighter"),
    "negotiate_401": Negotiate(4, 8, "commission", "faith", 5, "strength", 9, "merchant scout"),
    "negotiate_402": Negotiate(4, 7, "convert", "faith", 5, "influence", 10, "scout cleric"),
    "negotiate_403": Negotiate(4, 8, "fortify", "influence", 5, "faith", 9, "merchant fighter"),
    "negotiate_404": Negotiate(4, 7, "absolve", "influence", 5, "strength", 10, "fighter cleric"),
    "negotiate_405": Negotiate(4, 8, "garrison", "strength", 5, "influence", 9, "scout fighter"),
    "negotiate_406": Negotiate(4, 7, "attack", "strength", 5, "faith", 10, "merchant cleric"),
    "negotiate_407": Negotiate(4, 8, "convert", "faith", 5, "influence", 9, "merchant cleric"),
    "negotiate_408": Negotiate(4, 7, "absolve", "influence", 5, "strength", 10, "scout fighter"),
    "negotiate_409": Negotiate(4, 7, "garrison", "strength", 5, "faith", 10, "merchant fighter"),
    "negotiate_410": Negotiate(4, 8, "attack", "strength", 5, "influence", 9, "scout cleric"),
}

ALLIES: Final = {
    "ally_fighter": Ally("fighter", "1 discard_suspicion, 2 tax", "1 fighter"),
    "ally_scout": Ally("scout", "2 provision, 1 tax", "1 scout"),
    "ally_merchant": Ally("merchant", "1 silver, 1 free_discard_townsfolk", "1 merchant"),
    "ally_cleric": Ally("cleric", "1 discard_suspicion, 1 pray", "1 cleric"),
}

FAVOURS: Final = {
    "kf_mixed": Favour("scout", "1 silver, 1 provision, 1 discard_suspicion, 1 labourer", ""),
    "kf_attribute_pass": Favour("any", "1 must_pass", "1 faith | 1 strength | 1 influence | 1 diplomacy"),
    "kf_move_workshop": Favour("fighter", "", "1 move_workshop | 2 labourer"),
    "kf_debt_or_diplomacy": Favour("cleric", "", "1 destroy_debt | 1 diplomacy"),
    "kf_dismiss": Favour("merchant", "", "1 discard_own_townsfolk | 2 silver"),
}

TOWNSFOLK: Final = {
    "knight_labourer": Townsfolk("1 fighter", "", "enlist", "1 labourer"),
    "knight_silver": Townsfolk("1 merchant", "1 silver", "enlist", "1 silver"),
    "knight_tax": Townsfolk("2 tax", "1 discard_suspicion", "enlist", "1 tax"),
    "escort_labourer": Townsfolk("1 scout, 1 labourer", "", "muster", "1 labourer"),
    "escort_provision": Townsfolk("1 pray", "1 provision", "muster", "1 provision"),
    "escort_tax": Townsfolk("2 discard_suspicion", "1 discard_suspicion", "muster", "1 tax"),
    "princess_silver": Townsfolk("1 diplomacy", "", "pass", "1 labourer, 1 silver"),
    "princess_provision": Townsfolk("1 criminal", "", "pass", "1 labourer, 1 provision"),
}

OUTSIDERS: Final = {
    "executioner_saracen": Outsider("saracen", "1 influence, 1 fighter", 1, "per_2_muster"),
    "executioner_viking": Outsider("viking", "1 influence, 1 discard_suspicion, 1 labourer", 1, "per_2_muster"),
    "envoy_byzantine": Outsider("byzantine", "1 influence, 1 diplomacy", 1, "per_4_diplomacy"),
    "envoy_saracen": Outsider("saracen", "1 influence, 1 merchant, 1 provision", 1, "per_4_diplomacy"),
    "thug_viking": Outsider("viking", "1 influence, 1 criminal", 1, "per_2_negotiate"),
    "thug_byzantine": Outsider("byzantine", "1 influence, 2 tax", 1, "per_2_negotiate"),
}

PALADINS: Final = {
    "astolfo": Paladin(
        "1 scout, 1 merchant, 1 fighter, 1 cleric", "1 faith, 1 strength, 1 influence, 1 diplomacy", "", "", ""
    ),
    "maugris": Paladin("1 merchant, 1 cleric", "2 influence, 2 diplomacy", "", "", ""),
    "ogier": Paladin("1 cleric, 1 scout", "2 strength, 2 diplomacy", "muster", "3 provision", ""),
    "renaud": Paladin("1 fighter, 1 merchant", "3 diplomacy, 1 faith", "negotiate", "2 silver", ""),
}

ORDERS: Final = {"ko_negotiate": "negotiates", "ko_muster": "musters"}
SCHEMES: Final = ("muster", "negotiate")
