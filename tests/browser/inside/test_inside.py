"""The page with the hall inside: from a web space that has nothing but files, to a table, and back to it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from browser.guests import Guest, Invite
from browser.halls import Hall
from browser.inside.insiders import Insider, WebSpace
from browser.playing import THINGS, Player

from tools.page.making import SERVICE

RECORDS = sorted((Path(__file__).parents[2] / "records").rglob("*.record"))[::8]
# What a worker finds where no piece of a file can be kept, or nothing at all.
FULL = """const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (value, key) {
  if (typeof key === "number") throw new DOMException("", "QuotaExceededError");
  return put.call(this, value, key);
};"""
UNLOCKED = "navigator.locks.request = (name, how, work) => Promise.resolve(work({}));"
DEAF = "window.BroadcastChannel = class { postMessage() {} };"
DENIED = "indexedDB.open = () => { throw new DOMException('', 'SecurityError'); };"


def test_a_table_against_bots_is_there_again_after_reloading(invite: Invite) -> None:
    guest = invite("Anna")
    guest.go(guest.table(2, bots=["easy"]))
    seen = Player(guest, 1).play(most=6)
    number = guest.last()["n"]
    guest.page.reload()
    again = guest.wait_for_question()
    assert guest.last()["n"] >= number
    assert again["kind"] == seen["kind"]


@pytest.mark.whole
def test_what_needs_other_devices_is_not_offered(invite: Invite) -> None:
    guest = invite("Anna")
    guest.page.goto(guest.address)
    guest.page.locator("[data-friends]").wait_for()
    assert guest.page.get_by_role("button", name="Join").count() == 0
    guest.go(guest.table(3, open_seats=1))
    guest.page.get_by_text("Seat somebody at this device").wait_for()
    assert guest.page.locator("[data-invite]").count() == 0
    guest.page.locator("[data-friends]").wait_for()


@pytest.mark.whole
def test_a_second_window_does_not_fork_the_hall(invite: Invite) -> None:
    guest = invite("Anna")
    guest.go(guest.table(2))
    guest.wait_for_question()
    number = guest.last()["n"]
    second = guest.context.new_page()
    second.goto(guest.page.url)
    second.locator("[data-inside=elsewhere]").wait_for()
    second.get_by_role("button", name="Play here").click()
    second.locator("[data-question]").wait_for()
    guest.page.locator("[data-inside=elsewhere]").wait_for()
    guest.page.get_by_role("button", name="Play here").click()
    guest.wait_for_question()
    assert guest.last()["n"] >= number


@pytest.mark.whole
def test_a_window_that_did_not_hear_that_the_hall_is_elsewhere_keeps_nothing_more(
    invite: Invite, space: WebSpace
) -> None:
    """It finds out with its next answer, of which nothing is shown: the table is not forked."""
    space.before["hall.worker"] = UNLOCKED
    guest = invite()
    guest.page.add_init_script(DEAF)
    guest.page.reload()
    guest.named("Anna").go(guest.table(2))
    guest.wait_for_question()
    number = guest.last()["n"]
    second = guest.context.new_page()
    second.goto(guest.page.url)
    second.locator("[data-question]").wait_for()
    space.before.clear()
    guest.page.bring_to_front()
    guest.page.locator(THINGS).first.click()
    guest.page.locator("[data-confirm]").click()
    guest.page.locator("[data-inside=elsewhere]").wait_for()
    assert guest.last()["n"] == number


@pytest.mark.whole
@pytest.mark.parametrize(
    ("before", "said"),
    [(DENIED, "This browser keeps nothing here"), (FULL, "The browser has no room left")],
    ids=["denied", "full"],
)
def test_a_browser_that_keeps_nothing_says_so_and_plays(
    invite: Invite, space: WebSpace, before: str, said: str
) -> None:
    space.before["hall.worker"] = before
    try:
        guest = invite("Anna")
        guest.page.get_by_text(said).wait_for()
        guest.go(guest.table(2))
        Player(guest, 1).play(most=3)
    finally:
        space.before.clear()


@pytest.mark.whole
def test_a_record_goes_out_of_the_page_and_into_a_hall_on_a_network(invite: Invite, hall: Hall, tmp_path: Path) -> None:
    guest = invite("Anna")
    guest.go(guest.table(2))
    Player(guest, 1).play(most=4)
    guest.page.get_by_role("button", name="Menu").click()
    with guest.page.expect_download() as saving:
        guest.page.get_by_text("Save the record").click()
    record = tmp_path / "record.txt"
    saving.value.save_as(record)
    assert record.read_text(encoding="utf-8").startswith("greathall record")
    other = Guest(guest.context.browser, hall.address, guest.album)  # type: ignore[arg-type]
    other.go("/replay")
    other.page.locator("[data-file]").set_input_files(record)
    other.page.wait_for_url("**/replay/*")
    other.context.close()


@pytest.mark.whole
def test_without_a_network_the_page_opens_and_plays_on(invite: Invite) -> None:
    guest = invite("Anna")
    guest.go(guest.table(2))
    Player(guest, 1).play(most=2)
    guest.wait("() => navigator.serviceWorker.controller !== null")
    guest.context.set_offline(True)
    guest.page.reload()
    Player(guest, 1).play(most=2)


@contextmanager
def newer(space: WebSpace) -> Iterator[None]:
    """The web space has a newer version of the page meanwhile."""
    service = space.folder / SERVICE
    text = service.read_text(encoding="utf-8")
    service.write_text(text.replace('"great-hall ', '"great-hall next '), encoding="utf-8")
    try:
        yield
    finally:
        service.write_text(text, encoding="utf-8")


def renew(guest: Guest) -> None:
    """Somebody reads that a new version is ready, and loads it."""
    guest.page.reload()
    guest.page.get_by_text("A new version of the page is ready").wait_for()
    with guest.page.expect_navigation():
        guest.page.get_by_role("button", name="Load it").click()
    guest.page.locator("[data-inside=open]").wait_for(state="attached")


@pytest.mark.whole
def test_a_new_version_is_said_to_be_ready_and_waits(invite: Invite, space: WebSpace) -> None:
    guest = invite("Anna")
    guest.wait("() => navigator.serviceWorker.controller !== null")
    with newer(space):
        renew(guest)
    assert [name.split(" ")[1] for name in guest.page.evaluate("() => caches.keys()")] == ["next"]


@pytest.mark.whole
def test_a_table_outlives_an_update_of_the_page(invite: Invite, space: WebSpace) -> None:
    guest = invite("Anna")
    guest.wait("() => navigator.serviceWorker.controller !== null")
    path = guest.table(2)
    guest.go(path)
    seen = Player(guest, 1).play(most=4)
    number = guest.last()["n"]
    guest.go("/")
    with newer(space):
        renew(guest)
    guest.go(path)
    again = guest.wait_for_question()
    assert (again["kind"], guest.last()["n"]) == (seen["kind"], number)
    Player(guest, 1).play(most=2)
    assert guest.last()["n"] > number


@pytest.mark.whole
def test_both_engines_play_the_same_records(invite: Invite, hall: Hall) -> None:
    """What happened in a pinned game, and how it looked to everybody, is the same to the letter in WebAssembly."""
    guest = invite("Anna")
    assert isinstance(guest, Insider)
    for file in RECORDS:
        brought = {"record": file.read_text(encoding="utf-8")}
        taken = guest.ask("replays", brought)
        other = guest.context.request.post(
            f"{hall.address}/api/replays", data=brought, headers={"Origin": hall.address}
        ).json()
        assert taken == other
        for path in (f"replays/{taken['id']}?as=all", f"replays/{taken['id']}/stills?as=A&first=40&count=3"):
            assert guest.get(path) == guest.context.request.get(f"{hall.address}/api/{path}").json(), file.name


@pytest.mark.whole
def test_a_worker_that_is_killed_loses_nothing_that_was_seen(invite: Invite) -> None:
    guest = invite("Anna")
    guest.go(guest.table(2))
    Player(guest, 1).play(most=5)
    number = guest.last()["n"]
    guest.page.evaluate("() => inside.kill()")
    guest.page.reload()
    guest.wait_for_question()
    assert guest.last()["n"] >= number


# Says what the worker of the hall unpacks, and when it finds the memory of Python.
COUNTED = """const Plain = DecompressionStream;
self.DecompressionStream = class extends Plain {
  constructor(format) { super(format); console.warn("unpacks"); }
};
const whole = Response.prototype.arrayBuffer;
Response.prototype.arrayBuffer = async function () {
  const content = await whole.call(this);
  if (content.byteLength > 20e6) console.warn("remembers");
  return content;
};"""
# Puts something else of this size in the place of that memory, or of its own size.
SPOIL = """async (size) => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (!request.url.endsWith("/memory")) continue;
      const { byteLength } = await (await cache.match(request)).arrayBuffer();
      await cache.put(request, new Response(new Uint8Array(size ?? byteLength)));
    }
  }
}"""


@pytest.mark.whole
def test_from_the_second_visit_on_python_remembers_what_it_imported(invite: Invite, space: WebSpace) -> None:
    """What it is made of is kept as it was before it was packed. Where the memory is spoilt, it imports again."""
    space.before["hall.worker"] = COUNTED

    def said(words: str) -> int:
        Player(guest, 1).play(most=2)
        return guest.complaints.count(f"console: {words}")

    try:
        guest = invite("Anna")
        guest.expect("unpacks", "remembers")
        guest.go(guest.table(2))
        assert (said("unpacks"), said("remembers")) == (5, 0)
        guest.wait("() => navigator.serviceWorker.controller !== null")
        guest.page.reload()
        assert (said("unpacks"), said("remembers")) == (5, 1)
        assert guest.faults() == []
        guest.expect("Python begins without its memory")
        guest.page.evaluate(SPOIL, None)
        guest.page.reload()
        assert (said("unpacks"), said("remembers")) == (5, 2)
        assert any("Python begins without its memory" in complaint for complaint in guest.complaints)
        guest.page.evaluate(SPOIL, 7)
        guest.page.reload()
        assert (said("unpacks"), said("remembers")) == (5, 2)
    finally:
        space.before.clear()


@pytest.mark.whole
def test_a_tab_that_is_killed_in_the_middle_of_a_decision_loses_nothing_that_was_seen(invite: Invite) -> None:
    """Somebody has chosen, and not said it yet: what is asked is asked again."""
    guest = invite("Anna")
    guest.go(guest.table(2))
    seen = Player(guest, 1).play(most=5)
    number, address = guest.last()["n"], guest.page.url
    guest.page.keyboard.press("1")
    other = guest.context.new_page()
    guest.page.close()
    other.goto(address)
    other.locator("[data-question], [data-inside=elsewhere]").first.wait_for()
    if other.locator("[data-inside=elsewhere]").count():  # the browser has not cleared the other one away yet
        other.get_by_role("button", name="Play here").click()
    guest.page = other
    again = guest.wait_for_question()
    assert (again["kind"], guest.last()["n"]) == (seen["kind"], number)
