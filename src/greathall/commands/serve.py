"""`greathall serve`: open the hall in the browser."""

import argparse
import errno
import os
import shlex
import socket
import sys
import webbrowser
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any

from greathall import games
from greathall.commands.hosting.addresses import place, public_url
from greathall.commands.options import Say, example, positive, read_facts
from greathall.commands.terminal.desktop import data_folder
from greathall.commands.terminal.terminal import Refusal, Terminal
from greathall.engine import BadOptions, Listing

if TYPE_CHECKING:
    from greathall.server.http.whereabouts import Whereabouts

LOOPBACK = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
PORT = 8000
KEPT = "hall.db"
LOGS = ("lines", "json")


def port(say: Say, text: str) -> int:
    """The number of a port, for argparse."""
    if not text.isdecimal() or int(text) > 65535:
        raise argparse.ArgumentTypeError(say("cli-not-port", text=text))
    return int(text)


def file(say: Say, text: str) -> Path:
    """The path of a file, for argparse."""
    if not text or "://" in text:
        raise argparse.ArgumentTypeError(say("cli-not-path", text=text))
    return Path(text).expanduser()


def server(say: Say, text: str) -> str:
    """The address of a PostgreSQL database, for argparse."""
    if not text.startswith(("postgresql://", "postgres://")):
        raise argparse.ArgumentTypeError(say("cli-not-database", text=text))
    return text


def bell(say: Say, text: str) -> str:
    """The address of a Redis server, for argparse."""
    if not text.startswith(("redis://", "rediss://", "unix://")):
        raise argparse.ArgumentTypeError(say("cli-not-bell", text=text))
    return text


def add_database(options: "argparse._ActionsContainer", say: Say) -> None:
    """The option `--database`."""
    about = say("cli-help-serve-database")
    options.add_argument("--database", type=partial(server, say), metavar=say("cli-value-address"), help=about)


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]", say: Say) -> None:
    text = say("cli-help-serve")
    line = example(say, "greathall serve --lan --port 8080")
    parser = commands.add_parser("serve", help=text, description=text, epilog=line, allow_abbrev=False)
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--host", default=LOOPBACK, metavar=say("cli-value-address"), help=say("cli-help-serve-host", default=LOOPBACK)
    )
    where.add_argument("--lan", action="store_true", help=say("cli-help-serve-lan"))
    parser.add_argument(
        "--port", type=partial(port, say), default=PORT, metavar="N", help=say("cli-help-serve-port", default=str(PORT))
    )
    parser.add_argument(
        "--name",
        action="append",
        default=[],
        dest="names",
        metavar=say("cli-value-name"),
        help=say("cli-help-serve-name"),
    )
    parser.add_argument(
        "--public-url",
        type=partial(public_url, say),
        metavar=say("cli-value-address"),
        help=say("cli-help-serve-public-url"),
    )
    add_networks(parser, "--proxy", "proxies", say, say("cli-help-serve-proxy"))
    kept = parser.add_mutually_exclusive_group()
    kept.add_argument("--db", type=partial(file, say), metavar=say("cli-value-path"), help=say("cli-help-serve-db"))
    add_database(kept, say)
    parser.add_argument(
        "--processes", type=partial(positive, say), default=1, metavar="N", help=say("cli-help-serve-processes")
    )
    parser.add_argument(
        "--bell", type=partial(bell, say), metavar=say("cli-value-address"), help=say("cli-help-serve-bell")
    )
    parser.add_argument("--thinkers", type=partial(positive, say), metavar="N", help=say("cli-help-serve-thinkers"))
    parser.add_argument("--facts", metavar=say("cli-value-file"), help=say("cli-help-facts"))
    parser.add_argument("--no-browser", action="store_true", help=say("cli-help-serve-no-browser"))
    parser.add_argument("--log", choices=LOGS, default=LOGS[0], help=say("cli-help-serve-log"))
    parser.add_argument("--metrics", action="store_true", help=say("cli-help-serve-metrics"))
    add_networks(parser, "--metrics-for", "readers", say, say("cli-help-serve-metrics-for"))
    parser.add_argument("--config", metavar=say("cli-value-file"), help=say("cli-help-serve-config"))
    parser.add_argument("--print-config", action="store_true", help=say("cli-help-serve-print-config"))
    parser.set_defaults(run=run, parser=parser)


def add_networks(parser: argparse.ArgumentParser, option: str, dest: str, say: Say, about: str) -> None:
    """An option that names addresses or networks, and may be repeated."""
    kind, shown = partial(place, say), say("cli-value-address")
    parser.add_argument(option, action="append", default=[], dest=dest, type=kind, metavar=shown, help=about)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    from greathall.commands.hosting.keeping import check_shared, keeping_of, print_config
    from greathall.server.http import processes, serving, static  # here: the other commands need no server
    from greathall.server.http.hosts import Hosts
    from greathall.server.http.public import Public, public_of
    from greathall.server.http.whereabouts import Whereabouts
    from greathall.server.store.migrating import BadDatabase
    from greathall.server.store.opening import without_secrets

    if arguments.print_config:
        return print_config(arguments, terminal)
    keeping = keeping_of(arguments)
    if arguments.facts is not None:
        correct(arguments.facts)
    check_shared(arguments)
    host, store = host_of(arguments), arguments.database or str(arguments.db or default_store(os.environ))
    public = public_of(arguments.public_url) if arguments.public_url else Public()
    hosts = Hosts(host, [*arguments.names, public.name, socket.gethostname()], arguments.proxies, public.origin)
    with listen(host, arguments.port) as listening:
        if arguments.database is None:
            make_room(Path(store))
        command = opening_to_friends(arguments, static.can_be_built(os.environ))
        where = Whereabouts(host, listening.getsockname()[1], arguments.names, command, public=public)
        opening = Opening(terminal, where, not arguments.no_browser)
        try:
            if arguments.processes > 1:
                processes.run(arguments.processes, listening, store, hosts, opening.tell, where, keeping)
            else:
                serving.run(listening, store, hosts, opening.tell, where, keeping=keeping)
        except BadDatabase as error:
            kept = without_secrets(store)
            raise Refusal("cli-bad-database", 1, file=kept, why=error.why, text=str(error)) from error
        except processes.NeverOpened as error:
            raise Refusal("cli-never-opened", 1) from error
    terminal.line()
    terminal.say("cli-closed")
    return 0


