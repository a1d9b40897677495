"""City of Crowns in words: cards are explained, answers say what is on them, and whatever happens can be read."""

import pytest
from saying import everything_said, is_wrong

from greathall.engine import Game, Luck
from greathall.games import find
from greathall.locale import Messages

LISTING = find("paladins")
EXPANSIONS = ["city_of_crowns"]
PRINTED = (
    "townsfolk", "outsider", "paladin", "space", "order", "muster", "negotiate", "ally", "extension", "action",
    "attribute",
)  # fmt: skip


@pytest.fixture(scope="module")
def game() -> Game:
    return LISTING.load(2, expansions=EXPANSIONS)


@pytest.fixture(scope="module")
def messages(game: Game) -> Messages:
    return Messages(game)


@pytest.mark.parametrize("noun", PRINTED)
def test_every_card_is_explained(noun: str, messages: Messages) -> None:
    for name in messages.rules.names[noun]:
        text = messages.text(noun, name)
        assert text.endswith(".") and "{" not in text and "none" not in text, (name, text)


def test_names_tell_cards_apart(messages: Messages) -> None:
    for noun in (*PRINTED[:9], "board_slot", "favour", "icon"):
        names = [messages.name(noun, name) for name in messages.rules.names[noun] if not is_nameless(name)]
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", ["en", "pl", "uk", "cs"])
@pytest.mark.parametrize("noun", ["muster", "negotiate", "space"])
def test_cards_without_a_name_bear_no_number_and_are_told_apart_by_what_is_printed(language: str, noun: str) -> None:
    messages = Messages(LISTING.load(2, expansions=EXPANSIONS), [language])
    names = [name for name in messages.rules.names[noun] if is_nameless(name)]
    assert not [name for name in names if any(letter.isdigit() for letter in messages.name(noun, name))]
    assert len({messages.text(noun, name) for name in names}) == len(names)


def is_nameless(card: str) -> bool:
    """Whether nothing but a number is printed on a card that could be its name."""
    return card.startswith(("muster_", "negotiate_", "wall_", "tavern_"))


TEXTS = {
    (
        "muster",
        "muster_105",
    ): "Place any worker (1 silver), or collect it with Influence 1 (1 Diplomacy). Either way: 1 Merchant, 1 Labourer.",
    ("muster", "muster_304"): "Place a Fighter (2 provisions), or collect it with Faith 9 (2 Diplomacy). Either way: "
    "place a Workshop or 1 Cleric, 1 Fighter, 1 Labourer.",
    ("negotiate", "negotiate_204"): "Delegate with Diplomacy 4: Fortify with Influence +3. Enlist with Strength 5: 1 "
    "Diplomacy, icons Merchant, Scout.",
    ("ally", "ally_merchant"): "Joins the first player with 3 icons: Merchant. At once: 1 silver, freely discard a "
    "Townsfolk. Each pass: 1 Merchant.",
    ("paladin", "astolfo"): "Brings 1 Scout, 1 Merchant, 1 Fighter, 1 Cleric. In its round: 1 Faith, 1 Strength, 1 "
    "Influence, 1 Diplomacy.",
    ("paladin", "maugris"): "Brings 1 Merchant, 1 Cleric. In its round: 2 Influence, 2 Diplomacy. Opens a way to pay: "
    "Take a Debt for all of it.",
    ("paladin", "ogier"): "Brings 1 Cleric, 1 Scout. In its round: 2 Strength, 2 Diplomacy. Muster costs no "
    "provisions.",
    ("space", "muster_101"): "Fighter, 1 provision: take a Townsfolk for free.",
}


@pytest.mark.parametrize(("card", "said"), TEXTS.items())
def test_cards_say_what_is_printed_on_them(card: tuple[str, str], said: str, messages: Messages) -> None:
    assert messages.text(*card) == said


ANSWERS = {
    "muster muster_102": "Collect Muster card I (Influence 2): 1 Diplomacy, pay a Debt or discard 2 Suspicions",
    "delegate negotiate_204": "Delegate the Count (Diplomacy 4): Fortify, Influence +3",
    "enlist negotiate_204": "Enlist the Count (Strength 5): 1 Diplomacy, icons Merchant, Scout",
    "use muster_303": "Muster card III (for 2 silver): 1 Strength, 1 Fighter, 1 Labourer",
    "use kf_attribute_pass": "King's Favour (Attribute and pass): 1 Faith or 1 Strength or 1 Influence or 1 Diplomacy, "
    "pass at once",
    "dismiss princess_silver": "Dismiss Princess (Silver): 1 Diplomacy",
    "play astolfo": "Astolfo (1 Scout, 1 Merchant, 1 Fighter, 1 Cleric; 1 Faith, 1 Strength, 1 Influence, 1 Diplomacy)",
    "play renaud": "Renaud (1 Fighter, 1 Merchant; 3 Diplomacy, 1 Faith; Negotiate without silver)",
}


@pytest.mark.parametrize(("answer", "said"), ANSWERS.items())
def test_answers_say_what_is_printed_on_their_card(answer: str, said: str, messages: Messages) -> None:
    assert messages.answer(messages.rules.space.parse(answer)) == said


def test_corrected_cards_are_said_as_they_are_corrected() -> None:
    facts = {"negotiate": {"negotiate_101": {"helped": "diplomacy", "icons": ["scout", "cleric"]}}}
    corrected = Messages(LISTING.load(2, expansions=EXPANSIONS, facts=facts))
    assert corrected.text("negotiate", "negotiate_101") == (
        "Delegate with Diplomacy 2: Fortify with Diplomacy +2. "
        "Enlist with Strength 2: 1 Diplomacy, icons Scout, Cleric."
    )


@pytest.mark.parametrize("players", [1, 3])
def test_whatever_happens_can_be_read(players: int) -> None:
    game = LISTING.load(players, expansions=EXPANSIONS)
    messages = Messages(game)
    said = everything_said(game.new(seed=players), messages, Luck(players))
    assert len(said) > 1000
    assert [text for text in said if is_wrong(text)] == []
