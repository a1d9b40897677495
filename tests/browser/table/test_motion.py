"""Who asks for less motion sees none: not at the table, not in the recap, not in a replay."""

from browser.guests import Guest, Invite
from browser.playing import Player
from browser.replay.test_replay import at, brought

# Whatever goes on for longer than anybody can see; and where things lie is so at once, else it lags behind by frames.
MOVES = """
window.moves = [];
const LAYS = /^(top|width|height|grid-template|margin|padding)/;
const note = (event) => event.target.getAnimations({ subtree: true }).forEach((one) => {
    const { duration, iterations } = one.effect.getComputedTiming();
    if (duration * iterations <= 2 && !LAYS.test(event.propertyName ?? "")) return;
    window.moves.push(`${event.propertyName ?? event.animationName} of ${event.target.className}`);
});
for (const kind of ["transitionrun", "animationstart"]) document.addEventListener(kind, note, { capture: true });
"""
LESS = "() => localStorage.setItem('settings', JSON.stringify({ motion: 'less' }))"


def moved(guest: Guest) -> list[str]:
    """What has moved since this page was opened."""
    found: list[str] = guest.page.evaluate("window.moves")
    return found


def play(guest: Guest) -> str:
    """Some answers; the table they were given at."""
    path = guest.table(4)
    guest.go(path)
    Player(guest, 4).play(5)
    return path


def come_back(guest: Guest, path: str) -> None:
    """As if much of it had been missed."""
    guest.go("/")
    guest.page.evaluate("id => ['log:', 'read:'].forEach(name => localStorage.setItem(name + id, 3))", path[3:])
    guest.go(path).page.locator("[data-recap] li").first.wait_for()
    guest.page.keyboard.press("Escape")


def replay(guest: Guest) -> None:
    guest.go(brought(guest))
    at(guest, 1)
    guest.page.keyboard.press("ArrowRight")
    at(guest, 2)


def test_nothing_moves_for_those_who_ask_for_less(invite: Invite) -> None:
    """By the system or by the settings; for everybody else something does, so that it would be seen here."""
    asked, chose = invite("Anna"), invite("Bert")
    for guest in (asked, chose):
        guest.context.add_init_script(MOVES)
    chose.page.emulate_media(reduced_motion="no-preference")
    play(chose)
    chose.wait("() => window.moves.length > 0")
    chose.page.evaluate(LESS)
    for guest in (asked, chose):
        path = play(guest)
        assert moved(guest) == []
        come_back(guest, path)
        assert moved(guest) == []
        replay(guest)
        assert moved(guest) == []
