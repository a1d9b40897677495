"""Without a mouse and without looking: a player who uses keys alone, and what a screen reader hears of the page."""

import random
import time

from browser.guests import Guest
from browser.playing import BUTTONS, DIGITS, NUMBERED, PATIENCE, THINGS, Player, Seen
from playwright.sync_api import CDPSession

WAYS = f"{THINGS}, {BUTTONS}"
READY = "[data-suggested], [data-confirm]"  # Enter says these from wherever the focus is
# Where the focus is: at what is asked, on a thing that answers, is picked or says why not, or at the news of the end.
HERE = """() => {
    const here = document.activeElement;
    if (here.matches("[data-legal], [data-refused], [data-key][aria-pressed]")) return "thing";
    if (here.matches("[data-over] h1")) return "end";
    return here.closest("[data-question]") === null ? here.outerHTML.slice(0, 90) : "prompt";
}"""
# Everything the page says aloud from now on, in the order it is said.
LISTEN = """() => {
    window.aloud = [];
    const heard = (records) => records.forEach(({ addedNodes }) =>
        addedNodes.forEach((node) => node.nodeType === 1 && window.aloud.push(node.textContent)));
    new MutationObserver(heard).observe(document.querySelector(".unseen[role=log]"), { childList: true });
}"""
# Every event of the log, in order: deeds are opened for it.
WRITTEN = """async () => {
    document.querySelectorAll('.log .line > [aria-expanded=false]').forEach((deed) => deed.click());
    await new Promise(requestAnimationFrame);
    const words = (line) => [...line.querySelectorAll('ol > li').length ? line.querySelectorAll('ol > li')
        : line.querySelectorAll('[data-words]'), ...line.querySelectorAll('[data-rest]')];
    return [...document.querySelectorAll('.log .line')].flatMap(words).map((one) => one.textContent);
}"""
ANSWERS = "nodes => nodes.map(node => node.dataset.answer)"


class Names:
    """What a screen reader learns about things, by the browser's own account."""

    def __init__(self, guest: Guest) -> None:
        self.line: CDPSession = guest.context.new_cdp_session(guest.page)

    def of(self, selector: str) -> list[tuple[str, str]]:
        """Role and name of everything that matches."""
        root = self.line.send("DOM.getDocument", {"depth": 0})["root"]["nodeId"]
        nodes = self.line.send("DOM.querySelectorAll", {"nodeId": root, "selector": selector})["nodeIds"]
        return [self.told(node) for node in nodes]

    def told(self, node: int) -> tuple[str, str]:
        query = {"nodeId": node, "fetchRelatives": False}
        told = self.line.send("Accessibility.getPartialAXTree", query)["nodes"][0]
        return told.get("role", {}).get("value", ""), told.get("name", {}).get("value", "")


class Blind(Player):
    """Plays by keys, and hears: all that can be chosen has a name of its own, and after every answer one can go on."""

    def __init__(self, guest: Guest, seed: int) -> None:
        super().__init__(guest, seed)
        self.names = Names(guest)
        self.random = random.Random(seed)

    def check(self, seen: Seen) -> None:
        super().check(seen)
        if self.kinds:
            assert self.page.evaluate(HERE) in (["end"] if seen["over"] else ["prompt", "thing"]), seen["stamp"]
        told = self.names.of(WAYS)
        assert all(role == "button" and name.strip() for role, name in told), told
        answers = self.page.eval_on_selector_all(WAYS, ANSWERS)
        assert len(set(told)) == len(set(zip(told, answers, strict=True))), told

    def choose(self, seen: Seen) -> None:
        """Enter where something is suggested or chosen; else a number, or a walk by arrows or Tab."""
        if self.page.locator(READY).count():
            self.page.keyboard.press("Enter")
            return
        numbers = self.page.locator(NUMBERED).count()
        key = self.random.choice(("number", "ArrowRight", "ArrowUp", "Tab", "Shift+Tab"))
        if key == "number" and numbers:
            self.page.keyboard.press(str(self.random.randint(1, min(numbers, DIGITS))))
        else:
            self.walk("Tab" if key == "number" else key, self.random.randint(1, 3))
            self.page.keyboard.press("Enter")

    def walk(self, key: str, least: int) -> None:
        """Press a key until the focus is on something that answers."""
        for pressed in range(200):
            if pressed >= least and self.page.evaluate("ways => document.activeElement.matches(ways)", WAYS):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"{key} leads to nothing that answers")

    def comes_to(self, name: str) -> None:
        """Until the focus is on the button of this name."""
        end = time.monotonic() + PATIENCE
        while self.names.of(":focus") != [("button", name)]:
            assert time.monotonic() < end, self.names.of(":focus")
            self.guest.rest()

    def tab_to(self, name: str, key: str = "Tab", role: str = "button") -> None:
        """Walk to what has this name."""
        for _ in range(200):
            if self.names.of(":focus")[:1] == [(role, name)]:
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"no {name} on the way")
