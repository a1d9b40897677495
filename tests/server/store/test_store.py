"""What the hall keeps, whichever Store keeps it."""

import asyncio

import pytest
from msgspec.structs import replace
from server.stored import ANNA, BERT, kept, record, said, table

from greathall.engine import RecordEntry
from greathall.server import identity
from greathall.server.protocol.messages import Settings
from greathall.server.store.store import Guest, Store, StoredSeat, StoredTable

pytestmark = pytest.mark.anyio


# Guests.


async def test_a_guest_is_known_by_the_hash_of_a_token(store: Store) -> None:
    assert await store.guest_of(identity.hashed("anna's")) == ANNA
    assert await store.guest_of(identity.hashed("nobody's")) is None
    await store.rename_guest(ANNA.id, "Anne")
    assert await store.guest_of(identity.hashed("anna's")) == Guest(ANNA.id, "Anne")


async def test_a_guest_may_have_several_browsers(store: Store) -> None:
    await store.add_token(ANNA.id, b"phone", "browser", 0)
    assert await store.guest_of(b"phone") == ANNA
    assert await store.guest_of(identity.hashed("anna's")) == ANNA


async def test_a_personal_link_is_good_once(store: Store) -> None:
    await store.add_token(ANNA.id, b"link", "link", 100.0)
    assert await store.guest_of(b"link") is None, "a link is no browser"
    assert await store.take_link(b"link", b"phone", 99.0) == ANNA
    assert await store.guest_of(b"phone") == ANNA
    assert await store.take_link(b"link", b"other", 99.0) is None
    assert await store.guest_of(b"other") is None


async def test_a_personal_link_expires(store: Store) -> None:
    await store.add_token(ANNA.id, b"link", "link", 100.0)
    assert await store.take_link(b"link", b"phone", 100.0) is None
    assert await store.guest_of(b"phone") is None


async def test_a_new_personal_link_takes_the_place_of_the_last(store: Store) -> None:
    for token in (b"old", b"new"):
        await store.add_token(ANNA.id, token, "link", 100)
    await store.add_token(BERT.id, b"other", "link", 100)
    assert await store.take_link(b"old", b"one", 0) is None
    assert await store.take_link(b"new", b"two", 0) == ANNA
    assert await store.take_link(b"other", b"three", 0) == BERT


async def test_a_browser_is_no_link(store: Store) -> None:
    assert await store.take_link(identity.hashed("anna's"), b"phone", 1.0) is None
    assert await store.guest_of(identity.hashed("anna's")) == ANNA


async def test_of_two_who_use_a_link_at_once_one_gets_in(store: Store) -> None:
    await store.add_token(ANNA.id, b"link", "link", 100.0)
    found = await asyncio.gather(*(store.take_link(b"link", bytes([n]), 1.0) for n in range(20)))
    assert sum(one is not None for one in found) == 1


# Tables.


@pytest.mark.parametrize("filled", [False, True])
async def test_a_table_comes_back_as_it_was(store: Store, filled: bool) -> None:
    await store.add_table(table(filled=filled))
    assert await kept(store) == table(filled=filled)
    assert await store.entries("table222") == []
    assert await store.table("nothing2") is None
    assert await store.entries("nothing2") == []


async def test_a_table_changes_as_a_whole(store: Store) -> None:
    await store.add_table(table())
    seats = [StoredSeat(), StoredSeat(BERT, away=True), StoredSeat(bot="random", name="Hilda")]
    changed = StoredTable("table222", "key", ANNA.id, "", "citadels", 3, {}, Settings(), "playing", 7, None, seats)
    await store.save_table(changed, said("one", "two"))
    assert await kept(store) == changed
    assert await record(store) == [("A", "one"), ("A", "two")]
    changed.seats = changed.seats[1:]
    changed.players, changed.version = 2, 1
    await store.save_table(changed)
    assert await kept(store) == replace(changed, version=0)
    assert len(await record(store)) == 2


async def test_a_table_never_goes_back(store: Store) -> None:
    await store.add_table(table())
    begun = table()
    begun.status = "playing"
    assert await store.save_table(begun, said("begin"))
    assert not await store.save_table(table()), "somebody who does not know yet changes the table"
    assert not await store.save_table(begun, said("again")), "or begins"
    begun.version = 1
    assert await store.append("table222", 1, said("end"), True)
    assert not await store.save_table(begun), "or leaves"
    kept = await store.table("table222")
    assert kept is not None
    assert (kept.status, await record(store)) == ("over", [("A", "begin"), ("A", "end")])


