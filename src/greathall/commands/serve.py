"""`greathall serve`: open the hall in the browser."""

import argparse
import errno
import os
import sys
import webbrowser
from collections.abc import Mapping

from greathall.commands.options import example
from greathall.commands.terminal import Refusal, Terminal

LOOPBACK = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
PORT = 8000


def port(text: str) -> int:
    """The number of a port, for argparse."""
    if not text.isdecimal() or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"{text!r} is not a port from 0 to 65535")
    return int(text)


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    text = "open the hall in the browser"
    line = example("greathall serve --lan --port 8080")
    parser = commands.add_parser("serve", help=text, description=text, epilog=line, allow_abbrev=False)
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--host", default=LOOPBACK, metavar="ADDRESS", help=f"where to listen (default: {LOOPBACK})")
    where.add_argument("--lan", action="store_true", help="let friends on the same network in")
    parser.add_argument("--port", type=port, default=PORT, metavar="N", help=f"default: {PORT}; 0 takes any free one")
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser here")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    from greathall.server import page  # here: the other commands need no server

    host = host_of(arguments)
    try:
        hall = page.open_hall(host, arguments.port, terminal.languages)
    except OSError as error:
        raise refusal(error, host, arguments.port) from error
    with hall:
        address = f"http://{LOOPBACK if host == EVERYWHERE else bracketed(host)}:{hall.server_port}"
        terminal.say("cli-serving", address=address)
        if host == EVERYWHERE:
            terminal.say("cli-serving-near", address=f"http://{page.near_address()}:{hall.server_port}")
        terminal.out.flush()
        if not arguments.no_browser and has_browser(os.environ, sys.platform):
            webbrowser.open(address)
        try:
            hall.serve_forever()
        except KeyboardInterrupt:
            terminal.line()
            terminal.say("cli-closed")
    return 0


def host_of(arguments: argparse.Namespace) -> str:
    """Where to listen."""
    return EVERYWHERE if arguments.lan else str(arguments.host)


def refusal(error: OSError, host: str, number: int) -> Refusal:
    """Why nobody can listen there, in one line."""
    if error.errno == errno.EADDRINUSE:
        return Refusal("cli-port-taken", 1, port=str(number))
    return Refusal("cli-no-address", 1, host=host, port=str(number), reason=error.strerror or str(error))


def bracketed(host: str) -> str:
    """A host as it stands in an address."""
    return f"[{host}]" if ":" in host else host


def has_browser(environment: Mapping[str, str], platform: str) -> bool:
    """Whether there is a screen to open a browser on; a browser in the terminal would hide what is said here."""
    if platform.startswith(("win", "darwin")):
        return True
    return any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
