"""Two sizes of the tests: what takes long is marked, and runs only in the whole."""

from typing import Any

import pytest


def whole(*values: Any, id: str | None = None) -> Any:  # noqa: A002 (the word of pytest)
    """One set of parameters that is tried only in the whole."""
    return pytest.param(*values, marks=pytest.mark.whole, id=id)
