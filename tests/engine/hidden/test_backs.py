"""Backs that differ: whoever may not look at a card still sees its back, so a redeal keeps it."""

from engine.hidden.test_redealing import ACE, DECK, JACK, KING, QUEEN, TABLE, A, B, C, again, know
from tiny import NAMES, Tiny, TinyRules

from greathall.engine import Module, Ruleset, compose
from greathall.engine.hidden.knowledge import LOOSE, Knowledge


class TwoBacks(TinyRules):
    """Ace and King have one back, Queen and Jack another."""

    def backs(self, noun: str) -> list[int]:
        return [card // 2 for card in range(4)] if noun == "card" else super().backs(noun)


RULES: Ruleset = TwoBacks(compose(Module("tiny", names=NAMES), TABLE), 3)


def dealt(deck: list[int], *hands: list[int]) -> Tiny:
    s = Tiny(RULES)
    s.knowledge = Knowledge(3)
    s.deck = deck
    s.hand = [list(hand) for hand in hands]
    return s


def test_cards_change_places_only_with_cards_of_the_same_back() -> None:
    s = dealt([ACE, QUEEN, JACK], [JACK], [KING], [])
    found = {(str(new.deck), str(new.hand[B])) for new in (again(s, A, seed) for seed in range(60))}
    decks = ("[0, 2, 3]", "[0, 3, 2]", "[1, 2, 3]", "[1, 3, 2]")
    assert found == {(deck, "[0]" if deck.startswith("[1") else "[1]") for deck in decks}


def test_what_is_known_is_where_its_back_is() -> None:
    s = dealt([ACE, QUEEN, KING, JACK], [], [], [])
    know(s, A, (KING, 1 << DECK, LOOSE))
    know(s, C, (QUEEN, 1 << DECK, LOOSE))
    news = [again(s, A, seed) for seed in range(60)]
    assert {new.deck.index(KING) for new in news} == {0, 2}
    for new in news:
        assert new.knowledge is not None
        ((told, _, _),) = new.knowledge.items[C]
        assert told in (QUEEN, JACK)


def test_as_a_rule_all_backs_are_alike() -> None:
    rules = TinyRules(compose(Module("tiny", names=NAMES), TABLE), 3)
    assert rules.backs("card") == [0] * len(rules.names["card"])
