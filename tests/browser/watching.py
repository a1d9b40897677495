"""Watching the theatre: what comes to the stage, what moves of it, what jumps, and how much work it is."""

import json
from collections.abc import Iterator
from contextlib import contextmanager

from browser.guests import Guest

LONGEST = 50.0  # ms of work at a time
EMPTY = "() => document.querySelector('[data-stage]').childElementCount === 0"
# From now on it is noted what comes to the stage, what moves of it, and what jumps though nobody has touched it.
WATCH = """() => {
    window.shifts = [];
    window.staged = [];
    window.announced = [];
    window.moved = new Set();
    const nameOf = ({ node }) => node?.className ?? node?.parentElement?.className;
    const jumped = ({ value, hadRecentInput, sources }) =>
        hadRecentInput || window.shifts.push([value, ...sources.map(nameOf)]);
    new PerformanceObserver((list) => list.getEntries().forEach(jumped)).observe({ type: "layout-shift" });
    const own = ["offset", "easing", "composite", "computedOffset"];
    const seen = ({ effect }) => effect.getComputedTiming().activeDuration > 2;  // ms: less is no motion
    const came = (node) => {
        window.staged.push(node.className);
        node.querySelectorAll(".stage-words").forEach((words) => window.announced.push(words.textContent));
        const frames = document.getAnimations().filter(seen).flatMap(({ effect }) => effect.getKeyframes());
        frames.flatMap((frame) => Object.keys(frame)).forEach((name) => own.includes(name) || window.moved.add(name));
    };
    const noted = (records) => records.forEach(({ addedNodes }) => addedNodes.forEach(came));
    new MutationObserver(noted).observe(document.querySelector("[data-stage]"), { childList: true });
}"""
ANNOUNCED = "words => window.announced.includes(words)"
STAGED = "name => window.staged.some((made) => made.includes(name))"
WORK = "() => performance.getEntriesByName('stage').map(({ duration }) => duration)"
TASKS = ["disabled-by-default-devtools.timeline"]  # what the browser notes of every task of a page


@contextmanager
def working(guest: Guest) -> Iterator[list[float]]:
    """The tasks of the page meanwhile, known in the end: in ms of the processor, whatever else the machine does."""
    tasks: list[float] = []
    browser = guest.context.browser
    assert browser is not None
    browser.start_tracing(page=guest.page, categories=TASKS)
    try:
        yield tasks
    finally:
        noted = json.loads(browser.stop_tracing())["traceEvents"]
        named = [one for one in noted if one["name"] == "thread_name"]
        pages = {one["tid"] for one in named if one["args"]["name"] == "CrRendererMain"}
        done = [one for one in noted if one["name"] == "RunTask" and one["tid"] in pages]
        tasks += [one["tdur"] / 1000 for one in done if "tdur" in one]  # not the one that the trace began or ended in


@contextmanager
def light(guest: Guest) -> Iterator[None]:
    """Meanwhile only transform and opacity move, nothing jumps, and no task of the page is long."""
    guest.page.evaluate(WATCH)
    with working(guest) as tasks:
        yield
    assert guest.page.evaluate("() => [...window.moved].sort()") == ["opacity", "transform"]
    shifts = guest.page.evaluate("() => window.shifts")
    assert shifts == [], shifts
    assert tasks and max(tasks) < LONGEST, max(tasks)


def moving(guest: Guest) -> Guest:
    """Somebody who likes to see things move."""
    guest.page.emulate_media(reduced_motion="no-preference")
    return guest


def said(guest: Guest) -> list[str]:
    """What a screen reader says about the fate besides the line of the log."""
    texts: list[str] = guest.page.locator("[data-question] .unseen[role=status]").all_inner_texts()
    return [text for text in texts if text.strip()]
