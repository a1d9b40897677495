"""What the machine must have, how to see whether it is there, and Debian's package that brings it."""

import os
import platform
import shutil
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path

from tools.steps import StepError, Steps, run

NODE = 20
LIGHT_BROWSER = "chromium-headless-shell"
IS_LINUX = sys.platform == "linux"  # elsewhere the compiler brings its library, and the system its letters


def has_compiler() -> bool:
    """Whether there is a C compiler."""
    return any(shutil.which(name) is not None for name in ("gcc", "cc", "cl"))


def has_c_library() -> bool:
    """Whether the headers of the C library are there."""
    return not IS_LINUX or Path("/usr/include/stdio.h").exists()


def has_python_headers() -> bool:
    """Whether Python.h is there for the interpreter in use."""
    return Path(sysconfig.get_path("include"), "Python.h").exists()


def is_root() -> bool:
    """Whether this user can install packages; Windows has no root."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def is_debian() -> bool:
    """Whether this is Debian itself: its derivatives have other packages."""
    try:
        return platform.freedesktop_os_release()["ID"] == "debian"
    except OSError:  # no Linux, or a bare one
        return False


def has_browser() -> bool:
    """Whether there is a browser for the tests."""
    light, other = (shutil.which(name) is not None for name in (LIGHT_BROWSER, "chromium"))
    return is_browser_enough(light, other, is_debian() and is_root())


def is_browser_enough(light: bool, other: bool, can_fetch: bool) -> bool:
    """The one without a window does for a third of the work what any Chromium does: it is fetched if it can be."""
    return light or (other and not can_fetch)


def has_fonts() -> bool:
    """Whether there are letters for what our own fonts do not hold."""
    return not IS_LINUX or Path("/usr/share/fonts/truetype/dejavu").is_dir()


def has_atomic() -> bool:
    """Whether there is the library that the driver of the browser needs."""
    places = (*Path("/usr/lib").glob("*/libatomic.so.1"), Path("/usr/lib64/libatomic.so.1"))
    return not IS_LINUX or any(place.exists() for place in places)


def postgres_folder() -> Path | None:
    """Where the programs of PostgreSQL are; Debian keeps them out of the path."""
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda place: int(place.parent.name))
    found = shutil.which("initdb")
    folders = [*([] if found is None else [Path(found).resolve().parent]), *reversed(places)]
    return next((folder for folder in folders if (folder / "postgres").exists()), None)


def has_postgres() -> bool:
    """Whether there is a server of PostgreSQL to start."""
    return postgres_folder() is not None


def has_redis() -> bool:
    """Whether there is a server of Redis to start."""
    return shutil.which("redis-server") is not None


def has_systemd() -> bool:
    """Whether there is what checks the units of hosts, which only Linux has."""
    return not IS_LINUX or shutil.which("systemd-analyze") is not None


# Debian packages, each with a probe that is true when nothing need be installed: for the native engine …
Packages = dict[str, Callable[[], bool]]
COMPILING: Packages = {"gcc": has_compiler, "libc6-dev": has_c_library, "python3-dev": has_python_headers}
# … and for the tests in a browser.
BROWSING: Packages = {LIGHT_BROWSER: has_browser, "fonts-dejavu-core": has_fonts, "libatomic1": has_atomic}
# … and for the tests of halls that share a store.
KEEPING: Packages = {"postgresql": has_postgres, "redis-server": has_redis}
# … and for those that look at what hosts are given.
EXAMINING: Packages = {"systemd": has_systemd}
ELSEWHERE = {"darwin": "xcode-select --install", "win32": "the Build Tools of Visual Studio, and their prompt"}


def missing_packages(wanted: Packages) -> list[str]:
    """Debian packages that are not there."""
    return [name for name, is_there in wanted.items() if not is_there()]


def can_compile() -> bool:
    """Whether the native engine can be built here."""
    return not missing_packages(COMPILING)


def compiler_advice() -> str:
    """One line for somebody who plays without a compiler."""
    command = f"apt-get install {' '.join(COMPILING)}" if IS_LINUX else ELSEWHERE.get(sys.platform, "a C compiler")
    return f"No C compiler or no Python.h: the engine runs interpreted. For more speed: {command}"


def install_packages(names: list[str], has_apt: bool, as_root: bool) -> None:
    """Install Debian packages; only root can."""
    command = f"apt-get install --no-install-recommends {' '.join(names)}"
    if not has_apt:
        raise StepError(f"missing here: what Debian calls {', '.join(names)}; and there is no apt-get")
    if not as_root:
        raise StepError(f"missing here: {', '.join(names)}; run this as root, or first: sudo {command}")
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    run(["apt-get", "update", "-q"], quiet)
    run([*command.split(), "-q", "-y"], quiet)
    still = [name for name in missing_packages(COMPILING | BROWSING | KEEPING | EXAMINING) if name in names]
    if still:
        raise StepError(f"{', '.join(still)} installed, but not for this interpreter; try /usr/bin/python3 dev.py")


def prepare_machine(steps: Steps, wanted: Packages) -> None:
    """The step that installs what is missing."""
    names = missing_packages(wanted)
    if not names:
        print("Debian packages … unchanged")
        return
    has_apt = shutil.which("apt-get") is not None
    steps.do("Debian packages", lambda: install_packages(names, has_apt, is_root()))


def node_problem(version: str | None) -> str | None:
    """What is wrong with the Node.js found (its `node --version`), or nothing."""
    if version is None:
        return f"Node.js {NODE} or newer is needed to build the browser client; there is none here"
    major = version.strip().lstrip("v").split(".")[0]
    if not major.isdigit() or int(major) < NODE:
        return f"Node.js {NODE} or newer is needed to build the browser client; here it is {version.strip()}"
    return None


def node_version() -> str | None:
    """What `node --version` says, if there is node and npm."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return None
    return run(["node", "--version"])
