"""Staff: the processes behind workers, for tests that look at them or end them."""

from asyncio.subprocess import Process

from greathall.server.thinking.processes import ProcessPost
from greathall.server.thinking.workers import Worker


def process_of(worker: Worker) -> Process:
    """The process that somebody thinks in."""
    assert isinstance(worker.post, ProcessPost)
    return worker.post.process
