"""The small games of the tests, brought into the catalogue of games."""

from greathall.games import register
from samples import inquest, masons_modules


def register_samples() -> None:
    """Make `masons` and `inquest` known; to do so again changes nothing."""
    register(masons_modules.LISTING)
    register(inquest.LISTING)
