"""Hindsight: what is seen of a position that is past: by one seat as it saw it then, or with everything open."""

from typing import Any, Final

from greathall.engine.frames import State
from greathall.engine.hidden.views import EVERYTHING, view

ALL: Final = EVERYTHING  # everything is open


def view_at(s: State, viewer: int) -> dict[str, Any]:
    """What a seat saw; if everything is open, all that any seat saw. (What nobody has seen stays face down.)"""
    if viewer != ALL:
        return view(s, viewer)
    seen = [view(s, seat) for seat in range(len(s.rules.seats))]
    whole = seen[0]
    for other in seen[1:]:
        whole = opened(whole, other)
    for seat, name in enumerate(s.rules.seats):
        whole["seats"][name] = {**seen[seat]["seats"][name]}
        whole["seats"][name].pop("knows", None)
    return whole


def opened(one: Any, other: Any) -> Any:
    """Of two looks at the same thing the one that shows more: names rather than a number, something rather than
    nothing."""
    if isinstance(one, dict) and isinstance(other, dict):
        return {name: opened(one.get(name), other.get(name)) for name in {**one, **other}}
    if one is None or (isinstance(one, int) and isinstance(other, list)):
        return other
    return one


def beliefs_at(s: State, viewer: int) -> dict[str, Any] | None:
    """What a seat could conclude; there is nothing to conclude if everything is open."""
    return None if viewer == ALL else s.rules.beliefs(s, viewer)


def forecast_at(s: State, viewer: int) -> list[dict[str, int]]:
    """Everybody's points if it ended now, as far as a seat could know; else as each knew of their own."""
    seats = range(len(s.rules.seats))
    return [s.rules.forecast(s, seat, seat if viewer == ALL else viewer) for seat in seats]
