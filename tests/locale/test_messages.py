"""Sentences made from what a match says, and the languages they come in."""

from pathlib import Path

import pytest
from samples import inquest, masons_modules

from greathall.bots import RandomBot, play_match
from greathall.engine import Game, IllegalAnswer, Listing, Match
from greathall.locale import Messages, Sentences, preferred
from greathall.locale.messages import identifier


@pytest.fixture
def masons() -> Game:
    return masons_modules.LISTING.load(3)


def answers(match: Match, messages: Messages, seat: int) -> dict[str, str]:
    return {match.text(number): messages.answer(number) for number in match.legal(seat)}


def test_questions_and_answers(masons: Game) -> None:
    match, messages = masons.new(seed=3), Messages(masons)
    question = match.question("A")
    assert question is not None
    assert messages.question_line(question) == "Sign a warrant"
    assert messages.question_why(question) == "Only you know which one it is."
    assert messages.question(question) == "Sign a warrant. Only you know which one it is."
    match.say("sign noble" if "sign noble" in answers(match, messages, 0) else "sign faith", "A")
    told = answers(match, messages, 1)
    assert told["gather gold"] == "Gather two gold"
    assert told["pawn"] == "Pawn two cards for two gold"
    assert told["spy on C"] == "Spy on C for one gold"
    assert messages.button(match.rules.space.parse("spy on C")) == "Spy"
    match.say("pawn", "B")
    assert all(text == f"Pawn the {name.removeprefix('pawn ')}" for name, text in answers(match, messages, 1).items())


def test_an_answer_that_is_only_a_name() -> None:
    game = inquest.LISTING.load(2)
    number = game.rules.space.parse("squire")
    assert Messages(game).answer(number) == "The squire"
    assert Messages(game).button(number) == "Act"


def test_others_read_what_they_wait_for_if_they_may_know_it(masons: Game) -> None:
    messages = Messages(masons)
    assert messages.waiting("B", "turn") == "B plays the turn"
    assert messages.waiting("B", None) == "Waiting for B"
    assert messages.waiting("B", "keep") == "Waiting for B"


