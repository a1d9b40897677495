"""What whoever runs the hall reads: a line for each fault, with time and level, however often it comes."""

import io
import json
import logging
import re

import pytest

from greathall.server.identity import new_token
from greathall.server.journal import MOST, Journal, as_json, journal

LINE = r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{3} "


class Written:
    """A journal with a clock that is moved by hand."""

    def __init__(self, stream: io.StringIO | None = None) -> None:
        self.now = 0.0
        self.stream = stream or io.StringIO()
        self.journal = Journal(self.stream, lambda: self.now)
        self.log = logging.Logger("greathall")
        self.log.addHandler(self.journal)

    def fail(self, path: str = "/api/me") -> None:
        """A request fails, always in the same way."""
        try:
            raise OSError("the disk is full")
        except OSError:
            self.log.exception("a request failed: %s", path)

    @property
    def lines(self) -> list[str]:
        """The lines that begin with a time, without it."""
        return [re.sub(f"^{LINE}", "", line) for line in self.stream.getvalue().splitlines() if re.match(LINE, line)]


@pytest.fixture
def written() -> Written:
    return Written()


def test_every_line_has_its_time_and_its_level(written: Written) -> None:
    written.log.warning("table %s is paused", "table222")
    assert re.fullmatch(LINE + "WARNING table table222 is paused\n", written.stream.getvalue())


def test_a_fault_that_comes_again_and_again_is_one_line_a_minute(written: Written) -> None:
    for n in range(1227):
        written.fail(f"/api/tables/{n}")
    first = "ERROR a request failed: /api/tables/0: OSError: the disk is full"
    assert written.lines == [first]
    written.now = 61.0
    written.journal.count_up(60)
    assert written.lines[1:] == [f"{first} … 1,226 more times"]
    written.now = 200.0
    written.fail("/api/me")
    assert written.lines[2:] == ["ERROR a request failed: /api/me: OSError: the disk is full"], "a minute of rest"


def test_a_traceback_is_written_once(written: Written) -> None:
    for minute in range(5):
        written.now = minute * 100.0
        written.fail()
    assert len(written.lines) == 5
    assert written.stream.getvalue().count("Traceback") == 1


def test_different_faults_have_lines_of_their_own(written: Written) -> None:
    written.fail()
    written.log.error("a bot failed")
    written.log.warning("table one222 is paused")
    written.log.warning("table two222 is paused")
    assert len(written.lines) == 4


def test_what_comes_from_outside_makes_no_line_and_tells_no_secret(written: Written) -> None:
    token = new_token()
    written.fail(f"/me/{token}\n2026-01-01 00:00:00,000 ERROR all is lost\x1b[2J")
    text = written.stream.getvalue()
    assert written.lines == [
        "ERROR a request failed: /me/…\\n2026-01-01 00:00:00,000 ERROR all is lost\\x1b[2J: OSError: the disk is full"
    ]
    assert (token in text, "\x1b" in text) == (False, False)


def test_only_so_many_faults_are_remembered(written: Written) -> None:
    for n in range(3 * MOST):
        written.log.error(f"fault {n}")
    assert len(written.journal.known) == MOST


def test_what_is_forgotten_is_counted_up_first(written: Written) -> None:
    for _ in range(3):
        written.log.error("a bot failed")
    for n in range(MOST):
        written.log.error(f"fault {n}")
    assert written.lines[-1] == "ERROR a bot failed … 2 more times"


def test_one_full_disk_is_one_line_however_many_tables_it_stops(written: Written) -> None:
    for n in range(750):
        written.log.warning("%s is tried again: %r", f"a bot's answer at table {n % 250}", OSError(28, "no space"))
    written.log.warning("%s is tried again: %r", "the clock of table 7", ValueError("something else"))
    written.journal.count_up(0)
    first = "WARNING a bot's answer at table 0 is tried again: OSError(28, 'no space')"
    other = "WARNING the clock of table 7 is tried again: ValueError('something else')"
    assert written.lines == [first, other, f"{first} … 749 more times"]


class Full(io.StringIO):
    """A stream to a disk that is full until somebody clears it."""

    full = True

    def write(self, text: str) -> int:
        if self.full:
            raise OSError(28, "no space left on device")
        return super().write(text)


def test_whoever_logs_goes_on_if_nothing_can_be_written(capsys: pytest.CaptureFixture[str]) -> None:
    stream = Full()
    written = Written(stream)
    written.fail()
    stream.full = False
    written.fail()
    written.fail()
    stream.full = True
    written.journal.count_up(0)
    stream.full = False
    written.journal.count_up(0)
    line = "ERROR a request failed: /api/me: OSError: the disk is full"
    assert written.lines == [line, f"{line} … 1 more times"]
    stream.close()
    written.log.error("the pipe is closed")
    assert capsys.readouterr().err == ""


def test_at_the_end_what_was_counted_is_written_and_nothing_more() -> None:
    stream, log = io.StringIO(), logging.getLogger("greathall")
    with journal(stream):
        for _ in range(3):
            log.info("the database is whole")
        log.debug("somebody went away")
    log.info("nobody reads this")
    lines = stream.getvalue().splitlines()
    assert [re.sub(LINE, "", line) for line in lines] == [
        "INFO the database is whole",
        "INFO the database is whole … 2 more times",
    ]


def test_for_programs_every_fault_is_one_object_on_one_line() -> None:
    stream = io.StringIO()
    written = Journal(stream, lambda: 0.0, as_json)
    log = logging.Logger("greathall")
    log.addHandler(written)
    for _ in range(3):
        try:
            raise OSError("the disk\nis full")
        except OSError:
            log.exception("a request failed: %s", f"/me/{new_token()}")
    written.count_up(0)
    first, counted = (json.loads(line) for line in stream.getvalue().splitlines())
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", first["time"])
    assert (first["level"], first["message"]) == ("ERROR", r"a request failed: /me/…: OSError: the disk\nis full")
    assert first["traceback"].startswith("Traceback") and "more" not in first
    assert (counted["more"], counted["message"]) == (2, first["message"]) and "traceback" not in counted
