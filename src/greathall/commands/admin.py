"""`greathall admin`: who and what is in a hall, and keeping order there, whether it is open or closed."""

import argparse
import asyncio
import http.client
import json
import os
from datetime import datetime
from typing import TYPE_CHECKING, Any, Final

from greathall.commands.backup import add_place
from greathall.commands.options import Say, example
from greathall.commands.serve import add_database, default_store
from greathall.commands.terminal.terminal import Refusal, Terminal

if TYPE_CHECKING:
    from greathall.server.http.control import Control

SEEN: Final = ("guests", "tables", "sessions", "reports")
DONE: Final = ("rename", "ban", "forget", "link", "export", "close", "delete", "settle", "appoint", "dismiss")
PATIENCE: Final = 60  # seconds for the hall to answer
Rows = list[dict[str, Any]]


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]", say: Say) -> None:
    parser = commands.add_parser(
        "admin",
        help=say("cli-help-admin"),
        description=say("cli-help-admin-about"),
        epilog=example(say, "greathall admin guests"),
        allow_abbrev=False,
    )
    parser.add_argument("deed", choices=(*SEEN, *DONE), metavar=say("cli-value-deed"), help=say("cli-help-admin-deed"))
    parser.add_argument(
        "about", nargs="?", default="", metavar=say("cli-value-about"), help=say("cli-help-admin-about-whom")
    )
    parser.add_argument("more", nargs="?", default="", metavar=say("cli-value-name"), help=say("cli-help-admin-more"))
    parser.add_argument("--json", action="store_true", help=say("cli-help-admin-json"))
    add_place(parser, say)
    add_database(parser, say)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    from greathall.server.http.control import control_of  # here: the other commands need no server

    if arguments.deed in DONE and not arguments.about:
        raise Refusal("cli-admin-whom", deed=arguments.deed)
    file = arguments.db or default_store(os.environ)
    if arguments.database is None and not file.exists():
        raise Refusal("cli-no-hall", 1, file=str(file))
    more = " ".join(terminal.languages) if arguments.deed == "reports" else arguments.more
    command = {"deed": arguments.deed, "about": arguments.about, "more": more}
    control = control_of(file) if arguments.database is None else None
    found = told(control, command) if control is not None else None
    rows = found if found is not None else done_in(arguments.database or str(file), command)
    if arguments.json or arguments.deed == "export":
        terminal.json(rows if arguments.deed in SEEN else rows[0])
    else:
        show(arguments.deed, rows, terminal)
    return 0


def told(control: "Control", command: dict[str, str]) -> Rows | None:
    """What an open hall answers; nothing if it is gone."""
    connection = http.client.HTTPConnection(control.host, control.port, timeout=PATIENCE)
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {control.word}"}
    try:
        connection.request("POST", "/control", json.dumps(command), headers)
        answer = connection.getresponse()
        said = json.loads(answer.read())
    except ConnectionError:  # it was killed, and its file stayed
        return None
    finally:
        connection.close()
    if answer.status != 200:
        raise refused(said["reason"], command["about"])
    rows: Rows = said
    return rows


def done_in(database: str, command: dict[str, str]) -> Rows:
    """The same in a closed hall, opened for nobody else meanwhile; or in one more hall on the database of a server."""
    from greathall.server.denied import Denied
    from greathall.server.store.migrating import BadDatabase
    from greathall.server.store.opening import without_secrets

    try:
        return asyncio.run(obeyed(database, command))
    except Denied as denied:
        raise refused(denied.reason, command["about"]) from denied
    except BadDatabase as error:
        raise Refusal("cli-bad-database", 1, file=without_secrets(database), why=error.why, text=str(error)) from error


async def obeyed(database: str, command: dict[str, str]) -> Rows:
    from msgspec import convert

    from greathall.server.hall.hall import Hall
    from greathall.server.hall.keeping_order import obey
    from greathall.server.protocol.keeping import Command
    from greathall.server.store.book import Book
    from greathall.server.store.opening import open_store

    store = await open_store(database)
    hall = Hall(store)
    if isinstance(store, Book):
        hall.share(store)
    try:
        return await obey(hall, convert(command, Command))
    finally:
        await hall.close()


def refused(reason: str, about: str) -> Refusal:
    """Why it was not done."""
    return Refusal("cli-admin-refused", 1, reason=reason, about=about)


def show(deed: str, rows: Rows, terminal: Terminal) -> None:
    """A line for each guest or table; or what was done."""
    if deed not in SEEN:
        terminal.say("cli-admin-done", deed=deed, id=rows[0]["id"], path=rows[0].get("path", ""))
        return
    for row in rows:
        parts = {name: row.pop(name) for name in ("said", "done") if name in row}
        terminal.line("  ".join(shown(value) for value in row.values()))
        for line in parts.get("said", ()):
            terminal.line(f"  {'>' if line['meant'] else ' '} {line['seat']} {line['name']}: {line['said']}")
        for sentence in parts.get("done", ()):
            terminal.line(f"    {sentence}")
    terminal.say("cli-admin-count", count=len(rows))


def shown(value: object) -> str:
    if isinstance(value, bool):
        return "*" if value else "-"
    if isinstance(value, float):
        return datetime.fromtimestamp(value).astimezone().strftime("%Y-%m-%d %H:%M")
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value) or "-"