def correct(path: str) -> None:
    """Tables of this hall are opened with the corrections of a file, which stay in their records."""
    found = read_facts(path)
    correctable = [listing for listing in games.listings() if any(option.name == "facts" for option in listing.options)]
    if not correctable:
        raise BadOptions("no game here can be corrected")
    for listing in correctable:
        check_facts(listing, found)
    for listing in correctable:
        listing.usual = {**listing.usual, "facts": found}


def check_facts(listing: Listing, found: dict[str, Any]) -> None:
    """Refuse what any table of this game could not be played with: for every number of players, bare and with all."""
    everything = {option.name: list(option.values) for option in listing.options if option.many}
    for players in listing.players:
        for chosen in ({}, everything):
            listing.with_options(players, {**chosen, "facts": found})


class Opening:
    """What is said and done once the hall is open; `near` are its addresses on the network, if it is open to it."""

    def __init__(self, terminal: Terminal, where: "Whereabouts", browser: bool) -> None:
        from greathall.server.http.whereabouts import bracketed

        is_everywhere = where.listening == EVERYWHERE
        self.terminal = terminal
        self.here = f"http://{LOOPBACK if is_everywhere else bracketed(where.listening)}:{where.port}"
        self.public = f"{where.public.origin}{where.public.prefix}"
        self.near = where.addresses() if is_everywhere and not self.public else []
        self.browser = browser

    def tell(self) -> None:
        """Say where the hall is, and go there: by the address that friends can use, too, so that links suit them."""
        from greathall.server.http import static

        self.terminal.say("cli-serving", address=self.here)
        if not static.is_there(os.environ):
            can_be_built = static.can_be_built(os.environ)
            self.terminal.line(static.why_missing(can_be_built, self.terminal.languages))
        if self.public:
            self.terminal.say("cli-serving-public", address=self.public)
        if self.near:
            self.tell_friends()
        self.terminal.out.flush()
        if self.browser and has_browser(os.environ, sys.platform):
            Thread(
                target=webbrowser.open, args=(next(filter(None, (self.public, *self.near, self.here))),), daemon=True
            ).start()

    def tell_friends(self) -> None:
        """Say where it is on the network, also as a code for phones."""
        from greathall.server.http import qr

        likely, *others = self.near
        self.terminal.say("cli-serving-near", address=likely)
        drawn = qr.lines(likely)
        if self.terminal.can_write("".join(drawn)):
            for line in drawn:
                self.terminal.line(self.terminal.light_on_dark(line))
        if others:
            self.terminal.say("cli-serving-else", addresses=", ".join(others))


def listen(host: str, number: int) -> socket.socket:
    """A place that listens; refused in one line if nobody can."""
    from greathall.server.http import serving

    try:
        return serving.listen(host, number)
    except OSError as error:
        raise refusal(error, host, number) from error


def opening_to_friends(arguments: argparse.Namespace, checkout: bool) -> str:
    """The command that opens this same hall to friends on the network: as it is called here, with the same file."""
    if arguments.proxies or arguments.public_url is not None:
        return ""  # they come by a name that is not ours
    called = "python3 dev.py play" if checkout else "greathall serve"
    words = ["--lan"]
    if arguments.port not in (PORT, 0):
        words += ["--port", str(arguments.port)]
    if arguments.db is not None:
        words += ["--db", str(arguments.db)]
    if arguments.database is not None:
        from greathall.server.store.opening import without_secrets

        words += ["--database", without_secrets(arguments.database)]
    return f"{called} {shlex.join(words)}"


def host_of(arguments: argparse.Namespace) -> str:
    """Where to listen."""
    return EVERYWHERE if arguments.lan else str(arguments.host)


def default_store(environment: Mapping[str, str]) -> Path:
    """The file of the hall among the data of this person's programs."""
    return data_folder(environment) / "greathall" / KEPT


def make_room(store: Path) -> None:
    """Make the folder of a file if it is not there yet."""
    try:
        store.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise Refusal("cli-no-folder", 1, folder=str(store.parent), reason=error) from error


def refusal(error: OSError, host: str, number: int) -> Refusal:
    """Why nobody can listen there, in one line."""
    if error.errno == errno.EADDRINUSE:
        return Refusal("cli-port-taken", 1, port=str(number))
    return Refusal("cli-no-address", 1, host=host, port=str(number), reason=error)


def has_browser(environment: Mapping[str, str], platform: str) -> bool:
    """Whether there is a screen to open a browser on; a browser in the terminal would hide what is said here."""
    if platform.startswith(("win", "darwin")):
        return True
    return any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
