"""What every card and space of Paladins gives, written down once more from the printed game.

Amounts are texts (`1 cleric, 1 labourer`); alternatives are divided by `|`. Nothing here is read from the
game's data: the tests of cards play every card and compare what changes with what is written here.
"""

from typing import Final, NamedTuple


class Paladin(NamedTuple):
    workers: str
    bonus: str
    action: str
    saves: str  # what the action costs less
    gains: str  # what the action gives more


class Townsfolk(NamedTuple):
    discard: str
    bonus: str
    hears: str
    reward: str


class Outsider(NamedTuple):
    suit: str
    attack: str
    strength: int
    scoring: str


class Wall(NamedTuple):
    reward: str
    points: int


class Favour(NamedTuple):
    worker: str
    cost: str
    reward: str


class Square(NamedTuple):
    reward: str
    players: int


PALADINS: Final = {
    "anseis": Paladin("1 merchant, 1 scout", "3 influence, 1 faith", "fortify", "2 provision", ""),
    "berengier": Paladin("1 fighter, 1 merchant", "3 strength, 1 influence", "garrison", "2 provision", ""),
    "engelier": Paladin("1 fighter, 1 scout", "3 strength, 1 faith", "attack", "", "2 silver"),
    "gerier": Paladin("1 cleric, 1 fighter", "3 faith, 1 influence", "convert", "2 silver", ""),
    "gerin": Paladin("1 merchant, 1 labourer", "4 influence", "conspire", "", "2 silver"),
    "girard": Paladin("2 scout", "2 influence, 2 faith", "hunt", "", "2 provision"),
    "ivoire": Paladin("1 cleric, 1 merchant", "3 influence, 1 strength", "absolve", "2 silver", ""),
    "ivon": Paladin("1 cleric, 1 scout", "3 faith, 1 strength", "commission", "2 provision", ""),
    "oliver": Paladin("2 cleric", "4 faith", "pray", "2 silver", ""),
    "otton": Paladin("2 merchant", "2 strength, 2 faith", "trade", "", "2 silver"),
    "roland": Paladin("1 fighter, 1 labourer", "4 strength", "recruit", "3 silver", ""),
    "samson": Paladin("1 scout, 1 labourer", "2 influence, 2 strength", "develop", "2 silver", ""),
}

TOWNSFOLK: Final = {
    "abbot_labourer": Townsfolk("1 cleric, 1 labourer", "", "absolve", "1 labourer"),
    "abbot_provision": Townsfolk("1 pray", "1 provision", "absolve", "1 provision"),
    "abbot_tax": Townsfolk("1 destroy_debt", "1 discard_suspicion", "absolve", "1 tax"),
    "acolyte_labourer": Townsfolk("1 cleric", "", "commission", "1 labourer"),
    "acolyte_silver": Townsfolk("1 pray", "1 silver", "commission", "1 silver"),
    "acolyte_tax": Townsfolk("2 discard_suspicion", "1 discard_suspicion", "commission", "1 tax"),
    "architect_labourer": Townsfolk("1 criminal", "", "develop", "1 labourer"),
    "architect_provision": Townsfolk("1 labourer, 1 provision", "1 provision", "develop", "1 provision"),
    "architect_tax": Townsfolk("2 tax", "1 discard_suspicion", "develop", "1 tax"),
    "conspirator_1": Townsfolk("2 discard_suspicion", "", "inquisition", "1 discard_suspicion"),
    "conspirator_2": Townsfolk("1 criminal", "", "inquisition", "1 discard_suspicion"),
    "debt_collector_labourer": Townsfolk("2 labourer", "", "pay_debt", "1 labourer"),
    "debt_collector_scout": Townsfolk("2 discard_suspicion", "", "pay_debt", "1 scout"),
    "debt_collector_fighter": Townsfolk("1 destroy_debt", "", "pay_debt", "1 fighter"),
    "defender_labourer": Townsfolk("1 strength", "", "attack", "1 labourer"),
    "defender_provision": Townsfolk("1 labourer, 1 provision", "1 provision", "attack", "1 provision"),
    "defender_tax": Townsfolk("2 tax", "1 discard_suspicion", "attack", "1 tax"),
    "gatekeeper_labourer": Townsfolk("1 merchant, 1 labourer", "", "fortify", "1 labourer"),
    "gatekeeper_silver": Townsfolk("1 scout", "1 silver", "fortify", "1 silver"),
    "gatekeeper_tax": Townsfolk("2 tax", "1 discard_suspicion", "fortify", "1 tax"),
    "missionary_labourer": Townsfolk("1 pray", "", "convert", "1 labourer"),
    "missionary_provision": Townsfolk("1 faith", "1 provision", "convert", "1 provision"),
    "missionary_tax": Townsfolk("1 scout, 1 labourer", "1 discard_suspicion", "convert", "1 tax"),
    "peddler_labourer": Townsfolk("2 labourer", "", "inquisition two_or_more", "1 labourer"),
    "peddler_provision": Townsfolk("1 labourer, 1 provision", "", "inquisition two_or_more", "2 provision"),
    "peddler_silver": Townsfolk("2 discard_suspicion", "", "inquisition two_or_more", "2 silver"),
    "squire_strength": Townsfolk("1 fighter", "", "inquisition zero", "1 strength"),
    "squire_influence": Townsfolk("1 influence", "", "inquisition zero", "1 influence"),
    "squire_faith": Townsfolk("1 criminal", "", "inquisition zero", "1 faith"),
    "watchman_labourer": Townsfolk("1 fighter, 1 labourer", "", "garrison", "1 labourer"),
    "watchman_silver": Townsfolk("1 labourer, 1 provision", "1 silver", "garrison", "1 silver"),
    "watchman_tax": Townsfolk("1 merchant", "1 discard_suspicion", "garrison", "1 tax"),
}

