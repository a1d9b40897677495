"""The page that adds a card, taken at its word: its corrections, its card and the text of it."""

import re
from pathlib import Path
from typing import Any

import pytest

from greathall.commands.options import read_facts
from greathall.engine import Listing, Luck, playout
from greathall.games.paladins.lookups import PaladinsLookups
from greathall.games.paladins.options import LISTING
from greathall.locale import Messages
from greathall.locale.sentences import read

PAGE = (Path(__file__).parents[2] / "docs" / "adding-a-card.md").read_text(encoding="utf-8")
FILES: dict[str, str] = dict(re.findall(r"^```\w+ (\S+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL))


@pytest.fixture
def listing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Listing:
    """Paladins with the card of the page and its words."""
    place = tmp_path / "pilgrims_words" / "locale" / "en"
    place.mkdir(parents=True)
    (tmp_path / "pilgrims_words" / "__init__.py").write_text("")
    (place / "paladins.ftl").write_text(
        f"{read('greathall', 'en', 'paladins')}\n{FILES['paladins.ftl']}", encoding="utf-8"
    )
    monkeypatch.syspath_prepend(tmp_path)
    made: dict[str, Any] = {}
    exec(compile(FILES["pilgrims.py"], "pilgrims.py", "exec"), made)
    return Listing("paladins", "Pilgrims", (2, 3, 4), made["build"], messages="pilgrims_words")


def test_the_corrections_of_the_page_are_accepted(tmp_path: Path) -> None:
    file = tmp_path / "my.yaml"
    file.write_text(FILES["my.yaml"], encoding="utf-8")
    facts = read_facts(str(file))
    for players in LISTING.players:
        rules = LISTING.load(players, facts=facts).rules
        assert isinstance(rules, PaladinsLookups)
        assert rules.board_numbers["absolve_influence"] == (0, 2, 4, 6, 8, 10, 12)


def test_the_card_of_the_page_is_in_play(listing: Listing) -> None:
    rules = listing.load(2).rules
    assert rules.stock["townsfolk"] == [1] * 33
    assert playout(rules.start(), Luck(1)) > 0


def test_its_text_is_the_one_on_the_page(listing: Listing) -> None:
    text = Messages(listing.load(2)).text("townsfolk", "pilgrim_faith")
    assert f"> {text}\n" in PAGE
