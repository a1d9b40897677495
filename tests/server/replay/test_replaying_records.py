"""Records that people bring along: how they are watched, and how the hall refuses those that cannot be."""

import asyncio
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from server.http.test_storms import SPOKEN
from server.long_records import long_game
from server.replay.test_replaying import played, replayed
from server.visitors import GENEROUS, STRICT, Browser, House, opened
from starlette.testclient import TestClient

from greathall.engine import Record
from greathall.server.denied import Denied
from greathall.server.http.guard import Guard
from greathall.server.http.hosts import Hosts
from greathall.server.limits.bounds import BODY, RECORD
from greathall.server.protocol.replays import LONGEST_RECORD
from greathall.server.replay.replaying import MOST_ENTRIES, Replayed
from greathall.server.replay.shelf import HOUR, IDLE, MOST_RECORDS, Shelf


def record() -> str:
    return played("citadels")[1].record().text()


def bad(text: str) -> tuple[int, str, str]:
    """How the hall refuses a record."""
    with pytest.raises(Denied) as refused:
        asyncio.run(Shelf().bring(text))
    return refused.value.status, refused.value.reason, refused.value.detail


def with_header(name: str, value: str) -> str:
    lines = record().split("\n")
    return "\n".join(f"{name}: {value}" if line.startswith(f"{name}:") else line for line in lines)


LINES = record().split("\n")
OTHER = "\n".join([*LINES[:9], "A dance", *LINES[9:]])
WRONG: dict[str, tuple[str, tuple[int, str, str]]] = {
    "a picture": ("\x89PNG\r\n\x1a\n" + "\0" * 50, (400, "bad_record", "1")),
    "another program's file": ("[Event 'Chess']\n1. e4 e5\n", (400, "bad_record", "1")),
    "no header": ("greathall record 1\n\nA pass\n", (400, "bad_record", "1")),
    "a header twice": ("\n".join([LINES[0], LINES[1], *LINES[1:]]), (400, "bad_record", "3")),
    "a header that is no JSON": (with_header("players", "many"), (400, "bad_record", "4")),
    "lists without end": (with_header("options", "[" * 50_000), (400, "bad_record", "1")),
    "a number without end": (with_header("rules", "9" * 5000), (400, "bad_record", "1")),
    "an unknown game": (with_header("game", '"chess"'), (400, "unknown_game", "chess")),
    "other rules": (with_header("rules", "99"), (400, "other_rules", "")),
    "too many players": (with_header("players", "77"), (400, "bad_options", "citadels is for 2-8 players, not 77")),
    "options without end": (with_header("options", '{"preset": "' + "x" * 99 + '"}'), (400, "bad_options", "")),
    "an answer nobody knows": (OTHER, (400, "bad_answer", "10")),
    "nobody's answer": ("\n".join([*LINES[:9], "Z pass", *LINES[9:]]), (400, "bad_answer", "10")),
    "more after the end": (record() + "A end turn\n", (400, "bad_answer", str(len(LINES)))),
    "too many answers": ("\n".join(LINES[:6]) + "\nA undo" * (MOST_ENTRIES + 1), (413, "too_large", "")),
}


@pytest.mark.parametrize(("text", "refusal"), WRONG.values(), ids=WRONG.keys())
def test_a_record_that_cannot_be_watched_is_refused_with_the_reason(text: str, refusal: tuple[int, str, str]) -> None:
    assert bad(text) == refusal
    assert refusal[1] in SPOKEN


def test_a_record_played_with_other_facts_is_refused() -> None:
    facts = '{"facts": {"townsfolk": {"squire": {"price": 9}}}}'
    lines = ["greathall record 1", 'game: "paladins"', f"options: {facts}", "players: 2", "rules: 1", "", ""]
    assert bad("\n".join(lines)) == (400, "other_facts", "")


def test_half_a_game_can_be_watched() -> None:
    text = "\n".join(LINES[:60]) + "\n"

    async def story() -> Any:
        async with opened() as house:
            browser = house.browser()
            name = (await browser.post("/api/replays", record=text)).json()["id"]
            return (await browser.get(f"/api/replays/{name}?as=all")).json()

    found = asyncio.run(story())
    assert found["result"] is None and found["table"]["status"] == "playing"
    assert len(found["entries"]) == len(found["seats"]) + 1 == len(found["rounds"]) + 1 > 30


def test_records_are_kept_for_an_hour_and_not_too_many() -> None:
    now = [0.0]

    async def story() -> None:
        shelf = Shelf(most=40, clock=lambda: now[0])
        name = await shelf.bring(record())
        assert await shelf.bring(record()) == name
        for size in range(20, 23):
            await shelf.bring("\n".join(LINES[:size]))
        assert name not in shelf.at_hand, "it has more positions than are kept"
        assert sum(len(replayed.moves) for replayed in shelf.at_hand.values()) <= 40 and len(shelf.at_hand) > 1
        assert (await shelf.of_record(name)).match.over, "it is played once more"
        now[0] = HOUR + 1
        with pytest.raises(Denied, match="no_replay"):
            await shelf.of_record(name)
        for size in range(MOST_RECORDS + 1):
            await shelf.bring("\n".join(LINES[: 6 + size]))
        assert len(shelf.records) == MOST_RECORDS

    asyncio.run(story())


