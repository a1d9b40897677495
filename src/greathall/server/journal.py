"""Journal: what the keeper of the hall reads. Every line has its time and its level; a fault that comes again and again
has one line a minute, which counts it, and its traceback is written once."""

import asyncio
import json
import logging
import re
import sys
import time
import traceback
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from textwrap import indent
from typing import Final, TextIO

MINUTE: Final = 60.0
MOST: Final = 200  # faults remembered; the oldest is forgotten, which then counts as new
SHAPE: Final = logging.Formatter("%(asctime)s %(levelname)s %(message)s")
SECRET: Final = re.compile(r"[A-Za-z0-9_-]{43,}")  # a token, as in a personal link

Form = Callable[[logging.LogRecord, int, str], str]  # what is logged, how often it came again, where it was raised
Fault = tuple[int, str, str]  # how grave it is, what is said, whichever table it is about, and what was raised where


class Repeats:
    """A fault that was written, and how often it came since then."""

    def __init__(self, record: logging.LogRecord, written: float) -> None:
        self.record: Final = record
        self.written = written
        self.more = 0


class Journal(logging.Handler):
    """Writes what is logged to a stream. Those who log go on, even if the stream cannot be written to: then nothing
    counts as written, and comes with one of the next lines."""

    def __init__(self, stream: TextIO, clock: Callable[[], float] = time.monotonic, form: Form | None = None) -> None:
        super().__init__(logging.INFO)
        self.stream: Final = stream
        self.form: Final = form or as_line
        self.clock: Final = clock
        self.known: Final[OrderedDict[Fault, Repeats]] = OrderedDict()

    def emit(self, record: logging.LogRecord) -> None:
        self.write_counts(MINUTE)
        try:
            self.note(record)
        except Exception:
            self.fail(record)

    def fail(self, record: logging.LogRecord) -> None:
        """A full disk or a closed pipe cannot be reported anywhere; any other fault is one of ours."""
        if not isinstance(sys.exception(), OSError) and not self.stream.closed:
            self.handleError(record)

    def note(self, record: logging.LogRecord) -> None:
        """Write what is new, and count what is not."""
        fault, now = fault_of(record), self.clock()
        repeats = self.known.get(fault)
        if repeats is None:
            self.write(record, traced=traced(record))
            self.remember(fault, Repeats(record, now))
        elif now - repeats.written < MINUTE:
            repeats.more += 1
        else:
            self.write(record)
            repeats.written = now

    def remember(self, fault: Fault, repeats: Repeats) -> None:
        self.known[fault] = repeats
        if len(self.known) > MOST:
            self.write_count(self.known.popitem(last=False)[1], 0)

    def write_counts(self, age: float) -> None:
        """Write how often faults came again whose last line is so old."""
        for repeats in self.known.values():
            self.write_count(repeats, age)

    def write_count(self, repeats: Repeats, age: float) -> None:
        if not repeats.more or self.clock() - repeats.written < age:
            return
        try:
            self.write(repeats.record, repeats.more)
            repeats.written, repeats.more = self.clock(), 0
        except Exception:
            self.fail(repeats.record)

    def write(self, record: logging.LogRecord, more: int = 0, traced: str = "") -> None:
        """One line, and where it was raised. What comes from outside cannot make it two, and tells no secrets."""
        self.stream.write(f"{self.form(record, more, traced)}\n")
        self.stream.flush()

    async def keep_counting(self) -> None:
        """Write what was counted every minute, even if nothing new comes."""
        while True:
            await asyncio.sleep(MINUTE)
            self.count_up(MINUTE)

    def count_up(self, age: float) -> None:
        """Write what was counted, whichever thread logs meanwhile."""
        self.acquire()
        try:
            self.write_counts(age)
        finally:
            self.release()


def as_line(record: logging.LogRecord, more: int, traced: str) -> str:
    """For people: a line, and below it where it was raised."""
    again = f" … {more:,} more times" if more else ""
    shown = {"msg": f"{said_in(record)}{again}", "args": (), "exc_info": None, "exc_text": None}
    line = SHAPE.format(logging.makeLogRecord({**record.__dict__, **shown}))
    return f"{line}\n{indent(traced, '    ')}" if traced else line


def as_json(record: logging.LogRecord, more: int, traced: str) -> str:
    """For programs: an object on one line."""
    when = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
    said = {"time": when, "level": record.levelname, "message": said_in(record)}
    others = {"more": more, "traceback": traced}
    return json.dumps({**said, **{name: value for name, value in others.items() if value}}, ensure_ascii=False)


def said_in(record: logging.LogRecord) -> str:
    """What is logged, with what was raised, on one line and without secrets."""
    error = record.exc_info[1] if record.exc_info else None
    return printable(
        record.getMessage() if error is None else f"{record.getMessage()}: {type(error).__name__}: {error}"
    )


def traced(record: logging.LogRecord) -> str:
    """Where something was raised."""
    if not record.exc_info or record.exc_info[1] is None:
        return ""
    return SECRET.sub("…", "".join(traceback.format_exception(record.exc_info[1])).rstrip())


def fault_of(record: logging.LogRecord) -> Fault:
    """What makes a fault the same as another, at whichever table: what is said, and what was raised where."""
    error = record.exc_info[1] if record.exc_info else error_in(record)
    places = traceback.extract_tb(error.__traceback__ if error is not None else None)
    where = f"{places[-1].filename}:{places[-1].lineno}" if places else ""
    return record.levelno, str(record.msg), f"{type(error).__name__} {where}"


def error_in(record: logging.LogRecord) -> BaseException | None:
    """An error that a line is about."""
    told = record.args if isinstance(record.args, tuple) else ()
    return next((value for value in told if isinstance(value, BaseException)), None)


def printable(text: str) -> str:
    return SECRET.sub("…", "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in text))


@contextmanager
def journal(stream: TextIO, form: Form = as_line) -> Iterator[Journal]:
    """From now on the log is written there; at the end also what was only counted."""
    root, hall, kept = logging.getLogger(), Journal(stream, form=form), logging.getLogger("greathall").level
    root.addHandler(hall)
    logging.getLogger("greathall").setLevel(logging.INFO)
    try:
        yield hall
    finally:
        root.removeHandler(hall)
        logging.getLogger("greathall").setLevel(kept)
        hall.count_up(0)
