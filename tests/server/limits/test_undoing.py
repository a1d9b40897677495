"""How much may be taken back: a game's record does not grow without end, and what was taken back is left behind."""

import pytest
from server.long_records import can_waver, long_game
from server.replay.test_playing_on import match_of
from server.visitors import House, Socket, visit

from greathall import games
from greathall.engine import RecordEntry
from greathall.engine.kept.record import UNDO, in_force
from greathall.server.denied import MessageDenied
from greathall.server.limits.undoing import ALL, LONGEST, OWN, RECENT, check_undo
from greathall.server.table.numbers import replay

GAMES = ["citadels", "paladins"]


def entries(*said: str) -> list[RecordEntry]:
    return [RecordEntry(who, text) for who, text in (one.split(" ", 1) for one in said)]


def is_refused(record: list[RecordEntry], who: str = "A") -> bool:
    """Whether this seat has taken back too much to go on with it."""
    try:
        check_undo(record, who)
    except MessageDenied as refused:
        return refused.reason == "undone_often"
    return False


def test_somebody_takes_back_only_so_much_until_the_game_has_gone_on() -> None:
    wavering = entries("A build market", f"A {UNDO}")
    assert not is_refused(wavering * (OWN - 1))
    assert is_refused(wavering * OWN)
    assert not is_refused(wavering * OWN, "B"), "others have their own"
    assert is_refused(wavering * OWN + entries("B pass") * (RECENT - 2 * OWN))
    assert not is_refused(wavering * OWN + entries("B pass") * (RECENT - 2 * OWN + 2))


def test_people_cannot_take_turns_at_it() -> None:
    all_of_them = [f"{who} {text}" for who in "ABCD" for text in ("build market", UNDO)]
    assert not is_refused(entries(*all_of_them) * (ALL // 4 - 1), "E")
    assert is_refused(entries(*all_of_them) * (ALL // 4), "E")


def test_in_a_record_that_is_too_long_nothing_is_taken_back() -> None:
    assert not is_refused(entries("A pass") * (LONGEST - 1))
    assert is_refused(entries("A pass") * LONGEST)


def test_at_a_table_a_storm_of_undos_ends_and_the_game_goes_on() -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        table = await anna.open(game="citadels", players=2, bots=["random"], start=True, settings={"pace": "instant"})
        socket, live = await anna.connect(table), await house.hall.table(table)
        await socket.asked()
        while not can_waver(match_of(live)):
            await socket.answer()
            await socket.asked()
        said = [await waver(socket) for _ in range(OWN + 1)]
        assert said == ["done"] * OWN + ["undone_often"]
        await socket.asked()
        assert (await socket.answer())["type"] == "done"

    visit(story)


async def waver(socket: Socket) -> str:
    """Give the first answer and take it back; what came of that."""
    await socket.asked()
    assert (await socket.answer())["type"] == "done"
    said = await socket.ask(type="undo", id=2, mine=socket.game["mine"])
    return str(said.get("reason", said["type"]))


@pytest.mark.parametrize("game", GAMES)
def test_what_was_taken_back_is_left_behind_and_nothing_else_changes(game: str) -> None:
    match = long_game(300, game)
    kept = [entry for _, entry in in_force(match.history.entries)]
    again, _ = replay(games.find(game).load(2), kept)
    assert len(kept) < 100 and all(entry.text != UNDO for entry in kept)
    for seat in range(2):
        assert (again.view(seat), again.question(seat)) == (match.view(seat), match.question(seat))
