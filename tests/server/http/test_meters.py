"""What a hall measures of itself, in which form it tells it, and to whom."""

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest
from lucky import same_luck
from server.memory_store import MemoryStore
from server.visitors import BOTS, Browser, settle
from starlette.applications import Starlette
from starlette.types import ASGIApp

from greathall.server.hall.hall import Hall
from greathall.server.http.hosts import Hosts
from greathall.server.http.meters import Meters, MetricsPage, Timed, WatchedWorkers, watched
from greathall.server.http.serving import Keeping, build
from greathall.server.metrics import Counter, Histogram, gauge, text
from greathall.server.store.store import Guest
from greathall.server.thinking.workers import NoThought

LINE = re.compile(
    r'greathall_[a-z_]+(\{([a-z]+="[^"\\]*")(,[a-z]+="[^"\\]*")*\})? -?[0-9.e+-]+|# TYPE greathall_[a-z_]+ \w+'
)


def test_the_form_of_what_is_told() -> None:
    seconds, count = Histogram("wait_seconds", "kind", bounds=(0.1, 0.5)), Counter("answers_total")
    for taken in (0.05, 0.1, 0.3, 9):
        seconds.observe(taken, "api")
    count.add()
    count.add(amount=2)
    assert text(seconds.lines(), count.lines(), gauge("sockets", {(): 7})).splitlines() == [
        "# TYPE greathall_wait_seconds histogram",
        'greathall_wait_seconds_bucket{kind="api",le="0.1"} 2',
        'greathall_wait_seconds_bucket{kind="api",le="0.5"} 3',
        'greathall_wait_seconds_bucket{kind="api",le="+Inf"} 4',
        'greathall_wait_seconds_sum{kind="api"} 9.45',
        'greathall_wait_seconds_count{kind="api"} 4',
        "# TYPE greathall_answers_total counter",
        "greathall_answers_total 3",
        "# TYPE greathall_sockets gauge",
        "greathall_sockets 7",
    ]


def test_the_page_for_hosts_names_what_is_told() -> None:
    """Every metric, with its labels, and nothing else."""
    page = (Path(__file__).parents[3] / "docs" / "operations.md").read_text(encoding="utf-8")
    named = dict(re.findall(r"^\| `greathall_(\w+)(?:\{([\w, ]+)\})?` \|", page, re.MULTILINE))
    house = Measured()
    counted = [one for one in vars(house.meters).values() if isinstance(one, Histogram | Counter)]
    lines = text(*house.meters.present(house.hall)).splitlines()
    gauges = {line.split(" ")[2].removeprefix("greathall_") for line in lines if line.startswith("# TYPE")}
    labels = {one.name: ", ".join(one.labels) for one in counted}
    shown = {name: labels.get(name, named.get(name)) for name in {*labels, *gauges}}
    assert named == shown
    for line in lines:
        found = re.match(r"greathall_(\w+)(\{(\w+)=)?", line)
        assert found is None or named[found[1]] == (found[3] or "")


class Measured:
    """A hall that measures itself, in one event loop."""

    def __init__(self) -> None:
        self.meters = Meters()
        self.hall = Hall(watched(MemoryStore(), self.meters), luck=same_luck, workers=WatchedWorkers(self.meters))
        keeping = Keeping(measured=True)
        self.app: Any = build(self.hall, Hosts("hall", ["127.0.0.1"]), None, None, keeping, self.meters)

    def told(self) -> dict[str, float]:
        """The numbers by what they are called, with their labels."""
        lines = self.meters.text(self.hall).splitlines()
        assert [line for line in lines if not LINE.fullmatch(line)] == []
        return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines if not line.startswith("#")}


