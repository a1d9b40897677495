"""Paladins in words: everything is said, effects by their verbs, and whatever happens in a game can be read."""

from pathlib import Path

import pytest
from saying import everything_said, is_wrong

from greathall.engine import Game, Luck
from greathall.games import find
from greathall.locale import Messages, missing, strange, unused

LISTING = find("paladins")
LANGUAGES = ("en", "pl", "uk", "cs")
PRINTED = (
    "townsfolk",
    "outsider",
    "wall",
    "tavern",
    "paladin",
    "space",
    "order",
    "suspicion",
    "square",
    "jar_space",
    "action",
    "attribute",
    "worker",
)


@pytest.fixture(scope="module")
def game() -> Game:
    return LISTING.load(2)


@pytest.fixture(scope="module")
def messages(game: Game) -> Messages:
    return Messages(game)


def answer(messages: Messages, text: str) -> str:
    return messages.answer(messages.rules.space.parse(text))


def test_english_is_complete_and_says_nothing_unneeded() -> None:
    assert missing(LISTING, "en") == []
    assert unused(LISTING, "en") == []
    assert strange(LISTING, "en") == []


@pytest.mark.parametrize("noun", PRINTED)
def test_every_card_is_explained(noun: str, messages: Messages) -> None:
    for name in messages.rules.names[noun]:
        text = messages.text(noun, name)
        assert text.endswith(".") and "{" not in text and "none" not in text, (name, text)


def test_names_tell_cards_apart(messages: Messages) -> None:
    for noun in ("townsfolk", "outsider", "paladin", "space", "square", "jar_space", "board_slot"):
        names = [messages.name(noun, name) for name in messages.rules.names[noun]]
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("noun", ["wall", "tavern"])
def test_cards_without_a_name_bear_no_number_and_are_told_apart_by_what_is_printed(language: str, noun: str) -> None:
    messages = Messages(LISTING.load(2), [language])
    cards = messages.cards[noun]
    assert not [name for name in cards if any(letter.isdigit() for letter in messages.name(noun, name))]
    assert len({messages.text(noun, name) for name in cards}) == len({repr(card) for card in cards.values()})


TABLE = Path(__file__).parents[2] / "src" / "greathall" / "locale"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scoring", ["orders", "mercenaries"])
def test_the_label_of_an_outsider_names_its_own_point_and_the_others(language: str, scoring: str) -> None:
    text = (TABLE / language / "paladins_table.ftl").read_text(encoding="utf-8")
    said = next(line for line in text.splitlines() if line.strip(" *").startswith(f"[{scoring}]"))
    assert said.count("1") == 2


def test_effects_are_said_by_their_verbs(messages: Messages) -> None:
    assert messages.name("verb", "labourer", 1) == "1 Labourer"
    assert messages.name("verb", "labourer", 3) == "3 Labourers"
    assert messages.name("reward", "1 fighter 1 cleric") == "1 Fighter, 1 Cleric"
    assert messages.name("gain", "2 discard_suspicion") == "discard 2 Suspicions"
    assert messages.text("space", "kf_workshop") == ("Merchant, 1 provision: place a Workshop or 1 Fighter, 1 Cleric.")
    assert messages.text("wall", "wall_05") == "Built: 1 Strength. 2 points at the end."
    assert messages.text("paladin", "samson") == (
        "Brings 1 Scout, 1 Labourer. In its round: 2 Influence, 2 Strength. Develop costs 2 silver less."
    )


def test_answers_say_what_is_printed_on_their_card(messages: Messages) -> None:
    assert answer(messages, "settle r4_6") == "Region IV, square 6: 1 Labourer, 1 Scout"
    assert answer(messages, "discard squire_faith") == "Discard Squire (Faith): 1 Criminal"
    assert answer(messages, "visit tavern_20") == "Tavern: 3 Clerics, 1 Fighter"
    assert answer(messages, "choose 2 discard_suspicion") == "Choose: discard 2 Suspicions"


@pytest.mark.parametrize(
    ("language", "twice", "once"),
    [
        ("en", "Brings 2 Clerics, 1 Merchant, 1 Scout.", "Brings Fighter, Merchant, Scout, Criminal."),
        ("pl", "Daje 2 Kleryków, 1 Kupca, 1 Zwiadowcę.", "Daje Wojownika, Kupca, Zwiadowcę, Złoczyńcę."),
        ("uk", "Робітники: 2 клірики, 1 купець, 1 розвідник.", "Робітники: Воїн, Купець, Розвідник, Злочинець."),
        ("cs", "Přináší 2 kněze, 1 kupce, 1 zvěda.", "Přináší bojovníka, kupce, zvěda, zločince."),
    ],
)
def test_workers_on_a_card_are_counted_where_one_is_there_twice(
    game: Game, language: str, twice: str, once: str
) -> None:
    said = Messages(game, [language])
    assert (said.text("tavern", "tavern_10"), said.text("tavern", "tavern_06")) == (twice, once)


def test_corrected_facts_are_said_as_they_are_corrected() -> None:
    reward = [{"choice": [[{"strength": 3}], [{"tax": 1}, {"scout": 1}]]}]
    corrected = Messages(LISTING.load(2, facts={"wall": {"wall_01": {"reward": reward}}}))
    assert corrected.text("wall", "wall_01") == "Built: 3 Strength or 1 silver from the Tax, 1 Scout."
    assert answer(corrected, "choose 1 tax 1 scout") == "Choose: 1 silver from the Tax, 1 Scout"


REASONS: dict[tuple[str, tuple[int, ...], str], str] = {
    ("influence_short", (4, 5), "absolve"): "Influence 4 of 5",
    ("provisions_short", (1,), "commission"): "1 provision short",
    ("silver_short", (2,), "develop"): "2 silver short",
    ("workers_short", (1,), "pray"): "1 worker short",
    ("workers_stand_there", (), "absolve"): "workers still stand on Absolve",
    ("no_square_in_reach", (), "commission"): "no free square your Faith reaches",
    ("no_square_in_reach", (), "garrison"): "no free square your Strength reaches",
    ("out_of_reach", (3, 4), "settle r3_1"): "region 3 needs 4, you have 3",
    ("no_such_worker", (), "place scout"): "you have no Scout",
}


@pytest.mark.parametrize(("reason", "said"), REASONS.items())
def test_reasons_give_their_amounts(reason: tuple[str, tuple[int, ...], str], said: str, messages: Messages) -> None:
    name, numbers, refused = reason
    assert messages.reason(name, numbers, messages.rules.space.parse(refused)) == said
    assert "{" not in messages.reason(name, numbers)


@pytest.mark.parametrize("players", [1, 3])
def test_whatever_happens_can_be_read(players: int) -> None:
    game = LISTING.load(players)
    messages = Messages(game)
    for seed in range(2):
        wrong = [text for text in everything_said(game.new(seed=seed), messages, Luck(seed)) if is_wrong(text)]
        assert wrong == []
