"""The ten King's Favours and the six King's Orders."""

from typing import Final

from greathall.games.paladins.printed.cards import Order, WorkerSpace
from greathall.games.paladins.printed.effects import choice, gain

FAVOURS: Final = (
    WorkerSpace("kf_recruit", "scout", gain(free_recruit=1)),
    WorkerSpace("kf_debt_or_suspicion", "fighter", choice(gain(pay_debt=1), gain(discard_suspicion=2)), silver=1),
    WorkerSpace("kf_suspicion_tax", "cleric", gain(discard_suspicion=1, tax=2)),
    WorkerSpace("kf_criminals", "any", gain(criminal=2)),
    WorkerSpace("kf_provisions_tax", "any", gain(provision=2, tax=1)),
    WorkerSpace("kf_debt_workers", "any", gain(scout=1, merchant=1, fighter=1), debts=1),
    WorkerSpace("kf_workshop", "merchant", choice(gain(place_workshop=1), gain(fighter=1, cleric=1)), provisions=1),
    WorkerSpace("kf_pray", "any", gain(pray=1)),
    WorkerSpace("kf_labourers", "criminal", gain(labourer=3)),
    WorkerSpace("kf_attribute", "criminal", choice(gain(faith=1), gain(strength=1), gain(influence=1))),
)

ORDERS: Final = (
    Order("ko_commission", "commission", 5, "rulebook"),
    Order("ko_fortify", "fortify", 5, "rulebook"),
    Order("ko_garrison", "garrison", 5, "public"),
    Order("ko_absolve", "absolve", 5, "rulebook"),
    Order("ko_attack", "attack", 5, "rulebook"),
    Order("ko_convert", "convert", 5, "rulebook"),
)
