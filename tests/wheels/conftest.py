"""An sdist and the wheel made of it, as `dev.py wheels` makes them; nothing is fetched."""

import os
import sys
from pathlib import Path

import pytest

from tools.pythons import this_python
from tools.shipping.packing import fill_tree, make_sdist, make_wheel
from tools.shipping.wheels import pip_for
from tools.steps import STATIC

CLIENT = Path(os.environ.get("GREATHALL_WEB") or STATIC)
PIP = pip_for(this_python(), Path(sys.executable))


@pytest.fixture(scope="session")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of this checkout, with the client that is built."""
    folder = tmp_path_factory.mktemp("packing") / "tree"
    fill_tree(folder, CLIENT)
    return folder


@pytest.fixture(scope="session")
def sdist(tree: Path) -> Path:
    """The sdist of that tree."""
    return make_sdist(Path(sys.executable), tree, tree.parent)


@pytest.fixture(scope="session")
def wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel for every Python, made of the sdist."""
    return make_wheel(PIP, sdist, tmp_path_factory.mktemp("wheel"), {})
