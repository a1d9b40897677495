"""Whom guests have blocked and what they reported, whichever Store keeps it."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace
from server.stored import ANNA, BERT, table

from greathall.server.store.complaints import OWN, REPORTS
from greathall.server.store.postgres.copying import back_up
from greathall.server.store.postgres.moving import move
from greathall.server.store.postgres.store import PostgresStore
from greathall.server.store.sqlite import SqliteStore
from greathall.server.store.store import Guest, ReportedLine, Store, StoredReport

pytestmark = pytest.mark.anyio

CARL = Guest("carl2222", "Carl")
LINES = [
    ReportedLine(1, ANNA.id, "A", "Anna", "Hello"),
    ReportedLine(2, BERT.id, "B", "Bert", "You cheat", meant=True),
]
DONE = [{"n": 3, "event": "gains", "who": "A", "gold": 2}]
REPORT = StoredReport(
    id="report22",
    made=1_700_000_000.5,
    table="table222",
    game="citadels",
    players=2,
    options={"crown": 1},
    author=ANNA.id,
    about=BERT.id,
    seat="B",
    name="Bert",
    why="Täglich “so”",
    lines=LINES,
    done=DONE,
)


async def test_a_guest_blocks_others_and_takes_it_back(store: Store) -> None:
    await store.add_guest(CARL, b"carl's")
    for other in (CARL, BERT, CARL):
        await store.block(ANNA.id, other.id, True)
    assert await store.blocked(ANNA.id) == [BERT, CARL]
    assert await store.blocked(BERT.id) == [], "it goes one way"
    assert [await store.apart(one.id) for one in (ANNA, BERT)] == [{BERT.id, CARL.id}, {ANNA.id}]
    await store.block(ANNA.id, BERT.id, False)
    await store.block(ANNA.id, BERT.id, False)
    assert await store.blocked(ANNA.id) == [CARL]
    await store.block(ANNA.id, "nobody22", True)
    await store.rename_guest(CARL.id, "Karl")
    assert [guest.name for guest in await store.blocked(ANNA.id)] == ["Karl"]


async def test_a_report_is_kept_as_it_was_made(store: Store) -> None:
    early = replace(REPORT, id="early222", made=REPORT.made - 10, lines=[], done=[])
    await store.add_report(early)
    await store.add_report(REPORT)
    assert await store.reports() == [early, REPORT]
    await store.forget_reports(REPORT.made)
    assert await store.reports() == [REPORT]
    assert await store.drop_report("nothing") is False
    assert await store.drop_report(REPORT.id) is True
    assert await store.reports() == []


def numbered(number: int, author: str) -> StoredReport:
    return replace(REPORT, id=f"report{number:03}", made=REPORT.made + number, author=author, lines=LINES[:1])


async def test_nobody_fills_the_store_with_reports(store: Store) -> None:
    for number in range(OWN + 2):
        await store.add_report(numbered(number, ANNA.id))
    found = await store.reports()
    assert (len(found), found[0].id) == (OWN, "report002")
    for number in range(OWN + 2, REPORTS + 3):
        await store.add_report(numbered(number, f"guest{number}"))
    found = await store.reports()
    assert (len(found), found[0].id) == (REPORTS, "report003")


async def test_a_few_who_report_again_and_again_push_nobody_out_but_themselves(store: Store) -> None:
    await store.add_report(numbered(0, ANNA.id))
    await store.add_report(numbered(1, ""))
    for number in range(2, REPORTS + OWN + 2):
        await store.add_report(numbered(number, f"guest{number % 11}"))
    found = await store.reports()
    assert (len(found), [report.id for report in found[:2]]) == (REPORTS, ["report000", "report001"])


async def test_what_forgotten_guests_reported_is_kept_as_if_it_were_of_many(store: Store) -> None:
    for number in range(OWN + 2):
        await store.add_report(numbered(number, ""))
    assert len(await store.reports()) == OWN + 2


async def test_whoever_is_forgotten_is_in_no_block_and_no_report(store: Store) -> None:
    await store.block(ANNA.id, BERT.id, True)
    await store.add_report(REPORT)
    await store.add_report(replace(REPORT, id="other222", author=BERT.id, about=CARL.id, name="Carl"))
    await store.forget_guest(BERT.id)
    assert await store.blocked(ANNA.id) == []
    [left] = await store.reports()
    assert (left.id, left.author, left.lines) == ("other222", "", LINES[:1])
    await store.forget_guest(ANNA.id)
    assert [report.lines for report in await store.reports()] == [[]]


async def test_guests_nobody_can_be_any_more_take_their_blocks_along(store: Store) -> None:
    await store.block(ANNA.id, BERT.id, True)
    await store.void(BERT.id)
    await store.forget_guests("")
    assert await store.blocked(ANNA.id) == []


async def test_it_moves_with_the_hall_and_is_in_its_copies(tmp_path: Path, database: str) -> None:
    file = tmp_path / "hall.db"
    before = await SqliteStore.open(file)
    for guest in (ANNA, BERT):
        await before.add_guest(guest, guest.id.encode())
    await before.add_table(table())
    await before.block(ANNA.id, BERT.id, True)
    await before.add_report(REPORT)
    await before.close()
    await move(str(file), database, lambda *_: None)
    there = await PostgresStore.open(database)
    assert (await there.blocked(ANNA.id), await there.reports()) == ([BERT], [REPORT])
    await there.close()
    copy = await asyncio.to_thread(asyncio.run, back_up(database, tmp_path / "copy.db"))
    again = await SqliteStore.open(copy.file)
    assert (await again.blocked(ANNA.id), await again.reports()) == ([BERT], [REPORT])
    await again.close()
