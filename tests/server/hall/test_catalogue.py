"""The catalogue as browsers read it."""

import msgspec
from lucky import same_luck
from server.visitors import House, visit

from greathall import bots, games
from greathall.server.catalogue import KNOWN, MOST_KNOWN, catalogue, game_of, info
from greathall.server.protocol.offered import Catalogue


def test_every_game_is_there_with_its_words() -> None:
    found = catalogue()
    assert {"citadels", "inquest", "masons"} <= {game.name for game in found.games}
    assert found.bots == [*bots.LEVELS, "adaptive", "random"]
    assert {game.name: game.bot for game in found.games}.items() >= {("citadels", "normal"), ("masons", "normal")}
    for game in found.games:
        chosen = {option.name: list(option.values) for option in games.find(game.name).options if option.many}
        rules = games.find(game.name).with_options(None, chosen).rules
        assert set(game.questions) == {kind.name for kind in rules.composition.kinds}
        assert set(game.events) == set(rules.composition.tellings)


def test_citadels_says_what_can_be_chosen_and_drawn() -> None:
    citadels = info(games.find("citadels"))
    assert (citadels.title, citadels.players) == ("Citadels", [2, 3, 4, 5, 6, 7, 8])
    options = {option.name: option.values for option in citadels.options}
    assert "first_game" in options["preset"]
    assert options["cast"] == []
    assert len(citadels.cards["characters"]) == 27
    assert citadels.events["undone"].args == {"who": "seat"}
    assert citadels.questions["destroy"].about == {"owner": "seat"}


def test_expansions_are_there_with_their_words() -> None:
    paladins = info(games.find("paladins"))
    assert {"passes", "scheme", "collects_muster", "skips_muster"} <= paladins.events.keys()
    assert {"turn", "muster", "negotiate"} <= paladins.questions.keys()
    assert len(paladins.cards["muster"]) == 30


def test_it_is_made_once() -> None:
    entry = games.find("citadels")
    assert info(entry) is info(entry)


def test_the_route_sends_it() -> None:
    async def story(house: House) -> None:
        answer = await house.browser().get("/api/games")
        assert msgspec.json.decode(answer.content, type=Catalogue) == catalogue()

    visit(story)


def test_tables_with_the_same_rules_share_them() -> None:
    """To put rules together takes a while in which nobody is answered."""
    settled = game_of("citadels", 4, {"preset": "first_game", "crown": 2}).rules.options
    assert game_of("citadels", 4, settled) is game_of("citadels", 4, dict(reversed(settled.items())))
    assert game_of("citadels", 4, settled) is not game_of("citadels", 4, {**settled, "crown": 1})
    assert game_of("citadels", 4, settled) is not game_of("citadels", 5, settled)


def test_what_luck_chooses_is_chosen_for_every_table() -> None:
    luck = same_luck()
    crowns = {game_of("citadels", 8, {"crown": "random"}, luck).rules.options["crown"] for _ in range(60)}
    assert crowns == set(range(8))


def test_only_so_many_rules_are_kept() -> None:
    settled = game_of("citadels", 4, {"preset": "first_game", "crown": 0}).rules.options
    for draw in range(MOST_KNOWN + 5):
        game_of("citadels", 4, {**settled, "draw": draw})
    assert 0 < len(KNOWN) <= MOST_KNOWN
