"""Every game says everything it has to say, nothing more, and the checker would notice."""

import re
from pathlib import Path

import pytest
from samples import masons_modules
from samples.catalogue import register_samples

from greathall import games
from greathall.engine import Listing
from greathall.locale import missing, strange, unused
from greathall.locale.needs import needs
from greathall.locale.sentences import read

register_samples()
GAMES = [pytest.param(listing, id=listing.name) for listing in games.listings()]


@pytest.mark.no_cover
@pytest.mark.parametrize("listing", GAMES)
def test_english_is_complete(listing: Listing) -> None:
    assert missing(listing, "en") == []


@pytest.mark.parametrize("listing", GAMES)
def test_english_says_nothing_that_is_never_used(listing: Listing) -> None:
    assert unused(listing, "en") == []


@pytest.mark.parametrize("listing", GAMES)
def test_english_uses_only_variables_that_are_given(listing: Listing) -> None:
    assert strange(listing, "en") == []


def test_every_kind_of_message_is_needed() -> None:
    found = needs(masons_modules.LISTING)
    assert found["masons-question-turn"] == found["masons-question-turn.why"] == {}
    assert found["masons-question-turn.waiting"] == {"who": {"seat"}}
    assert "masons-question-keep.waiting" not in found  # the others may not know that it is asked
    assert found["masons-answer-end-turn"] == {}
    assert found["masons-answer-pawn"] == {}
    assert (
        found["masons-answer-pawn-district"] == found["masons-answer-pawn-district.verb"] == {"district": {"district"}}
    )
    assert found["masons-event-drew"] == {"who": {"seat"}, "count": {"number"}}
    assert found["masons-event-drew-secret"] == {"who": {"seat"}, "count": {"number"}, "cards": {"district*"}}
    assert "masons-event-builds-secret" not in found
    assert "masons-event-undone" not in found
    assert "n" in found["masons-reason-gold_short"]
    for name in ("district-temple", "zone-deck", "field-gold", "line-city", "question-warrant", "reason-not_signed"):
        assert f"masons-{name}" in found
    assert not any(name.startswith("masons-seat-") for name in found)


def test_seats_without_a_letter_have_names() -> None:
    register_samples()
    found = needs(games.find("inquest"))
    assert "inquest-seat-opponent" in found
    assert "inquest-seat-A" not in found
    assert found["inquest-answer-trigger-folk"] == {"folk": {"folk"}}


def test_a_language_that_is_not_there_lacks_everything() -> None:
    assert missing(masons_modules.LISTING, "xx") == sorted(needs(masons_modules.LISTING))
    assert unused(masons_modules.LISTING, "xx") == []


def changed_masons(text: str, folder: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> Listing:
    """Masons with other messages, in a package of their own."""
    place = folder / name / "locale" / "en"
    place.mkdir(parents=True)
    (folder / name / "__init__.py").write_text("")
    (place / "masons.ftl").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(folder)
    listing = masons_modules.LISTING
    return Listing(
        listing.name, listing.title, listing.players, listing.build, listing.options, name, view=listing.view
    )


def english() -> str:
    text = read("samples", "en", "masons")
    assert text is not None
    return text


REMOVED = {
    "question-keep": [".why"],
    "question-turn": [".waiting", ".why"],
    "answer-gather-cards": [".verb"],
    "answer-build-district": [".verb"],
    "event-raised": [],
    "event-spied-secret": [],
    "reason-gold_short": [],
    "district-temple": [],
    "scratch-built": [],
    "line-gold": [],
    "zone-hand": [],
    "field-signed": [],
}


@pytest.mark.parametrize("name", REMOVED)
def test_the_checker_names_what_is_missing(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text, count = re.subn(rf"^masons-{name} = .*\n(    .*\n)*", "", english(), flags=re.MULTILINE)
    assert count == 1
    listing = changed_masons(text, tmp_path, f"lacking_{name.replace('-', '_')}", monkeypatch)
    assert missing(listing, "en") == [f"masons-{name}{part}" for part in ["", *REMOVED[name]]]


@pytest.mark.parametrize("name", ["question-keep.why", "question-turn.waiting", "answer-pass.verb"])
def test_the_checker_names_attributes_that_are_missing(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    message, _, attribute = name.partition(".")
    lines = rf"^(masons-{message} = .*\n(?:    .*\n)*?)    \.{attribute} = .*\n"
    text, count = re.subn(lines, r"\1", english(), flags=re.MULTILINE)
    assert count == 1
    listing = changed_masons(text, tmp_path, f"bare_{attribute}", monkeypatch)
    assert missing(listing, "en") == [f"masons-{name}"]


def test_the_checker_names_what_is_broken_or_empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = english().replace("Let it pass", "{ Let it pass").replace("masons-line-gold = Gold", "masons-line-gold =")
    listing = changed_masons(text, tmp_path, "broken_messages", monkeypatch)
    assert missing(listing, "en") == ["masons-answer-pass", "masons-answer-pass.verb", "masons-line-gold"]


def test_the_checker_names_what_is_too_much(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = english().replace("{ $who } ends the turn.", "{ $whom } ends the turn.") + "\nmasons-nonsense = Nonsense\n"
    listing = changed_masons(text, tmp_path, "chatty_messages", monkeypatch)
    assert missing(listing, "en") == []
    assert unused(listing, "en") == ["masons-nonsense"]
    assert strange(listing, "en") == ["masons-event-ended $whom"]


def test_the_checker_names_attributes_that_are_too_much(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = english().replace("Let it pass\n", "Let it pass\n    .text = Nonsense\n")
    text = text.replace("= temple\n", "= temple\n    .text = Holy.\n")
    text = text.replace("= Deck\n", "= Deck\n    .text = { $n }\n")
    listing = changed_masons(text, tmp_path, "wordy_messages", monkeypatch)
    assert missing(listing, "en") == []
    assert unused(listing, "en") == ["masons-answer-pass.text"]
    assert strange(listing, "en") == ["masons-zone-deck.text $n"]
