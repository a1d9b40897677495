"""The page on the protocol, taken at its word: its messages are messages, its routes are there, its limits hold."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from lucky import same_luck

from greathall.server.hall.hall import Hall
from greathall.server.http.inviting_routes import InvitingRoutes
from greathall.server.http.offering import Offering
from greathall.server.http.personal_routes import PersonalRoutes
from greathall.server.http.replay_routes import MOST_STILLS, ReplayRoutes
from greathall.server.http.routes import Routes
from greathall.server.http.serving import METRICS
from greathall.server.http.sockets import Sockets
from greathall.server.limits import bounds, rates, undoing
from greathall.server.protocol import (
    keeping,
    levels,
    messages,
    offered,
    older,
    personal,
    reaching,
    replays,
    reviews,
    talking,
    values,
)
from greathall.server.replay import replaying, shelf

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```json (\w+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
SERVER = ROOT / "src" / "greathall" / "server"
FORMS = {
    name: form
    for room in (offered, levels, replays, reviews, older, personal, reaching, talking, keeping, messages)
    for name, form in vars(room).items()
}


@pytest.mark.parametrize(("form", "text"), EXAMPLES, ids=[form for form, _ in EXAMPLES])
def test_the_examples_are_messages(form: str, text: str) -> None:
    message = msgspec.json.decode(text, type=FORMS[form])
    assert msgspec.json.decode(msgspec.json.encode(message), type=FORMS[form]) == message


def test_the_forms_that_are_named_are_there() -> None:
    rows = re.findall(r"^\| `(?:GET|POST) .*$", PAGE, re.MULTILINE)
    named = {name for row in rows for name in re.findall(r"`([A-Z][A-Za-z]+)`", row)}
    assert named <= set(FORMS)


def test_the_routes_are_those_of_the_hall() -> None:
    nothing_stored: Any = None  # to list the routes nothing is read
    main, there = Routes(Hall(nothing_stored, luck=same_luck)), {f"GET {METRICS}"}
    for room in (main, Offering(main), InvitingRoutes(main), PersonalRoutes(main), Sockets(main), ReplayRoutes(main)):
        for route in room.routes():
            posts = "POST" in (getattr(route, "methods", None) or ())
            there.add(f"{'POST' if posts else 'GET'} {getattr(route, 'path', '')}")
    assert set(re.findall(r"^\| `((?:GET|POST) [^`]+)` \|", PAGE, re.MULTILINE)) == there


def test_every_reason_of_the_hall_is_named() -> None:
    sources = "".join(file.read_text(encoding="utf-8") for file in SERVER.rglob("*.py"))
    said = re.findall(r'(?:Denied|Refused)\(\d+, "(\w+)"|MessageDenied\("(\w+)"', sources)
    reasons = {name for pair in said for name in pair if name}
    assert {name for name in reasons if f"`{name}`" not in PAGE} == set()


def test_the_limits_are_those_of_the_code() -> None:
    page = " ".join(PAGE.split())
    assert f"{bounds.BODY // 1024} kB; {bounds.MESSAGE // 1024} kB" in page
    for rate in (rates.USUAL.messages, rates.USUAL.requests, rates.USUAL.looks, rates.USUAL.made):
        assert f"| {rate.second:g} a second, {rate.burst:g} at once |" in page
    assert f"| {rates.USUAL.lines}; {rates.USUAL.watchers} |" in page
    assert f"one in {1 / rates.USUAL.tables.second:g} seconds, {rates.USUAL.tables.burst:g} at once" in page
    assert f"{values.NAME} characters; {values.TITLE}; {messages.GESTURE}" in page
    assert f"{bounds.REFUSALS} refusals in a row" in page
    assert f"| {replays.LONGEST_RECORD:,} characters, {replaying.MOST_ENTRIES:,} entries |" in page
    assert f"one in {1 / rates.USUAL.records.second:g} seconds, {rates.USUAL.records.burst:g} at once" in page
    assert f"Up to {MOST_STILLS} are sent at once" in page
    assert f"but for this machine and `--proxy` | {bounds.CROWD} |" in page
    work, common = rates.USUAL.work, rates.USUAL.common_work
    assert f"{1e3 * work.second:g} milliseconds a second of their own, {1e3 * work.burst:g} at once" in page
    assert f"in common, {1e3 * common.second:g} a second, {1e3 * common.burst:,g} at once" in page
    assert f"the last {undoing.RECENT} entries" in page
    assert f"| {undoing.OWN}, {undoing.ALL}; {undoing.LONGEST:,} |" in page
    assert f"| {shelf.MOST_POSITIONS:,}; {shelf.IDLE / 60:g} minutes |" in page
