"""Be a hall whose luck is fixed, for browsers of the tests: `lucky_hall.py FILE PORT`. Any free port is called 0."""

import sys

from lucky import same_luck

from greathall.server.http import serving
from greathall.server.http.hosts import Hosts

LOOPBACK = "127.0.0.1"


def main(file: str, port: int) -> None:
    """Say where the hall is open, and serve it until the process is ended."""
    with serving.listen(LOOPBACK, port) as place:
        said = f"open at {place.getsockname()[1]}"
        serving.run(place, file, Hosts(LOOPBACK), lambda: print(said, flush=True), luck=same_luck)  # noqa: T201


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