def test_what_nobody_watches_is_let_go() -> None:
    now = [0.0]

    async def story() -> None:
        shelf = Shelf(clock=lambda: now[0])
        first, second = [await shelf.bring("\n".join(LINES[:size])) for size in (20, 21)]
        now[0] = IDLE - 1
        await shelf.of_record(second)
        now[0] = IDLE
        third = await shelf.bring("\n".join(LINES[:22]))
        assert list(shelf.at_hand) == [second, third], "the first is played once more when somebody comes back to it"
        assert first in shelf.records

    asyncio.run(story())


def test_long_records_brought_along_one_after_the_other_fill_no_memory() -> None:
    async def story() -> None:
        shelf, record = Shelf(most=6000), long_game(1200).record()
        for number in range(8):
            entries = record.entries[: 1190 + number]
            await shelf.bring(Record(record.game, record.rules, record.players, record.options, entries).text())
        assert sum(len(replayed.moves) for replayed in shelf.at_hand.values()) <= 6000
        assert len(shelf.at_hand) == 5

    asyncio.run(story())


def test_of_many_who_come_at_once_the_first_plays_the_game() -> None:
    made = []

    def play() -> Replayed:
        made.append(1)
        return replayed("citadels")

    async def story() -> None:
        shelf = Shelf()
        assert len(set(await asyncio.gather(*[shelf.take("x", play) for _ in range(9)]))) == 1

    asyncio.run(story())
    assert made == [1]


def test_one_visitor_brings_only_so_many() -> None:
    async def story() -> list[int]:
        async with opened(rates=STRICT) as house:
            browser = house.browser()
            return [(await browser.post("/api/replays", record="x")).status_code for _ in range(12)]

    assert asyncio.run(story()) == [400] * 10 + [429] * 2


def test_only_a_record_may_be_so_large() -> None:
    house = TestClient(Guard(House().app, Hosts("127.0.0.1")), base_url="http://127.0.0.1:8000")
    assert house.post("/api/replays", json={"record": "x" * (BODY + 1)}).json()["reason"] == "bad_record"
    assert house.post("/api/replays", json={"record": "x" * (LONGEST_RECORD + 1)}).json()["reason"] == "malformed"
    assert house.post("/api/replays", json={"record": "x" * RECORD}).json()["reason"] == "too_large"
    assert house.post("/api/me", json={"name": "x" * BODY}).json()["reason"] == "too_large"


# Anything at all.

CHANGES = st.lists(
    st.tuples(st.sampled_from(["drop", "twice", "swap", "write", "cut"]), st.integers(0, 10**6), st.text(max_size=30)),
    max_size=4,
)
QUERY = st.dictionaries(
    st.sampled_from(["as", "first", "count", "key"]),
    st.sampled_from(
        ["all", "A", "E", "F", "0", "1", "32", "33", "-1", "\u0661", "1e3", "9" * 40, "", "\u202e", "%", "spectator"]
    ),
)


def changed(lines: list[str], change: tuple[str, int, str]) -> list[str]:
    """Lines of a record with one thing wrong."""
    kind, place, text = change
    at = place % max(len(lines), 1)
    other = (place // 7) % max(len(lines), 1)
    if kind == "drop":
        return lines[:at] + lines[at + 1 :]
    if kind == "twice":
        return lines[:at] + lines[at : at + 1] + lines[at:]
    if kind == "swap" and lines:
        lines = [*lines]
        lines[at], lines[other] = lines[other], lines[at]
        return lines
    return lines[:at] if kind == "cut" else [*lines[:at], text, *lines[at:]]


async def watch(browser: Browser, place: str, query: dict[str, str]) -> int:
    answer = await browser.http.get(place, params=query)
    assert answer.status_code in (200, 400)
    assert answer.status_code == 200 or answer.json()["reason"] in SPOKEN
    return answer.status_code


@settings(max_examples=60, derandomize=True, deadline=None)
@given(CHANGES, st.lists(QUERY, max_size=6))
def test_whatever_is_brought_and_asked_for_is_answered(
    changes: list[tuple[str, int, str]], queries: list[dict[str, str]]
) -> None:
    lines = LINES
    for change in changes:
        lines = changed(lines, change)

    async def story() -> None:
        async with opened(rates=msgspec.structs.replace(GENEROUS, records=GENEROUS.looks)) as house:
            browser = house.browser()
            answer = await browser.post("/api/replays", record="\n".join(lines) or "x")
            assert answer.status_code in (200, 400)
            if answer.status_code == 400:
                assert answer.json()["reason"] in SPOKEN
                return
            place = f"/api/replays/{answer.json()['id']}"
            assert await watch(browser, place, {"as": "all"}) == 200
            for query in queries:
                await watch(browser, place, query)
                await watch(browser, f"{place}/stills", query)

    asyncio.run(story())


@settings(max_examples=60, derandomize=True, deadline=None)
@given(st.text(max_size=300) | st.binary(max_size=300).map(lambda content: content.decode("latin-1")))
def test_any_text_is_refused(text: str) -> None:
    for whole in (text or "x", f"greathall record 1\n{text}", "\n".join([*LINES[:4], text])):
        assert bad(whole)[:2] == (400, "bad_record")
