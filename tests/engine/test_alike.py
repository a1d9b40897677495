"""Both builds alike: what Python code does with matches, states and rules, interpreted and compiled."""

import copy
import pickle
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from operator import methodcaller
from typing import Any

import pytest
from samples import inquest, masons_modules

import greathall
from greathall.engine import Game, GreatHallError, IllegalAnswer, Listing, Luck, Match, Record, Ruleset, State, snapshot

GAMES = {
    "masons": masons_modules.LISTING.load(3),
    "inquest": inquest.LISTING.load(2),
    "citadels": greathall.load("citadels", 4, preset="devious_dignitaries"),
    "paladins": greathall.load("paladins", 3),
    "alone": greathall.load("paladins", 1),
    "crowns": greathall.load("paladins", 2, expansions=["city_of_crowns"]),
}
MIDDLE = 60  # answers


class Number:
    """A number of another package, as numpy has them: all it promises is `__index__`."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def middle(game: Game, answers: int = MIDDLE) -> Match:
    """A match in its middle, with something that could be taken back if that is possible."""
    match, luck = game.new(seed=5), Luck(9)
    while not match.over and answers:
        seat = match.deciders()[0]
        legal = match.legal(seat)
        match.play(legal[luck.below(len(legal))], seat)
        answers -= 1
    return match


def known(match: Match) -> list[Any]:
    """Whatever could tell two matches apart."""
    seats = range(len(match.rules.seats))
    shown = [(match.view(seat), match.question(seat), match.events(seat), match.undoable(seat)) for seat in seats]
    return [shown, snapshot(match.state), match.record().text(), match.luck.clone().word()]


def through_pickle(match: Match) -> Any:
    return pickle.loads(pickle.dumps(match))


def finish(match: Match) -> str:
    luck = Luck(11)
    while not match.over:
        seat = match.deciders()[-1]
        legal = match.legal(seat)
        match.play(legal[luck.below(len(legal))], seat)
    return match.record().text()


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("copied", [copy.deepcopy, through_pickle])
def test_a_copied_match_is_the_same_and_has_a_future_of_its_own(name: str, copied: Any) -> None:
    match = middle(GAMES[name])
    before = known(match)
    twin = copied(match)
    assert type(twin) is Match
    assert known(twin) == before
    ended = finish(twin)
    assert known(match) == before
    assert finish(match) == ended


@pytest.mark.parametrize("name", GAMES)
def test_states_games_rules_records_and_luck_are_pickled(name: str) -> None:
    match = middle(GAMES[name])
    state, game, rules, record, luck = pickle.loads(
        pickle.dumps((match.state, GAMES[name], match.rules, match.record(), match.luck))
    )
    assert isinstance(state, State)
    assert snapshot(state) == snapshot(match.state)
    assert game.rules is rules is state.rules
    assert isinstance(rules, Ruleset)
    assert (rules.options, rules.seats, rules.space.size) == (
        match.rules.options,
        match.rules.seats,
        match.rules.space.size,
    )
    assert record.text() == match.record().text()
    assert luck.word() == match.luck.clone().word()
    assert game.listing is GAMES[name].listing
    assert game.replay(record).record().text() == record.text()


def test_an_entry_stays_itself_where_another_borrows_its_rules() -> None:
    listing = GAMES["masons"].listing
    Listing("borrowed", "Borrowed", listing.players, listing.build)
    assert pickle.loads(pickle.dumps(listing)) is listing


def test_rules_that_came_by_pickle_are_shared() -> None:
    match = middle(GAMES["citadels"], 3)
    one, other = (pickle.loads(pickle.dumps(match)) for _ in range(2))
    assert one.rules is other.rules


def test_a_deep_copy_shares_the_rules() -> None:
    match = middle(GAMES["paladins"], 3)
    assert copy.deepcopy(match).rules is match.rules
    assert copy.deepcopy(match.state).rules is match.rules


def test_seats_keep_the_names_they_were_given() -> None:
    game = masons_modules.LISTING.load(2)
    game.rules.call_seats(["Ada", "Bela"])
    assert pickle.loads(pickle.dumps(game)).seats == ("Ada", "Bela")


def test_rules_put_together_by_hand_say_that_they_are() -> None:
    rules = masons_modules.LISTING.build(2, {})
    with pytest.raises(GreatHallError, match="by hand"):
        pickle.dumps(rules)


def test_matches_go_to_other_processes_and_back() -> None:
    matches = [middle(GAMES[name], 5) for name in ("citadels", "crowns")]
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        found = list(pool.map(methodcaller("record"), matches))
    assert [record.text() for record in found] == [match.record().text() for match in matches]


@pytest.mark.parametrize("name", GAMES)
def test_numbers_of_other_packages_are_answers_and_seats(name: str) -> None:
    plain, other = middle(GAMES[name], 7), middle(GAMES[name], 7)
    seat = plain.deciders()[0]
    answer = plain.legal(seat)[0]
    assert other.legal(Number(seat)) == plain.legal(seat)
    plain.play(answer, seat)
    other.play(Number(answer), Number(seat))
    assert known(other) == known(plain)


@pytest.mark.parametrize("wrong", ["3", 2.0, None])
def test_what_is_no_number_is_no_answer(wrong: Any) -> None:
    match = middle(GAMES["citadels"], 3)
    before = known(match)
    with pytest.raises(TypeError):
        match.play(wrong, match.deciders()[0])
    assert known(match) == before


class Counting(Match):
    """A match of somebody's own that counts how often answers are given."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.given = 0

    def give(self, answer: int, at: int) -> None:
        self.given += 1
        super().give(answer, at)


class Titled(Record):
    """A record of somebody's own."""

    def text(self) -> str:
        return f"# mine\n{super().text()}"


class Mine(Game):
    """A game of somebody's own."""

    def new(self, seed: int | None = None, chance: str = "luck", luck: Luck | None = None) -> Match:
        return Counting(self.rules, self.first_state(), luck or Luck(seed or 0)).begin()


def test_classes_of_the_engine_have_children() -> None:
    given = GAMES["citadels"]
    match = Mine(given.listing, given.rules).new(seed=5)
    assert isinstance(match, Counting)
    seat = match.deciders()[0]
    match.play(match.legal(seat)[0], seat)
    with pytest.raises(IllegalAnswer):
        match.play(-1, seat)
    assert match.given == 2
    again = pickle.loads(pickle.dumps(match))
    assert (type(again), again.given) == (Counting, 2)
    record = match.record()
    titled = Titled(record.game, record.rules, record.players, record.options, record.entries)
    assert titled.text() == f"# mine\n{record.text()}"


def test_what_fails_leaves_nothing_behind() -> None:
    """All or none, even if only the second of two answers is refused."""
    match = middle(GAMES["citadels"], 30)
    before, seat = known(match), match.deciders()[0]
    with pytest.raises(IllegalAnswer):
        match.play_all([match.legal(seat)[0], -1], seat)
    assert known(match) == before