OUTSIDERS: Final = {
    "archer_byzantine": Outsider("byzantine", "1 influence, 1 scout, 1 provision", 1, "per_2_garrison"),
    "armourer_byzantine": Outsider("byzantine", "1 influence, 1 fighter", 1, "per_4_strength"),
    "assassin_byzantine": Outsider("byzantine", "1 influence, 1 labourer, 1 provision", 2, "per_attacked_saracen"),
    "champion_byzantine": Outsider("byzantine", "1 influence, 1 discard_suspicion, 1 merchant", 1, "orders"),
    "guardian_byzantine": Outsider("byzantine", "1 influence, 2 labourer", 1, "per_2_develop"),
    "hunter_byzantine": Outsider("byzantine", "1 influence, 1 discard_suspicion, 1 fighter", 1, "per_2_recruit"),
    "invader_byzantine": Outsider("byzantine", "1 influence, 1 tax, 1 provision", 2, "per_attacked_viking"),
    "lookout_byzantine": Outsider("byzantine", "1 influence, 1 labourer, 1 merchant", 1, "per_2_fortify"),
    "mercenary_byzantine": Outsider("byzantine", "1 influence, 1 discard_suspicion, 1 labourer", 1, "mercenaries"),
    "thief_byzantine": Outsider("byzantine", "1 influence, 1 criminal", 1, "per_suspicion"),
    "traitor_byzantine": Outsider("byzantine", "1 influence, 1 destroy_debt", 1, "per_unpaid_debt"),
    "warrior_byzantine": Outsider("byzantine", "1 influence, 2 provision", 1, "per_4_faith"),
    "adventurer_saracen": Outsider("saracen", "1 influence, 1 labourer, 1 scout", 1, "per_2_commission"),
    "archer_saracen": Outsider("saracen", "1 influence, 2 provision", 1, "per_2_garrison"),
    "barbarian_saracen": Outsider("saracen", "1 influence, 1 labourer, 1 scout", 2, "per_attacked_byzantine"),
    "champion_saracen": Outsider("saracen", "1 influence, 1 discard_suspicion, 1 scout", 1, "orders"),
    "hunter_saracen": Outsider("saracen", "1 influence, 1 destroy_debt", 1, "per_2_recruit"),
    "invader_saracen": Outsider("saracen", "2 influence", 2, "per_attacked_viking"),
    "marauder_saracen": Outsider("saracen", "2 influence", 1, "per_4_influence"),
    "mercenary_saracen_1": Outsider("saracen", "1 influence, 1 labourer, 1 provision", 1, "mercenaries"),
    "mercenary_saracen_2": Outsider("saracen", "1 influence, 2 tax", 1, "mercenaries"),
    "protector_saracen": Outsider("saracen", "1 influence, 2 labourer", 1, "per_paid_debt"),
    "vigilante_saracen": Outsider("saracen", "1 influence, 1 discard_suspicion, 1 cleric", 1, "per_2_absolve"),
    "warrior_saracen": Outsider("saracen", "1 influence, 1 cleric", 1, "per_4_faith"),
    "adventurer_viking": Outsider("viking", "1 influence, 1 labourer, 1 cleric", 1, "per_2_commission"),
    "armourer_viking": Outsider("viking", "1 influence, 1 labourer, 1 provision", 1, "per_4_strength"),
    "assassin_viking": Outsider("viking", "1 influence, 1 labourer, 1 fighter", 2, "per_attacked_saracen"),
    "barbarian_viking": Outsider("viking", "1 influence, 1 tax, 1 provision", 2, "per_attacked_byzantine"),
    "guardian_viking": Outsider("viking", "1 influence, 1 merchant, 1 provision", 1, "per_2_develop"),
    "lookout_viking": Outsider("viking", "1 influence, 1 merchant", 1, "per_2_fortify"),
    "marauder_viking": Outsider("viking", "1 influence, 1 criminal", 1, "per_4_influence"),
    "mercenary_viking": Outsider("viking", "1 influence, 2 labourer", 1, "mercenaries"),
    "protector_viking": Outsider("viking", "1 influence, 1 labourer, 1 provision", 1, "per_paid_debt"),
    "thief_viking": Outsider("viking", "1 influence, 2 tax", 1, "per_suspicion"),
    "traitor_viking": Outsider("viking", "1 influence, 1 criminal", 1, "per_unpaid_debt"),
    "vigilante_viking": Outsider("viking", "1 influence, 1 destroy_debt", 1, "per_2_absolve"),
}

