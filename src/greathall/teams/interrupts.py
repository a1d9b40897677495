"""Interrupts: Ctrl-C stops what a command does, once; and processes that the command has started never get it."""

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def stopped_once() -> Iterator[None]:
    """The first interrupt stops what is done here. Further presses must not disturb the clearing up: from then on
    nobody listens, until the process has ended."""
    is_usual = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if not is_usual or threading.current_thread() is not threading.main_thread():
        yield
        return
    signal.signal(signal.SIGINT, stop)
    try:
        yield
    finally:
        if signal.getsignal(signal.SIGINT) is stop:
            signal.signal(signal.SIGINT, signal.default_int_handler)


def stop(*_: object) -> None:
    ignore()
    raise KeyboardInterrupt


def ignore() -> None:
    """Ctrl-C is for the process that started this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def waiting() -> Iterator[None]:
    """An interrupt waits until this is done. A process started meanwhile ignores it from the first moment on."""
    if sys.platform == "win32":  # which has no such thing …
        yield
        return
    if not hasattr(signal, "pthread_sigmask"):  # … nor have systems like it
        yield
        return
    from multiprocessing import resource_tracker  # here: it has nothing to do on Windows

    resource_tracker.ensure_running()  # before: it lets interrupts through when it has started
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])