async def test_of_many_who_change_a_table_at_once_one_is_taken(store: Store) -> None:
    await store.add_table(table())
    wanted = [replace(table(), title=f"title {n}") for n in range(20)]
    taken = await asyncio.gather(*(store.save_table(row) for row in wanted))
    assert sum(taken) == 1
    found = await store.table("table222")
    assert found is not None
    assert (found.title, found.version) == (f"title {taken.index(True)}", 1)


async def test_whoever_knows_the_version_of_a_table_may_change_it(store: Store) -> None:
    await store.add_table(table(), said("begin"))
    await store.add_table(replace(table("before22"), next="table222"))
    for version in range(5):
        assert await store.append("table222", version + 1, said("one"), False), "answers change no version"
        assert not await store.save_table(replace(table(), version=version + 1))
        assert await store.save_table(replace(table(), version=version))
    assert await store.append("table222", 6, said("end"), True)
    await store.add_rematch("table222", table("next2222"), said("begin"))
    found = await store.table("table222")
    assert found is not None
    assert found.version == 7, "the end of a game and what follows it are changes"
    await store.delete_table("table222")
    before = await store.table("before22")
    assert before is not None
    assert (before.next, before.version) == (None, 1)


async def test_a_table_may_begin_at_once(store: Store) -> None:
    await store.add_table(table(), said("one"))
    assert await record(store) == [("A", "one")]


async def test_a_table_may_go_on_from_what_was_played(store: Store) -> None:
    row = replace(table(), begins=2)
    await store.add_table(row, said("one", "two"))
    assert await kept(store) == row
    begun = replace(row, status="playing")
    assert await store.save_table(begun, [])
    assert await kept(store) == begun
    assert await store.append("table222", 2, said("three"), False)
    assert await record(store) == [("A", "one"), ("A", "two"), ("A", "three")]


async def test_seats_show_the_present_name_of_a_guest(store: Store) -> None:
    await store.add_table(table())
    await store.rename_guest(ANNA.id, "Anne")
    found = await store.table("table222")
    assert found is not None
    assert found.seats[0].guest == Guest(ANNA.id, "Anne")


async def test_the_rematch_is_decided_once(store: Store) -> None:
    await store.add_table(table())
    asked = [store.add_rematch("table222", table(f"next{n}"), said("begin")) for n in range(5)]
    found = set(await asyncio.gather(*asked))
    assert len(found) == 1
    assert [row.id for row in await store.tables_of(ANNA.id)] == [*found, "table222"], "no other table was made"
    assert await record(store, *found) == [("A", "begin")]
    assert not await store.save_table(table()), "who does not know of it changes nothing"
    assert await store.save_table(replace(table(), version=1))
    kept = await store.table("table222")
    assert kept is not None
    assert {kept.next} == found, "saving the table does not forget it"


async def test_the_tables_of_a_guest_the_last_touched_first(store: Store) -> None:
    for name in ("first222", "second22", "third222"):
        await store.add_table(table(name, BERT), said("begin"))
    await store.append("first222", 1, said("one"), False)
    for guest in (ANNA, BERT):  # Anna is the host, Bert sits there
        assert [found.id for found in await store.tables_of(guest.id)] == ["first222", "third222", "second22"]
    assert await store.tables_of("nobody") == []


async def test_open_tables_are_listed_not_begun_and_not_full(store: Store) -> None:
    await store.add_table(table("hidden22"))
    await store.add_table(table("full2222", listed=True, filled=True))
    await store.add_table(table("older222", listed=True))
    await store.add_table(table("newer222", listed=True))
    begun = table("begun222", listed=True)
    await store.add_table(begun)
    begun.status = "playing"
    assert await store.save_table(begun, said("begin"))
    assert [found.id for found in await store.open_tables()] == ["newer222", "older222"]


async def test_lists_end_somewhere(store: Store) -> None:
    for n in range(55):
        await store.add_table(table(f"table{n}", listed=True))
    assert len(await store.open_tables()) == len(await store.tables_of(ANNA.id)) == 50


# Records.


async def test_entries_are_appended_in_order(store: Store) -> None:
    await store.add_table(table(), said("begin"))
    assert await store.append("table222", 1, [RecordEntry("A", "one"), RecordEntry("chance", "two")], False)
    assert await store.append("table222", 3, said("three"), True)
    assert await record(store) == [("A", "begin"), ("A", "one"), ("chance", "two"), ("A", "three")]
    found = await store.table("table222")
    assert found is not None
    assert found.status == "over"


