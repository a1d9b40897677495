"""What moves on a table, stopped, so that one can look at it at any time of it."""

# From now on whatever comes to the stage stops at its beginning, with all that moves because of it.
STOP = """() => {
    window.stopped = [];
    const moves = (one) => !(one instanceof CSSTransition || one instanceof CSSAnimation);
    const stop = () => {
        for (const one of document.getAnimations().filter(moves)) {
            one.pause();
            window.stopped.push(one);
        }
    };
    new MutationObserver(stop).observe(document.querySelector("[data-stage]"), { childList: true });
}"""
LENGTH = "() => Math.max(0, ...window.stopped.map((one) => one.effect.getComputedTiming().endTime))"
SHOW = "ms => window.stopped.forEach((one) => { one.currentTime = ms; })"
END = "() => { window.stopped.forEach((one) => one.finish()); window.stopped = []; }"
STOPPED = "() => window.stopped.length > 0"