WALLS: Final = {
    "wall_01": Wall("2 strength", 0),
    "wall_02": Wall("2 strength", 0),
    "wall_03": Wall("1 strength, 1 labourer", 1),
    "wall_04": Wall("1 strength, 1 labourer", 1),
    "wall_05": Wall("1 strength", 2),
    "wall_06": Wall("1 strength", 2),
    "wall_07": Wall("1 strength, 1 pay_debt | 2 silver", 0),
    "wall_08": Wall("1 strength, 1 pay_debt | 2 silver", 0),
    "wall_09": Wall("1 strength, 1 discard_suspicion | 2 silver", 0),
    "wall_10": Wall("1 strength, 1 discard_suspicion | 2 silver", 0),
    "wall_11": Wall("1 strength, 1 discard_suspicion | 2 silver", 0),
    "wall_12": Wall("1 strength, 1 pay_debt | 2 silver", 0),
    "wall_13": Wall("1 strength, 3 labourer", 0),
    "wall_14": Wall("1 strength, 1 discard_suspicion | 2 silver", 0),
    "wall_15": Wall("1 strength, 2 labourer", 0),
    "wall_16": Wall("1 strength, 1 labourer, 1 merchant", 0),
    "wall_17": Wall("1 strength, 1 labourer, 1 fighter", 0),
    "wall_18": Wall("1 strength, 1 labourer, 1 scout", 0),
    "wall_19": Wall("1 strength, 1 scout", 0),
    "wall_20": Wall("1 strength, 1 merchant", 0),
    "wall_21": Wall("1 strength, 1 fighter", 0),
    "wall_22": Wall("1 strength, 1 labourer, 1 cleric", 0),
    "wall_23": Wall("1 strength, 1 scout, 1 merchant", 0),
    "wall_24": Wall("1 strength, 1 cleric", 0),
}

TAVERNS: Final = {
    "tavern_01": "1 cleric, 1 scout, 2 labourer",
    "tavern_02": "2 fighter, 1 scout, 1 criminal",
    "tavern_03": "2 merchant, 1 scout, 1 criminal",
    "tavern_04": "2 fighter, 1 criminal, 1 labourer",
    "tavern_05": "1 cleric, 2 scout, 1 criminal",
    "tavern_06": "1 fighter, 1 merchant, 1 scout, 1 criminal",
    "tavern_07": "2 merchant, 2 labourer",
    "tavern_08": "2 merchant, 2 scout",
    "tavern_09": "2 cleric, 1 fighter, 1 scout",
    "tavern_10": "2 cleric, 1 merchant, 1 scout",
    "tavern_11": "2 fighter, 1 merchant, 1 criminal",
    "tavern_12": "1 fighter, 1 scout, 2 criminal",
    "tavern_13": "2 merchant, 1 scout, 1 labourer",
    "tavern_14": "2 cleric, 1 merchant, 1 labourer",
    "tavern_15": "1 fighter, 1 merchant, 2 scout",
    "tavern_16": "1 fighter, 2 criminal, 1 labourer",
    "tavern_17": "1 cleric, 2 labourer, 1 criminal",
    "tavern_18": "2 cleric, 2 merchant",
    "tavern_19": "2 fighter, 2 labourer",
    "tavern_20": "3 cleric, 1 fighter",
    "tavern_21": "2 cleric, 1 fighter, 1 merchant",
    "tavern_22": "3 scout, 1 labourer",
    "tavern_23": "1 fighter, 1 merchant, 2 criminal",
    "tavern_24": "1 fighter, 1 criminal, 2 labourer",
}

