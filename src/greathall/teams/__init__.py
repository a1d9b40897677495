"""Teams: the same work done on many things, by this process, several of them, or a cluster of machines."""

from greathall.teams.processes import Processes
from greathall.teams.team import Alone, Team, TeamLost, Untravelled

__all__ = ["Alone", "Processes", "Team", "TeamLost", "Untravelled", "team_of"]


def team_of(workers: int, cluster: str | None = None) -> Team:
    """This many processes here, this one among them; or the cluster at an address, if one is named."""
    if cluster is not None:
        from greathall.teams.cluster import Cluster  # what it needs is an extra

        return Cluster(cluster)
    return Alone() if workers == 1 else Processes(workers)
