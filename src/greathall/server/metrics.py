"""Metrics: numbers that a hall counts, in the plain text that Prometheus and its kind read."""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

# Upper bounds in seconds; anything longer than the last has no bound.
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
PREFIX: Final = "greathall_"
KIND: Final = "text/plain; version=0.0.4; charset=utf-8"

Labels = tuple[str, ...]


class Counter:
    """Something that is counted, by what its labels say of it."""

    def __init__(self, name: str, *labels: str) -> None:
        self.name: Final = name
        self.labels: Final = labels
        self.counts: Final[dict[Labels, float]] = {}

    def add(self, *values: str, amount: float = 1) -> None:
        self.counts[values] = self.counts.get(values, 0) + amount

    def lines(self) -> Iterator[str]:
        yield f"# TYPE {PREFIX}{self.name} counter"
        for values, count in self.counts.items():
            yield line(self.name, dict(zip(self.labels, values, strict=True)), count)


class Histogram:
    """How long something takes: how often it took at most each bound, how often it happened, and its total."""

    def __init__(self, name: str, *labels: str, bounds: tuple[float, ...] = SECONDS) -> None:
        self.name: Final = name
        self.labels: Final = labels
        self.bounds: Final = bounds
        self.counts: Final[dict[Labels, list[int]]] = {}
        self.sums: Final[dict[Labels, float]] = {}

    def observe(self, seconds: float, *values: str) -> None:
        counts = self.counts.get(values)
        if counts is None:
            counts = self.counts[values] = [0] * (len(self.bounds) + 1)
        counts[bisect_left(self.bounds, seconds)] += 1
        self.sums[values] = self.sums.get(values, 0.0) + seconds

    def lines(self) -> Iterator[str]:
        yield f"# TYPE {PREFIX}{self.name} histogram"
        for values, counts in self.counts.items():
            labels, total = dict(zip(self.labels, values, strict=True)), 0
            for bound, count in zip((*map(str, self.bounds), "+Inf"), counts, strict=True):
                total += count
                yield line(f"{self.name}_bucket", {**labels, "le": bound}, total)
            yield line(f"{self.name}_sum", labels, self.sums[values])
            yield line(f"{self.name}_count", labels, total)


def gauge(name: str, values: Mapping[Labels, float], *labels: str) -> Iterator[str]:
    """A value as it is at the moment."""
    yield f"# TYPE {PREFIX}{name} gauge"
    for found, value in values.items():
        yield line(name, dict(zip(labels, found, strict=True)), value)


def line(name: str, labels: Mapping[str, str], value: float) -> str:
    """One number. (What labels say is our own, and needs no escaping.)"""
    said = ",".join(f'{label}="{text}"' for label, text in labels.items())
    number = str(int(value)) if value == int(value) else repr(float(value))
    return f"{PREFIX}{name}{{{said}}} {number}" if said else f"{PREFIX}{name} {number}"


def text(*parts: Iterable[str]) -> str:
    return "".join(f"{one}\n" for part in parts for one in part)
