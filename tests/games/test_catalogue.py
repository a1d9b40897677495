"""The catalogue: which games there are, with which options, and how records find theirs."""

import pickle
from importlib import metadata
from typing import Any, NamedTuple

import pytest
from samples import inquest, masons_modules

import greathall
from greathall import BadOptions, BadRecord, games
from greathall.engine import Listing, Ruleset, TableOption, TrueLuck
from greathall.engine.game import spell
from greathall.games.citadels.options import LISTING as CITADELS
from greathall.games.paladins.crowns.options import LISTING as CROWNS
from greathall.games.paladins.options import LISTING as PALADINS

MASONS = masons_modules.LISTING
INQUEST = inquest.LISTING


class Point(NamedTuple):
    """An entry point of another package."""

    name: str
    listing: Listing

    def load(self) -> Listing:
        return self.listing


@pytest.fixture(autouse=True)
def an_empty_catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    """No games but those a test adds, and no packages."""
    monkeypatch.setattr(games, "CATALOGUE", {})
    monkeypatch.setattr(games, "OWN", {})
    installed(monkeypatch)


def installed(monkeypatch: pytest.MonkeyPatch, *points: Point) -> None:
    """These packages bring games."""

    def entry_points(group: str) -> list[Point]:
        assert group == "greathall.games"
        return list(points)

    monkeypatch.setattr(metadata, "entry_points", entry_points)


def another(name: str) -> Listing:
    """A game of this name that is none of the others."""
    return Listing(name, name.title(), (2,), MASONS.build)


# Which games there are.


def test_registered_games_are_found_by_name() -> None:
    games.register(MASONS)
    games.register(INQUEST)
    assert games.listings() == [INQUEST, MASONS]
    assert games.find("masons") is MASONS


def test_the_same_game_may_be_registered_again_and_another_of_its_name_may_not() -> None:
    games.register(MASONS)
    games.register(MASONS)
    with pytest.raises(BadOptions, match="another game is already called 'masons'"):
        games.register(another("masons"))
    assert games.listings() == [MASONS]


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadOptions, match="there is no game 'chess'; no game is registered"):
        greathall.load("chess")
    games.register(MASONS)
    games.register(INQUEST)
    with pytest.raises(BadOptions, match="there is no game 'chess'; there are inquest, masons"):
        greathall.load("chess")


def test_packages_bring_games(monkeypatch: pytest.MonkeyPatch) -> None:
    installed(monkeypatch, Point("inquest", INQUEST))
    games.register(MASONS)
    assert games.listings() == games.listings() == [INQUEST, MASONS]


def test_what_is_registered_comes_before_a_package(monkeypatch: pytest.MonkeyPatch) -> None:
    installed(monkeypatch, Point("masons", another("masons")))
    games.register(MASONS)
    assert games.listings() == [MASONS]


# For how many, with which options.


def test_a_game_is_loaded_for_players_with_options() -> None:
    games.register(MASONS)
    game = greathall.load("masons", players=3, modules=["collector"])
    assert (game.name, game.seats, game.listing) == ("masons", ("A", "B", "C"), MASONS)
    assert game.rules.composition.modules == ["masons", "collector"]
    assert game.rules.options == {"modules": ["collector"]}
    assert greathall.load("masons").rules.players == 2


@pytest.mark.parametrize(
    ("players", "options", "message"),
    [
        (5, {}, "masons is for 2-4 players, not 5"),
        (2, {"colour": "red"}, "masons has no option 'colour'; it has modules"),
        (2, {"modules": "collector"}, "modules takes a list, not 'collector'"),
        (2, {"modules": ["abbot"]}, "modules cannot be 'abbot'; it can be magistrate, collector, factory"),
    ],
)
def test_what_a_game_cannot_be_is_refused(players: int, options: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOptions, match=message):
        MASONS.load(players, **options)


def test_a_game_may_have_no_options() -> None:
    with pytest.raises(BadOptions, match="inquest has no option 'modules'; it has none"):
        INQUEST.load(2, modules=[])