def test_everything_that_happens_is_measured() -> None:
    async def story() -> None:
        house = Measured()
        anna = await Browser(house.app).named("Anna")
        table = await anna.open(**BOTS)
        socket = await anna.connect(table)
        await socket.asked()
        before = house.told()
        assert (await socket.answer())["type"] == "done"
        await settle()
        told = house.told()
        assert told["greathall_answers_total"] > before.get("greathall_answers_total", 0)
        assert told["greathall_message_seconds_count"] == 1
        assert told['greathall_request_seconds_count{kind="api",status="200"}'] == 2
        assert told['greathall_store_seconds_count{operation="append"}'] == told["greathall_answers_total"]
        assert told['greathall_tables_at_hand{status="playing"}'] == 1
        assert [told[f"greathall_{name}"] for name in ("sockets", "tables_visited", "guests_online")] == [1, 1, 1]
        assert told['greathall_workers{state="hired"}'] == 0
        await socket.close()
        await house.hall.close()

    asyncio.run(story())


def test_what_fails_is_counted_as_failed() -> None:
    class Broken(MemoryStore):
        async def rename_guest(self, guest: str, name: str) -> None:
            raise OSError("the disk is full")

    async def story() -> None:
        meters = Meters()
        store, workers = watched(Broken(), meters), WatchedWorkers(meters)
        await store.add_guest(Guest("a", "Anna"), b"")
        with pytest.raises(OSError, match="full"):
            await store.rename_guest("a", "Anne")
        workers.closed = True
        with pytest.raises(NoThought):
            await workers.hand_over(None, 1.0)  # type: ignore[arg-type]
        assert meters.failed.counts == {("rename_guest",): 1}
        assert list(meters.stored.counts) == [("add_guest",)]
        assert list(meters.thoughts.counts) == [("none",)]

    asyncio.run(story())


def test_how_late_the_loop_comes_is_seen() -> None:
    async def story() -> None:
        meters = Meters()
        looking = asyncio.create_task(meters.keep_looking())
        while not meters.late.counts:
            await asyncio.sleep(0)
        looking.cancel()
        assert sum(meters.late.counts[()]) >= 1

    asyncio.run(story())


READERS = [
    ("127.0.0.1", {"host": "localhost:8000"}, (), 200),
    ("::1", {"host": "[::1]:8000"}, (), 200),
    ("192.168.1.5", {"host": "127.0.0.1:8000"}, (), 404),
    ("127.0.0.1", {"host": "games.example"}, (), 404),  # a proxy that the hall was not told of
    ("127.0.0.1", {"host": "127.0.0.1:8000", "x-forwarded-for": "203.0.113.9"}, (), 404),
    ("127.0.0.1", {"host": "127.0.0.1:8000", "forwarded": "for=203.0.113.9"}, (), 404),
    ("192.168.1.5", {"host": "games.example"}, ("192.168.0.0/16",), 200),
    ("10.0.0.5", {"host": "games.example"}, ("192.168.0.0/16", "10.0.0.6"), 404),
    ("", {"host": "games.example"}, ("0.0.0.0/0",), 404),
]


@pytest.mark.parametrize(("address", "headers", "readers", "status"), READERS)
def test_only_this_machine_is_told_and_whoever_is_named(
    address: str, headers: dict[str, str], readers: tuple[str, ...], status: int
) -> None:
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    async def receive() -> Any:
        raise AssertionError("nothing is read")

    async def story() -> None:
        hall = Hall(MemoryStore(), luck=same_luck)
        said = [(name.encode(), value.encode()) for name, value in headers.items()]
        scope = {"type": "http", "method": "GET", "path": "/metrics", "headers": said, "client": (address, 1)}
        await MetricsPage(Meters(), hall, readers)(scope, receive, send)
        await hall.close()

    asyncio.run(story())
    assert sent[0]["status"] == status


def test_a_hall_that_is_not_asked_to_measures_nothing() -> None:
    hall = Hall(MemoryStore(), luck=same_luck)
    assert watched(hall.store, None) is hall.store
    app: ASGIApp = build(hall, Hosts("127.0.0.1"))
    assert not isinstance(app, Timed | Starlette)

    async def story() -> None:
        browser = Browser(app)  # type: ignore[arg-type]
        browser.http.base_url = "http://127.0.0.1"
        assert (await browser.get("/metrics")).status_code in (404, 503)
        await hall.close()

    asyncio.run(story())
