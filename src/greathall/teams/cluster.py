"""A cluster: a team on many machines, by Ray. Needs the extra `ray`, there and here; parts that are lost with a machine
are done again by another."""

import os
import socket
from collections.abc import Callable, Generator, Sequence
from typing import Any, Final

import ray
from ray.exceptions import RayError, RayTaskError

from greathall.teams import interrupts
from greathall.teams.team import Part, Result, TeamLost, in_order, refuse_what_cannot_travel

PATIENCE: Final = 10  # seconds
QUIET: Final = {"include_dashboard": False, "log_to_driver": False, "logging_level": "error"}


class Cluster:
    """The machines of the cluster at an address. Without one: of the cluster that this machine belongs to, or else this
    machine alone, as a cluster that ends with the work."""

    def __init__(self, address: str) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # what is played here is nobody's business
        try:
            knock(address)
            with interrupts.waiting():
                ray.init(address or None, **QUIET)
        except (OSError, RayError, ValueError) as error:
            raise TeamLost(str(error)) from error

    @property
    def size(self) -> int:
        return max(1, int(ray.cluster_resources().get("CPU", 1)))

    def do(
        self, work: Callable[[Any, Part], Result], plan: Any, parts: Sequence[Part]
    ) -> Generator[Result, None, None]:
        refuse_what_cannot_travel(plan)
        remote, shared = ray.remote(work), ray.put(plan)
        try:
            yield from in_order(lambda part: remote.remote(shared, part), take, parts, self.size)
        finally:
            ray.shutdown()


def knock(address: str) -> None:
    """See that somebody listens at the address of a machine: Ray would end this process if nobody did."""
    host, _, port = address.rpartition(":")
    if port.isdecimal() and "/" not in host:
        socket.create_connection((host, int(port)), PATIENCE).close()


def take(promise: Any) -> Any:
    """The result of a part; an error as it was raised there."""
    try:
        return ray.get(promise)
    except RayTaskError as error:
        raise error.cause from None
    except RayError as error:
        raise TeamLost(str(error)) from error
