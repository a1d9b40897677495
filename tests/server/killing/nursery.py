"""A process that has read everything a hall needs, and makes a hall of itself whenever it is told to.

Each hall is a real one in a process of its own, on its own file, listening afresh. Only reading the modules is saved.
"""

import gc
import os
import sys
import time
from pathlib import Path

from lucky import same_luck
from samples.catalogue import register_samples
from terminals import PLAIN

from greathall.server import catalogue
from greathall.server.http import serving
from greathall.server.http.hosts import Hosts
from greathall.server.http.serving import Keeping

LOOPBACK = "127.0.0.1"


def main(path: str, port: int, bell: str, hours: int) -> None:
    """Open a hall for every line that comes, and tell when it has gone. Its clock is wrong by this many hours."""
    register_samples()
    true_time = time.time
    time.time = lambda: true_time() + 3600 * hours
    catalogue.catalogue()
    gc.freeze()
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            be_a_hall(path, port, bell)
        _, status = os.waitpid(child, 0)
        say(f"gone {os.waitstatus_to_exitcode(status)}")


def be_a_hall(path: str, port: int, bell: str) -> None:
    """Be a hall until the process ends."""
    place = serving.listen(LOOPBACK, port)
    serving.run(
        place, path, Hosts(LOOPBACK), lambda: say(f"open {os.getpid()}"), luck=same_luck, keeping=Keeping(bell=bell)
    )
    os._exit(0)


def say(word: str) -> None:
    os.write(sys.stdout.fileno(), f"{word}\n".encode())


def environment(client: Path) -> dict[str, str]:
    """Where the process finds the games of the tests, in addition to the sources, and the client of the browser."""
    tests, sources = Path(__file__).parents[2], Path(serving.__file__).parents[3]
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([PLAIN, str(sources), str(tests)]),
        "GREATHALL_WEB": str(client),
    }


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3], int(sys.argv[4]))
