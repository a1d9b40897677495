"""What the machine must have, how to see whether it is there, and Debian's package that brings it."""

import os
import shutil
import sysconfig
from collections.abc import Callable
from pathlib import Path

from tools.steps import StepError, Steps, run

NODE = 20


def has_compiler() -> bool:
    """Whether there is a C compiler."""
    return shutil.which("gcc") is not None


def has_c_library() -> bool:
    """Whether the headers of the C library are there."""
    return Path("/usr/include/stdio.h").exists()


def has_python_headers() -> bool:
    """Whether Python.h is there for the interpreter in use."""
    return Path(sysconfig.get_path("include"), "Python.h").exists()


# Debian package, what it is for, and a probe that is true when nothing need be installed.
PACKAGES: tuple[tuple[str, str, Callable[[], bool]], ...] = (
    ("gcc", "the native engine", has_compiler),
    ("libc6-dev", "the native engine", has_c_library),
    ("python3-dev", "the native engine", has_python_headers),
)


def missing_packages() -> list[str]:
    """Debian packages that the tests need and that are not there."""
    return [name for name, _, is_there in PACKAGES if not is_there()]


def can_compile() -> bool:
    """Whether the native engine can be built here."""
    return has_compiler() and has_c_library() and has_python_headers()


def compiler_advice() -> str:
    """One line for somebody who plays without a compiler."""
    packages = " ".join(name for name, _, _ in PACKAGES)
    return f"No C compiler or no Python.h: the engine runs interpreted. For more speed: apt-get install {packages}"


def install_packages(names: list[str], has_apt: bool, is_root: bool) -> None:
    """Install Debian packages; only root can."""
    command = f"apt-get install --no-install-recommends {' '.join(names)}"
    if not has_apt:
        raise StepError(f"missing here: what Debian calls {', '.join(names)}; and there is no apt-get")
    if not is_root:
        raise StepError(f"missing here: {', '.join(names)}; run this as root, or first: sudo {command}")
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    run(["apt-get", "update", "-q"], quiet)
    run([*command.split(), "-q", "-y"], quiet)
    still = [name for name in missing_packages() if name in names]
    if still:
        raise StepError(f"{', '.join(still)} installed, but not for this interpreter; try /usr/bin/python3 dev.py")


def prepare_machine(steps: Steps) -> None:
    """The step that installs what is missing."""
    names = missing_packages()
    if not names:
        print("Debian packages … unchanged")
        return
    has_apt = shutil.which("apt-get") is not None
    steps.do("Debian packages", lambda: install_packages(names, has_apt, os.geteuid() == 0))


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
