"""What is on the disk, or at a server: the page for browsers, and the database."""

import asyncio
from pathlib import Path

from greathall.commands.findings.finding import Finding, sized
from greathall.commands.terminal.terminal import Terminal
from greathall.server.http import static
from greathall.server.store.examining import Examined
from greathall.server.store.opening import without_secrets


def client(folder: Path, checkout: bool, terminal: Terminal) -> Finding:
    """The page that browsers are sent."""
    files = static.read_files(folder)
    index = files.get(f"/{static.INDEX}")
    if index is None:
        return Finding("client", "unbuilt" if checkout else "missing", "amiss", folder=str(folder))
    size = sum(len(file.content) for file in files.values())
    return Finding("client", "there", build=index.tag[:8], size=sized(terminal, size))


def database(found: Examined, opened_here: bool, terminal: Terminal) -> Finding:
    """The file that keeps tables and guests; `opened_here`: by the hall that was found open."""
    told = {
        "file": str(found.path),
        "size": sized(terminal, found.size),
        "version": found.version,
        "latest": found.steps,
        "text": found.text,
    }
    if found.why:
        return Finding("database", found.why.replace("_", "-"), "amiss", **told)
    if not found.there:
        return Finding("database", "new", **told)
    if found.in_use:
        return Finding("database", "open", **told) if opened_here else Finding("database", "in-use", "amiss", **told)
    if found.version < found.steps:
        return Finding("database", "older", "note", **told)
    return Finding("database", "whole" if found.checked else "large", **told)


def server(address: str, terminal: Terminal) -> Finding:
    """The database of a server that keeps tables and guests."""
    shown = without_secrets(address)
    try:
        from greathall.server.store.postgres.examining import examine
    except ImportError:
        return Finding("server", "no-driver", "amiss", database=shown)
    found = asyncio.run(examine(address))
    told = {
        "database": shown,
        "size": sized(terminal, found.size),
        "version": found.version,
        "latest": found.steps,
        "text": found.text,
    }
    if found.why:
        return Finding("server", found.why, "amiss", **told)
    if not found.may_write:
        return Finding("server", "read-only", "amiss", **told)
    if found.version == 0:
        return Finding("server", "new", **told)
    if found.version < found.steps:
        return Finding("server", "older", "note", **told)
    return Finding("server", "whole", **told)