FAVOURS: Final = {
    "kf_recruit": Favour("scout", "", "1 free_recruit"),
    "kf_debt_or_suspicion": Favour("fighter", "1 silver", "1 pay_debt | 2 discard_suspicion"),
    "kf_suspicion_tax": Favour("cleric", "", "1 discard_suspicion, 2 tax"),
    "kf_criminals": Favour("any", "", "2 criminal"),
    "kf_provisions_tax": Favour("any", "", "2 provision, 1 tax"),
    "kf_debt_workers": Favour("any", "1 take_debt", "1 scout, 1 merchant, 1 fighter"),
    "kf_workshop": Favour("merchant", "1 provision", "1 place_workshop | 1 fighter, 1 cleric"),
    "kf_pray": Favour("any", "", "1 pray"),
    "kf_labourers": Favour("criminal", "", "3 labourer"),
    "kf_attribute": Favour("criminal", "", "1 faith | 1 strength | 1 influence"),
}

ORDERS: Final = {
    "ko_commission": "commission",
    "ko_fortify": "fortify",
    "ko_garrison": "garrison",
    "ko_absolve": "absolve",
    "ko_attack": "attack",
    "ko_convert": "convert",
}

SQUARES: Final = {
    "r1_1": Square("1 free_recruit", 1),
    "r1_2": Square("2 silver", 1),
    "r1_3": Square("1 labourer", 3),
    "r1_4": Square("1 discard_suspicion", 4),
    "r2_1": Square("1 free_recruit", 1),
    "r2_2": Square("2 silver", 1),
    "r2_3": Square("1 scout", 1),
    "r2_4": Square("1 discard_suspicion", 1),
    "r2_5": Square("1 labourer", 4),
    "r2_6": Square("2 silver", 3),
    "r2_7": Square("1 discard_suspicion", 3),
    "r3_1": Square("1 labourer", 1),
    "r3_2": Square("1 merchant", 1),
    "r3_3": Square("2 silver", 1),
    "r3_4": Square("1 pray", 1),
    "r3_5": Square("1 scout", 1),
    "r3_6": Square("1 fighter", 1),
    "r3_7": Square("1 free_recruit", 3),
    "r3_8": Square("1 pay_debt", 3),
    "r3_9": Square("2 silver", 4),
    "r4_1": Square("1 fighter", 1),
    "r4_2": Square("1 pray", 1),
    "r4_3": Square("1 merchant", 1),
    "r4_4": Square("1 cleric", 1),
    "r4_5": Square("1 pay_debt", 1),
    "r4_6": Square("1 labourer, 1 scout", 1),
    "r4_7": Square("2 silver", 1),
    "r4_8": Square("1 pray", 3),
    "r4_9": Square("2 labourer", 4),
    "r4_10": Square("2 silver", 3),
    "r5_1": Square("1 pray", 1),
    "r5_2": Square("1 labourer, 1 fighter", 1),
    "r5_3": Square("1 pay_debt", 1),
    "r5_4": Square("1 labourer, 1 merchant", 1),
    "r5_5": Square("1 labourer, 1 cleric", 1),
    "r5_6": Square("1 pay_debt", 4),
    "r5_7": Square("2 labourer", 3),
    "r6_1": Square("1 pay_debt", 1),
    "r6_2": Square("1 pray", 3),
    "r6_3": Square("2 labourer", 4),
}

JAR_SPACES: Final = {
    "abs_free_recruit": "1 free_recruit",
    "abs_labourer": "1 labourer",
    "abs_pray_1": "1 pray",
    "abs_pray_2": "1 pray",
    "abs_faith": "1 faith",
    "abs_provisions": "2 provision",
    "abs_pay_debt_1": "1 pay_debt",
    "abs_pay_debt_2": "1 pay_debt",
    "abs_discard_suspicion_1": "1 discard_suspicion",
    "abs_discard_suspicion_2": "1 discard_suspicion",
}
