"""The 36 Outsiders."""

from typing import Final

from greathall.games.paladins.printed.cards import Outsider
from greathall.games.paladins.printed.effects import gain

OUTSIDERS: Final = (
    Outsider("archer_byzantine", gain(influence=1, scout=1, provision=1), gain(strength=1), "per_2_garrison"),
    Outsider("armourer_byzantine", gain(influence=1, fighter=1), gain(strength=1), "per_4_strength"),
    Outsider(
        "assassin_byzantine", gain(influence=1, labourer=1, provision=1), gain(strength=2), "per_attacked_saracen"
    ),
    Outsider("champion_byzantine", gain(influence=1, discard_suspicion=1, merchant=1), gain(strength=1), "orders"),
    Outsider("guardian_byzantine", gain(influence=1, labourer=2), gain(strength=1), "per_2_develop"),
    Outsider("hunter_byzantine", gain(influence=1, discard_suspicion=1, fighter=1), gain(strength=1), "per_2_recruit"),
    Outsider("invader_byzantine", gain(influence=1, tax=1, provision=1), gain(strength=2), "per_attacked_viking"),
    Outsider("lookout_byzantine", gain(influence=1, labourer=1, merchant=1), gain(strength=1), "per_2_fortify"),
    Outsider(
        "mercenary_byzantine", gain(influence=1, discard_suspicion=1, labourer=1), gain(strength=1), "mercenaries"
    ),
    Outsider("thief_byzantine", gain(influence=1, criminal=1), gain(strength=1), "per_suspicion"),
    Outsider("traitor_byzantine", gain(influence=1, destroy_debt=1), gain(strength=1), "per_unpaid_debt"),
    Outsider("warrior_byzantine", gain(influence=1, provision=2), gain(strength=1), "per_4_faith"),
    Outsider("adventurer_saracen", gain(influence=1, labourer=1, scout=1), gain(strength=1), "per_2_commission"),
    Outsider("archer_saracen", gain(influence=1, provision=2), gain(strength=1), "per_2_garrison"),
    Outsider("barbarian_saracen", gain(influence=1, labourer=1, scout=1), gain(strength=2), "per_attacked_byzantine"),
    Outsider("champion_saracen", gain(influence=1, discard_suspicion=1, scout=1), gain(strength=1), "orders"),
    Outsider("hunter_saracen", gain(influence=1, destroy_debt=1), gain(strength=1), "per_2_recruit"),
    Outsider("invader_saracen", gain(influence=2), gain(strength=2), "per_attacked_viking"),
    Outsider("marauder_saracen", gain(influence=2), gain(strength=1), "per_4_influence"),
    Outsider("mercenary_saracen_1", gain(influence=1, labourer=1, provision=1), gain(strength=1), "mercenaries"),
    Outsider("mercenary_saracen_2", gain(influence=1, tax=2), gain(strength=1), "mercenaries"),
    Outsider("protector_saracen", gain(influence=1, labourer=2), gain(strength=1), "per_paid_debt"),
    Outsider(
        "vigilante_saracen",
        gain(influence=1, discard_suspicion=1, cleric=1),
        gain(strength=1),
        "per_2_absolve",
        sources={"attack": "reconstructed"},
        note="the public list destroys a debt here, which otherwise stands alone",
    ),
    Outsider("warrior_saracen", gain(influence=1, cleric=1), gain(strength=1), "per_4_faith"),
    Outsider("adventurer_viking", gain(influence=1, labourer=1, cleric=1), gain(strength=1), "per_2_commission"),
    Outsider("armourer_viking", gain(influence=1, labourer=1, provision=1), gain(strength=1), "per_4_strength"),
    Outsider("assassin_viking", gain(influence=1, labourer=1, fighter=1), gain(strength=2), "per_attacked_saracen"),
    Outsider(
        "barbarian_viking",
        gain(influence=1, tax=1, provision=1),
        gain(strength=2),
        "per_attacked_byzantine",
        note="the second strength from a public score sheet, which counts six such cards",
    ),
    Outsider("guardian_viking", gain(influence=1, merchant=1, provision=1), gain(strength=1), "per_2_develop"),
    Outsider("lookout_viking", gain(influence=1, merchant=1), gain(strength=1), "per_2_fortify"),
    Outsider("marauder_viking", gain(influence=1, criminal=1), gain(strength=1), "per_4_influence"),
    Outsider("mercenary_viking", gain(influence=1, labourer=2), gain(strength=1), "mercenaries"),
    Outsider("protector_viking", gain(influence=1, labourer=1, provision=1), gain(strength=1), "per_paid_debt"),
    Outsider("thief_viking", gain(influence=1, tax=2), gain(strength=1), "per_suspicion"),
    Outsider("traitor_viking", gain(influence=1, criminal=1), gain(strength=1), "per_unpaid_debt"),
    Outsider("vigilante_viking", gain(influence=1, destroy_debt=1), gain(strength=1), "per_2_absolve"),
)
