"""A worker: a process of its own in which bots think. It reads errands and writes thoughts until it is left.

`python -m greathall.server.thinking.worker` is started by `Workers`, and speaks through its standard input and output.
"""

import os
import signal
import struct
import sys
import traceback
from contextlib import suppress
from io import RawIOBase
from typing import BinaryIO, Final

import msgspec

from greathall.server.thinking.errands import Errand, Lesson, Thought, learn, run
from greathall.server.thinking.review_errands import ReviewErrand, run_review

Asked = Errand | ReviewErrand | Lesson

LENGTH: Final = struct.Struct(">I")  # before each message: how many bytes it has
READER: Final[msgspec.msgpack.Decoder[Asked]] = msgspec.msgpack.Decoder(Asked)
WRITER: Final = msgspec.msgpack.Encoder()
POLITENESS: Final = 10  # people who wait for the hall go first


def main() -> None:
    """Work for the one who started this process; when they go, so does it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interrupt is meant for the hall, which closes its workers
    make_way()
    source, target = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints is no thought
    with suppress(OSError):  # the hall has gone meanwhile; systems have different ways to say so
        say(target, Thought())  # ready
        while (errand := hear(source)) is not None:
            say(target, attempt(errand))


def make_way() -> None:
    """Leave the processor to the hall whenever it has something to do, as far as the system knows how to."""
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    if sys.platform == "linux" and hasattr(os, "sched_setscheduler"):  # others know no such kind of work
        with suppress(OSError):  # some systems do not allow it
            os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))


def attempt(errand: Asked) -> Thought:
    """Whatever a bot does, the worker goes on."""
    try:
        if isinstance(errand, Lesson):
            return learn(errand)
        return run_review(errand) if isinstance(errand, ReviewErrand) else run(errand)
    except Exception:
        return Thought(fault=traceback.format_exc())


def hear(source: BinaryIO) -> Asked | None:
    """The next errand; nothing when the hall has gone."""
    head = source.read(LENGTH.size)
    return READER.decode(source.read(LENGTH.unpack(head)[0])) if len(head) == LENGTH.size else None


def say(target: RawIOBase, thought: Thought) -> None:
    text = WRITER.encode(thought)
    target.write(LENGTH.pack(len(text)) + text)


if __name__ == "__main__":
    main()
