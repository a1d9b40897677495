"""A server of PostgreSQL that a test has for itself: on loopback, in a temporary folder."""

import os
import shutil
import subprocess
import tempfile
from itertools import count
from pathlib import Path

from ports import Port

from tools.machine import is_root, postgres_folder

OWNERS = ("postgres", "nobody")  # who runs it where root must not
MISSING = "no PostgreSQL here; first, as root: apt-get install --no-install-recommends postgresql"
# Nothing that is tested with these outlives the server: what it wrote need not be on a disk.
HASTY = ("fsync=off", "synchronous_commit=off", "full_page_writes=off")
SETTINGS = ("listen_addresses=127.0.0.1", "max_connections=200", "shared_buffers=32MB", "log_min_messages=fatal")

EMPTY = """
    SET lock_timeout = '10s';
    DO $$ DECLARE name TEXT; BEGIN
        FOR name IN SELECT nspname FROM pg_namespace WHERE nspname = 'public' OR starts_with(nspname, 'greathall_') LOOP
            EXECUTE format('DROP SCHEMA %I CASCADE', name);
        END LOOP;
        CREATE SCHEMA public;
    END $$
"""


def owner() -> str | None:
    """The user it runs as: whoever runs the tests, unless that is root."""
    if not is_root():
        return None
    import pwd  # here: Windows has no root, and no such module

    known = {user.pw_name for user in pwd.getpwall()}
    return next(name for name in OWNERS if name in known)


class Postgres:
    """The server, from the making of its folder to its end."""

    def __init__(self, *settings: str) -> None:
        programs = postgres_folder()
        assert programs is not None, MISSING
        self.programs = programs
        self.place = Port()
        self.port = self.place.number
        self.settings = (*SETTINGS, *settings)
        self.folder = Path(tempfile.mkdtemp(prefix="greathall-postgres-"))
        self.numbers = count(1)
        self.emptied: list[str] = []
        if is_root():
            shutil.chown(self.folder, owner() or "")
        self.run("initdb", "--no-sync", "--auth=trust", "--username=hall", "--encoding=UTF8", "--locale=C", "-D")

    def run(self, program: str, *words: str) -> str:
        """Run one of its programs on its folder."""
        command = [str(self.programs / program), *words, str(self.folder / "data")]
        environment = {name: value for name, value in os.environ.items() if not name.startswith("PG")}
        done = subprocess.run(
            command, capture_output=True, text=True, user=owner(), cwd=self.folder, env={**environment, "LC_ALL": "C"}
        )
        assert done.returncode == 0, f"{command}: {done.stdout}{done.stderr}"
        return done.stdout

    def start(self) -> None:
        """Start it, and wait until it takes connections."""
        said = " ".join(f"-c {setting}" for setting in self.settings)
        place = f"-p {self.port} -c unix_socket_directories={self.folder} {said}"
        self.run("pg_ctl", "start", "-w", "-s", "-l", str(self.folder / "log"), "-o", place, "-D")

    def stop(self, how: str = "fast") -> None:
        """Stop it: `fast` says farewell to everybody, `immediate` is as if the power had failed."""
        self.run("pg_ctl", "stop", "-w", "-s", "-m", how, "-D")

    def new_database(self) -> str:
        """The address of an empty database."""
        if self.emptied:
            return self.emptied.pop()
        name = f"hall{next(self.numbers)}"
        self.say(f"CREATE DATABASE {name}")
        return f"postgresql://hall@127.0.0.1:{self.port}/{name}"

    def empty(self, database: str) -> None:
        """Leave nothing in a database: that is quicker than to make another."""
        self.say(EMPTY, database)
        self.emptied.append(database)

    def say(self, statement: str, database: str = "postgres") -> str:
        """What comes of a statement."""
        address = f"postgresql://hall@127.0.0.1:{self.port}/{database.rpartition('/')[2]}"
        command = [str(self.programs / "psql"), "-qAtX", "-v", "ON_ERROR_STOP=1", "-c", statement, address]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()

    def remove(self) -> None:
        """Stop it where it runs, and leave nothing behind."""
        try:
            if (self.folder / "data" / "postmaster.pid").exists():
                self.stop("immediate")
        finally:
            self.place.close()
            shutil.rmtree(self.folder)
