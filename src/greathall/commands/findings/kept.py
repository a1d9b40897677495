"""What lies on the disk: the page for browsers, and the database."""

from pathlib import Path

from greathall.commands.findings.finding import Finding, sized
from greathall.commands.terminal.terminal import Terminal
from greathall.server.http import static
from greathall.server.store.examining import Examined


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
