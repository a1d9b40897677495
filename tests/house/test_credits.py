"""Whose icons the table shows: every one has an artist, and NOTICE names them all."""

import json
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
ARTISTS: dict[str, list[str]] = json.loads((WEB / "artists.json").read_text(encoding="utf-8"))


def test_every_icon_has_one_artist() -> None:
    icons = json.loads((WEB / "icons.json").read_text(encoding="utf-8"))
    assert Counter(icon for drawn in ARTISTS.values() for icon in drawn) == Counter(icons)


@pytest.mark.parametrize("artist", ARTISTS)
def test_the_notice_names(artist: str) -> None:
    notice = " ".join((ROOT / "NOTICE").read_text(encoding="utf-8").split())
    icons = notice.partition("Icons from game-icons.net by ")[2].partition(" there, under")[0]
    assert artist in icons.replace(" and ", ", ").split(", ")
