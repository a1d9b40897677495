"""Another desktop, played on this one: what Windows does not have cannot be imported, called or started here.

Every Python that has this folder on its path reads this file before anything else. What programs need to run on this
system at all, like a signal that ends a process, stays; on Windows itself nothing changes.
"""

import asyncio
import multiprocessing
import multiprocessing.context
import os
import signal
import sys
from importlib.abc import MetaPathFinder
from typing import Any

MODULES = frozenset({"fcntl", "grp", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty", "uvloop"})
CALLS = ("fork", "forkpty", "geteuid", "getpgid", "killpg", "mkfifo", "nice", "register_at_fork", "setsid", "uname")
SCHEDULING = tuple(name for name in dir(os) if name.startswith("sched_"))
SIGNALS = ("SIGALRM", "SIGCHLD", "SIGHUP", "SIGUSR1", "SIGUSR2", "pthread_sigmask")


class Missing(MetaPathFinder):
    """Whoever looks for a module that is not there hears so."""

    def find_spec(self, name: str, *_: Any) -> None:
        if name in MODULES:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


def no_handler(*_: Any) -> None:
    """The event loops of Windows know no signals."""
    raise NotImplementedError


def take_away(place: Any, names: tuple[str, ...]) -> None:
    for name in names:
        if hasattr(place, name):
            delattr(place, name)


def leave_only_spawn() -> None:
    """Processes are started afresh, and never by copying this one."""
    contexts: dict[str, Any] = multiprocessing.context._concrete_contexts  # type: ignore[attr-defined]
    for name in [name for name in contexts if name != "spawn"]:
        del contexts[name]
    multiprocessing.set_start_method("spawn", force=True)
    multiprocessing.get_all_start_methods = lambda: ["spawn"]


def move_elsewhere() -> None:
    """Make this Python one of another desktop."""
    for name in MODULES & set(sys.modules):
        del sys.modules[name]
    sys.meta_path.insert(0, Missing())
    asyncio.AbstractEventLoop.add_signal_handler = no_handler  # type: ignore[assignment]
    asyncio.SelectorEventLoop.add_signal_handler = no_handler  # type: ignore[assignment]
    leave_only_spawn()
    take_away(os, (*CALLS, *SCHEDULING))
    take_away(signal, SIGNALS)


if sys.platform != "win32":
    move_elsewhere()