def spoken(text: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Messages:
    """Masons in a package of its own, with these messages only."""
    place = folder / "terse" / "locale" / "en"
    place.mkdir(parents=True)
    (folder / "terse" / "__init__.py").write_text("")
    (place / "masons.ftl").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(folder)
    listing = masons_modules.LISTING
    return Messages(
        Listing(listing.name, listing.title, listing.players, listing.build, listing.options, "terse").load(3)
    )


def test_what_is_not_explained_is_told_in_short(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = "masons-question-turn = Well?\nmasons-question-keep = Which?\n    .why = One.\nmasons-answer-pass = Pass\n"
    messages = spoken(text + "masons-district-temple = temple\n    .text = Holy.\n", tmp_path, monkeypatch)
    assert messages.question({"kind": "turn", "about": {}}) == "Well?"
    assert messages.question({"kind": "keep", "about": {}}) == "Which? One."
    assert messages.button(messages.rules.space.parse("pass")) == "Pass"
    assert (messages.text("district", "temple"), messages.text("district", "church")) == ("Holy.", "")


def test_an_event_is_told_with_its_secret_only_to_those_who_see_it(masons: Game) -> None:
    match, messages = masons.new(seed=3), Messages(masons)
    match.play(match.legal("A")[0], "A")
    match.say("gather cards", "B")
    own, other = match.events("B")[-1], match.events("C")[-1]
    assert messages.event(own) == f"B draws {', '.join(own['cards'])}."
    assert messages.event(other) == "B draws 2 cards."


def test_numbers_are_counted(masons: Game) -> None:
    messages = Messages(masons)
    assert messages.event({"event": "drew", "who": "B", "count": 1}) == "B draws a card."
    assert messages.reason("gold_short", [2]) == "2 gold is missing"


def test_reasons_and_events_of_the_engine(masons: Game) -> None:
    match, messages = masons.new(seed=3), Messages(masons)
    with pytest.raises(IllegalAnswer) as caught:
        match.say("end turn", "B")
    assert messages.reason(caught.value.reason) == "it is not your turn to answer"
    match.play(match.legal("A")[0], "A")
    match.say("gather gold", "B")
    match.undo("B")
    assert messages.event(match.events("A")[-1]) == "B takes an answer back."


def test_names_lines_and_labels(masons: Game) -> None:
    messages = Messages(masons)
    assert messages.name("colour", "noble") == "nobility"
    assert messages.name("seat", "B") == "B"
    assert messages.line("city") == "City"
    assert messages.label("hand") == "Hand"
    assert messages.label("tax") == "Tax"
    assert Messages(inquest.LISTING.load(1)).name("seat", "opponent") == "opponent"


def test_values_in_words(masons: Game) -> None:
    messages = Messages(masons)
    assert messages.value("district", ["temple", "church"]) == "temple, church"
    assert messages.value("district", []) == "nothing"
    assert messages.value("seat", None) == "nobody"
    assert messages.value("colour", None) == "nothing"
    assert messages.value("flag", True) == "yes"
    assert messages.value("number", 3) == 3


@pytest.mark.parametrize("listing", [masons_modules.LISTING, inquest.LISTING], ids=lambda listing: listing.name)
def test_whole_games_are_told_without_a_gap(listing: Listing) -> None:
    game = listing.load(2)
    messages = Messages(game)
    match = game.new(seed=8)
    play_match(match, [RandomBot(1), RandomBot(2)])
    told = [messages.event(event) for seat in (0, 1, "spectator") for event in match.events(seat)]
    assert len(told) > 30
    assert [text for text in told if "{" in text or game.name in text] == []


def test_ids_are_made_of_what_fluent_allows() -> None:
    assert identifier("masons", "answer", "gather gold") == "masons-answer-gather-gold"
    assert identifier("citadels", "district", "tavern+") == "citadels-district-tavern-plus"
    assert identifier("x", "l'été") == "x-l--t-"


def test_a_language_falls_back_to_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    english = "a = one { $n }\n    .why = because { $n }\nb = two\n"
    for language, text in {"en": english, "pl": "a = jeden { $n }\n"}.items():
        place = tmp_path / "spoken" / "locale" / language
        place.mkdir(parents=True)
        (place / "words.ftl").write_text(text, encoding="utf-8")
    (tmp_path / "spoken" / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    polish = Sentences(("spoken", "words"), languages=["uk", "pl"])
    assert polish.format("a", {"n": 3}) == "jeden 3"
    assert polish.attribute("a", "why", {"n": 3}) == "because 3"
    assert (polish.attribute("a", "how"), polish.attribute("c", "why")) == ("", "")
    assert polish.format("b") == "two"
    assert (polish.language("a"), polish.language("b")) == ("pl", "en")
    assert polish.has("b")
    assert not polish.has("c")
    assert polish.format("c") == "c"
    assert Sentences(("spoken", "words")).format("a", {"n": 3}) == "one 3"


def test_a_language_nobody_knows_is_no_trouble() -> None:
    spoken = Sentences(("greathall", "cli"), languages=["tlh", "xx"])
    assert (spoken.language("cli-score"), spoken.format("cli-score")) == ("en", "Score")


def test_no_marks_of_isolation(masons: Game) -> None:
    assert Messages(masons).event({"event": "ended", "who": "B"}) == "B ends the turn."


@pytest.mark.parametrize(
    ("environment", "languages"),
    [
        ({}, []),
        ({"LANG": "C"}, []),
        ({"LANG": "C.UTF-8"}, []),
        ({"LANG": "pl_PL.UTF-8"}, ["pl"]),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "cs_CZ.UTF-8"}, ["cs"]),
        ({"LANG": "en_GB", "LANGUAGE": "uk:cs"}, ["uk", "cs", "en"]),
        ({"LANG": "POSIX"}, []),
    ],
)
def test_languages_of_the_environment(environment: dict[str, str], languages: list[str]) -> None:
    assert preferred(environment) == languages
