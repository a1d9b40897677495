"""Be a hall whose luck is fixed, for browsers of the tests: `lucky_hall.py FILE PORT ADDRESSES PREFIX WORD`.

Any free port is 0. ADDRESSES are those by which friends come, with commas between them; without any they do not. PREFIX
is the path under which the hall is; none: it has the name to itself. WORD is what newcomers must know; none:
nothing."""

import sys

from lucky import same_luck

from greathall.server.http import serving
from greathall.server.http.hosts import Hosts
from greathall.server.http.public import public_of
from greathall.server.http.whereabouts import EVERYWHERE, LOOPBACK, NOWHERE, Whereabouts
from greathall.server.limits.house_rules import Entrance, HouseRules


def main(file: str, port: int, addresses: list[str], prefix: str, word: str) -> None:
    """Say where the hall is open, and serve it until the process is ended."""
    with serving.listen(LOOPBACK, port) as place:
        number = place.getsockname()[1]
        told = f"open at {number}"
        seen = EVERYWHERE if addresses else LOOPBACK
        public = public_of(f"http://{LOOPBACK}:{number}{prefix}") if prefix else NOWHERE
        where = Whereabouts(seen, number, command="greathall serve --lan", find=lambda: addresses, public=public)
        keeping = serving.Keeping(HouseRules(Entrance(word)))
        serving.run(place, file, Hosts(LOOPBACK), lambda: print(told, flush=True), where, same_luck, keeping)  # noqa: T201


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3].split(",") if sys.argv[3] else [], *sys.argv[4:])
