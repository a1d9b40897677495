"""Guests, a table and entries for tests of what the hall keeps."""

from msgspec.structs import replace

from greathall.engine import RecordEntry
from greathall.server.protocol.messages import Settings
from greathall.server.store.store import Guest, Store, StoredSeat, StoredTable

ANNA, BERT = Guest("anna2222", "Anna"), Guest("bert2222", "Bert")


def table(name: str = "table222", guest: Guest = ANNA, *, listed: bool = False, filled: bool = False) -> StoredTable:
    """A table of two that Anna has opened; a bot sits there if it is filled."""
    options = {"preset": "first_game", "modules": ["one", "two"], "deep": {"n": 1, "none": None}}
    seats = [StoredSeat(guest), StoredSeat(bot="random", name="Osric") if filled else StoredSeat()]
    settings = Settings(listed=listed, watch=False, pace="quick")
    return StoredTable(name, "key", ANNA.id, "Täfel “1”", "citadels", 2, options, settings, "open", 0, None, seats)


def said(*texts: str) -> list[RecordEntry]:
    return [RecordEntry("A", text) for text in texts]


async def kept(store: Store) -> StoredTable:
    """The table as it is stored, but for when that was, and how often."""
    found = await store.table("table222")
    assert found is not None
    return replace(found, touched=0.0, version=0)


async def record(store: Store, name: str = "table222") -> list[tuple[str, str]]:
    return [(entry.who, entry.text) for entry in await store.entries(name)]