@pytest.mark.parametrize("n", [0, 1, 3])
async def test_a_number_that_is_taken_or_too_far_writes_nothing(store: Store, n: int) -> None:
    await store.add_table(table(), said("one", "two"))
    assert not await store.append("table222", n, said("x", "y"), True)
    assert await record(store) == [("A", "one"), ("A", "two")]
    found = await store.table("table222")
    assert found is not None
    assert found.status == "open"


async def test_of_many_who_append_at_once_one_is_taken(store: Store) -> None:
    await store.add_table(table(), said("begin"))
    taken = await asyncio.gather(*(store.append("table222", 1, said(f"answer {n}"), False) for n in range(30)))
    assert sum(taken) == 1
    assert await record(store) == [("A", "begin"), ("A", f"answer {taken.index(True)}")]


async def test_the_position_after_the_last_entry_is_kept(store: Store) -> None:
    await store.add_table(table(), said("begin"))
    assert await store.position("table222") is None
    assert await store.append("table222", 1, said("one"), False, {"A": {"gold": 1}, "at": {"turn": "A"}})
    assert await store.append("table222", 2, said("two"), False, {"A": {"gold": 2}, "at": None})
    assert await store.position("table222") == {"A": {"gold": 2}, "at": None}
    assert not await store.append("table222", 2, said("late"), False, {"A": {"gold": 9}})
    assert await store.position("table222") == {"A": {"gold": 2}, "at": None}


@pytest.mark.parametrize("over", [False, True])
async def test_no_position_is_kept_of_a_game_that_is_over_or_has_gone_on_without(store: Store, over: bool) -> None:
    await store.add_table(table(), said("begin"))
    assert await store.append("table222", 1, said("one"), False, {"A": {"gold": 1}})
    assert await store.append("table222", 2, said("two"), over)
    assert await store.position("table222") is None


async def test_where_a_record_begins_and_who_agrees_come_back(store: Store) -> None:
    row = replace(table(), position={"A": {"hand": ["temple"]}})
    await store.add_table(row)
    agreeing = replace(row, seats=[replace(row.seats[0], agrees=True), row.seats[1]])
    assert await store.save_table(agreeing)
    assert await kept(store) == agreeing


async def test_a_table_that_is_deleted_leaves_nothing_behind(store: Store) -> None:
    await store.add_table(table(), [RecordEntry("A", "one")])
    await store.delete_table("table222")
    assert await store.table("table222") is None
    assert await record(store) == []
    assert await store.tables_of(ANNA.id) == []


async def test_tables_that_nobody_has_touched_are_found_by_their_status(store: Store) -> None:
    await store.add_table(table("first222"))
    await store.add_table(table("second22"), said("gold"))
    assert await store.untouched("open", 2e9) == ["first222", "second22"]
    assert await store.untouched("open", 0.0) == []
    assert await store.untouched("over", 2e9) == []


async def test_what_keeping_order_needs(store: Store) -> None:
    await store.add_table(table("first222"))
    await store.add_table(table("second22", BERT))
    assert [guest.name for guest in await store.guests_after("")] == ["Anna", "Bert"]
    assert await store.guests_after(BERT.id) == []
    assert [row.id for row in await store.tables_after("")] == ["first222", "second22"]
    assert [row.id for row in await store.tables_after("first222")] == ["second22"]
    assert [row.id for row in await store.every_table_of(ANNA.id)] == ["first222", "second22"], "as host, too"
    assert [row.id for row in await store.every_table_of(BERT.id)] == ["second22"]
    await store.set_host("second22", BERT.id)
    await store.set_key("second22", "another")
    found = await store.table("second22")
    assert found is not None and (found.host, found.key) == (BERT.id, "another")


async def test_a_guest_is_forgotten_once_nothing_leads_there(store: Store) -> None:
    await store.add_table(table())
    await store.void(BERT.id)
    assert await store.guest_of(identity.hashed("bert's")) is None
    await store.forget_guest(ANNA.id)
    assert await store.guest_of(identity.hashed("anna's")) is None
    assert [guest.name for guest in await store.guests_after("")] == ["Anna", "Bert"], "a table leads to Anna"
    await store.delete_table("table222")
    await store.forget_guest(ANNA.id)
    assert await store.guests_after("") == [BERT]