def test_an_option_checks_its_values() -> None:
    rank = TableOption("rank9", "the ninth rank", ("queen", "artist"))
    rank.check("artist")
    with pytest.raises(BadOptions, match="rank9 cannot be 'king'; it can be queen, artist"):
        rank.check("king")
    cast = TableOption("cast", "the characters", ("king", "queen"), many=True)
    cast.check(["king", "king"])
    cast.check(())
    with pytest.raises(BadOptions, match="cast cannot be 'pawn'"):
        cast.check(["king", "pawn"])
    TableOption("facts", "corrections to the cards").check({"anything": 1})


@pytest.mark.parametrize(
    ("numbers", "text"),
    [((2, 3, 4, 5), "2-5"), ((1, 2), "1, 2"), ((1, 3), "1, 3"), ((2, 3, 5), "2, 3, 5"), ((4,), "4")],
)
def test_numbers_are_spelled_as_people_do(numbers: tuple[int, ...], text: str) -> None:
    assert spell(numbers) == text


# Matches and their records.


def play(match: greathall.Match, answers: int) -> None:
    """Give the last legal answer, again and again."""
    for _ in range(answers):
        seat = match.deciders()[0]
        match.play(match.legal(seat)[-1], seat)


def test_a_match_without_a_seed_has_true_luck() -> None:
    game = MASONS.load(2)
    assert isinstance(game.new().luck, TrueLuck)
    assert game.new(seed=3).record().text() == game.new(seed=3).record().text()
    assert game.new(seed=3).record().text() != game.new(seed=4).record().text()


def test_chance_may_be_asked_like_anybody_else() -> None:
    game = MASONS.load(2)
    assert game.new(seed=1, chance="explicit").deciders() == [-1]
    with pytest.raises(BadOptions, match="chance is luck or explicit, not 'dice'"):
        game.new(chance="dice")


def test_a_record_is_replayed_from_itself_and_from_its_text() -> None:
    games.register(MASONS)
    match = greathall.load("masons", players=3, modules=["magistrate"]).new(seed=5)
    play(match, 12)
    for record in (match.record(), match.record().text()):
        again = greathall.replay(record)
        assert again.view("A") == match.view("A")
        assert again.record().text() == match.record().text()
        assert again.rules.options == {"modules": ["magistrate"]}
        play(again, 3)


def test_a_record_is_replayed_by_its_own_game() -> None:
    record = MASONS.load(2).new(seed=1).record()
    with pytest.raises(BadRecord, match="this is a record of masons, not of inquest"):
        INQUEST.load(2).replay(record)


def test_an_answer_that_cannot_be_given_is_named_with_its_line() -> None:
    games.register(MASONS)
    text = MASONS.load(2).new(seed=1).record().text()
    with pytest.raises(BadRecord, match="A fly: no answer of this game reads 'fly'") as caught:
        greathall.replay(text + "A fly\n")
    assert caught.value.line == len(text.splitlines()) + 1


@pytest.mark.parametrize("name", ["players", "name", "self"])
def test_a_record_may_call_its_options_anything(name: str) -> None:
    games.register(MASONS)
    record = MASONS.load(2).new(seed=1).record()
    record.options = {name: 2}
    with pytest.raises(BadOptions, match=f"masons has no option '{name}'"):
        greathall.replay(record)


def build(players: int, options: dict[str, Any]) -> Ruleset:
    raise AssertionError(f"a game that is refused is not built: {players}, {options}")


def test_a_game_is_built_only_when_everything_fits() -> None:
    listing = Listing("tower", "Tower", (1, 3), build, [TableOption("height", "how high", (1, 2))])
    with pytest.raises(BadOptions, match="tower is for 1, 3 players, not 2"):
        listing.load(2)
    with pytest.raises(BadOptions, match="height cannot be 3"):
        listing.load(1, height=3)


@pytest.mark.parametrize("listing", [CITADELS, PALADINS, CROWNS])
def test_another_process_finds_how_a_game_is_built(listing: Listing) -> None:
    assert pickle.loads(pickle.dumps(listing.build)) is listing.build
