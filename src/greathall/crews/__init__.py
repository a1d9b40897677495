"""Crews: who does the same work on many things: this process, several of them, or a cluster of machines."""

from greathall.crews.crew import Alone, Crew, CrewLost, Untravelled
from greathall.crews.processes import Processes

__all__ = ["Alone", "Crew", "CrewLost", "Processes", "Untravelled", "crew_of"]


def crew_of(workers: int, cluster: str | None = None) -> Crew:
    """So many processes here, of which one is this; or the cluster at an address, where one is named."""
    if cluster is not None:
        from greathall.crews.cluster import Cluster  # what it needs is an extra

        return Cluster(cluster)
    return Alone() if workers == 1 else Processes(workers)
