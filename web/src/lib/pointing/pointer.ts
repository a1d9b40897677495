// How the page was last touched: a finger taps twice where a mouse clicks once, and only a key asks with its focus.
let last = "";
let at = { x: -1, y: -1 };

const stay = (event: PointerEvent): unknown => (at = { x: event.clientX, y: event.clientY });

window.addEventListener("pointerdown", (event) => (last = event.pointerType), { capture: true, passive: true });
const key = (event: KeyboardEvent): unknown => (last = /^Digit/.test(event.code) ? "number" : "key");

window.addEventListener("keydown", key, { capture: true, passive: true });
for (const moved of ["pointermove", "pointerdown"] as const) window.addEventListener(moved, stay, { passive: true });

/** Whether the last press came from a finger. */
export const byTouch = (): boolean => last === "touch";

/** Whether the last press was that of a key. */
export const byKey = (): boolean => last === "key" || byNumber();

/** Whether it was that of a number, which chooses and confirms nothing that is final. */
export const byNumber = (): boolean => last === "number";

/** Whether the pointer has moved to a thing, not the thing to a pointer at rest: then nobody has asked. */
export const came = (event: PointerEvent): boolean => event.clientX !== at.x || event.clientY !== at.y;
