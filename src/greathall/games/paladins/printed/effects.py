"""What cards and boards give: constructors that read like the card, and the same as flat tuples of numbers for frames.

On a card an effect is a verb by its name with an amount, or a choice between lists of effects. A ruleset turns lists of
effects into flat tuples `(verb, amount, verb, amount, …)`; a choice becomes its verb with the number of the choice.
"""

from typing import Any, Final


class Effect:
    """A verb and an amount, or a choice of exactly one of several lists of effects."""

    def __init__(self, verb: str, amount: int, alternatives: "tuple[Effects, ...]" = ()) -> None:
        self.verb = verb
        self.amount = amount
        self.alternatives = alternatives

    @property
    def words(self) -> str:
        """The effect as people write it: `2 silver`; a choice is its alternatives."""
        if self.alternatives:
            return " or ".join(words(alternative) for alternative in self.alternatives)
        return f"{self.amount} {self.verb}"


Effects = tuple[Effect, ...]
NOTHING: Final[Effects] = ()


def gain(**amounts: int) -> Effects:
    """Effects in the order they are printed: `gain(cleric=1, labourer=1)`."""
    return tuple(Effect(verb, amount) for verb, amount in amounts.items())


def choice(*alternatives: Effects) -> Effects:
    """Exactly one of these, listed from left to right."""
    return (Effect("choice", 1, alternatives),)


def words(effects: Effects) -> str:
    """A list of effects as people write it: `1 fighter 1 cleric`."""
    return " ".join(effect.words for effect in effects)


def effects_data(effects: Effects) -> list[dict[str, Any]]:
    """A list of effects as a client draws it: each is its verb and amount; a choice comes with its alternatives."""
    return [effect_data(effect) for effect in effects]


def effect_data(effect: Effect) -> dict[str, Any]:
    found: dict[str, Any] = {"verb": effect.verb, "amount": effect.amount}
    if effect.alternatives:
        found["choice"] = [effects_data(alternative) for alternative in effect.alternatives]
    return found


def alternatives_in(lists: list[Effects]) -> list[Effects]:
    """All alternatives that choices in these lists offer, each once, in the order they come."""
    found: dict[str, Effects] = {}
    for effects in lists:
        for effect in effects:
            for alternative in effect.alternatives:
                found.setdefault(words(alternative), alternative)
    return list(found.values())
