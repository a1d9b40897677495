"""The expansion is attached and not built in: the base does not know its name, and plays as before without it."""

import re
from pathlib import Path

import pytest
from games.paladins.crowns.playing import crowns_rules

import greathall
from greathall.engine import BadOptions, Luck, playout
from greathall.games.paladins import options
from greathall.games.paladins.crowns.module import CROWNS
from greathall.games.paladins.crowns.options import LISTING
from greathall.games.paladins.options import LISTING as BASE_LISTING

BASE = Path(__file__).parents[4] / "src" / "greathall" / "games" / "paladins"
WORDS = re.compile(
    r"crown|muster|negotiat|diplom|delegat|enlist|\bally\b|\ballies\b|expansion ==|astolfo|maugris", re.I
)
ABOUT_TERMS = {"legality.py", "player_kinds.py"}  # an action may be taken for somebody else: `delegated`


def test_no_file_of_the_base_names_the_expansion() -> None:
    found = []
    for file in sorted(BASE.rglob("*.py")):
        if "crowns" in file.relative_to(BASE).parts:
            continue
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            words = [word.lower() for word in WORDS.findall(line)]
            if [word for word in words if word != "delegat" or file.name not in ABOUT_TERMS]:
                found.append(f"{file.relative_to(BASE)}:{number}: {line.strip()}")
    assert found == []


def test_the_catalogue_knows_it_and_the_base_alone_does_not() -> None:
    game = greathall.load("paladins", players=3, expansions=["city_of_crowns"])
    assert CROWNS.name in game.rules.composition.modules
    assert CROWNS.name not in greathall.load("paladins", players=3).rules.composition.modules
    with pytest.raises(BadOptions, match="no option 'expansions'"):
        BASE_LISTING.load(3, expansions=["city_of_crowns"])
    with pytest.raises(BadOptions, match="expansions cannot be 'city'; it can be city_of_crowns"):
        greathall.load("paladins", players=3, expansions=["city"])
    with pytest.raises(BadOptions, match="expansions takes a list"):
        greathall.load("paladins", players=3, expansions="city_of_crowns")


def test_a_difficulty_of_the_expansion_needs_it() -> None:
    message = "difficulty impossible needs the expansion city_of_crowns"
    with pytest.raises(BadOptions, match=message):
        LISTING.load(1, difficulty="impossible")
    with pytest.raises(BadOptions, match="difficulty is for one player"):
        LISTING.load(2, difficulty="impossible", expansions=["city_of_crowns"])
    assert LISTING.load(1, difficulty="impossible", expansions=["city_of_crowns"]).rules.seats == ("A", "opponent")
    assert options.Box(()).options()[0].values == ("easy", "standard", "hard")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_without_it_the_base_plays_as_if_it_were_not_there(players: int) -> None:
    ends = []
    for entry in (BASE_LISTING, LISTING):
        s = entry.load(players).rules.start()
        playout(s, Luck(5))
        ends.append((s.rules.scores(s), s.rules.space.size))
    assert ends[0] == ends[1]


def test_a_record_says_what_was_on_the_table_and_replays() -> None:
    match = greathall.load("paladins", players=2, expansions=["city_of_crowns"]).new(seed=8)
    luck = Luck(8)
    while not match.over:
        seat = match.deciders()[0]
        answers = match.legal(seat)
        match.play(answers[luck.below(len(answers))], seat)
    text = match.record().text()
    again = greathall.replay(text)
    assert again.record().text() == text and again.scores() == match.scores()
    assert again.rules.options == {"expansions": ["city_of_crowns"]}


def test_the_space_of_answers_is_the_same_for_every_number_of_players() -> None:
    assert len({tuple(answer.text for answer in crowns_rules(players).space.answers) for players in (2, 3, 4)}) == 1
