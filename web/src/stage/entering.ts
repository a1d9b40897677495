// How a fate enters: the stroke is drawn, the seal is pressed, the words come. With less motion it is finished at once.
import { isStill } from "./stage.svelte";

const SETTLE = "cubic-bezier(.3, 1.5, .5, 1)";

/** If a fate has several parts of a kind, each follows the one before, in ms. */
const APART = 60;

const ENTRANCES: Record<string, [frames: Keyframe[], timing: KeyframeAnimationOptions & { delay: number }]> = {
  coin: [
    [
      { transform: "translateX(-2.5rem) scale(0.6)", opacity: 0 },
      { transform: "none", opacity: 1 },
    ],
    { delay: 80, duration: 200, easing: "ease-out", fill: "backwards" },
  ],
  stroke: [
    [{ transform: "rotate(-45deg) scaleX(0)" }, { transform: "rotate(-45deg) scaleX(1)" }],
    { delay: 120, duration: 180, easing: "ease-in", fill: "backwards" },
  ],
  seal: [
    [
      { transform: "scale(2.4)", opacity: 0 },
      { transform: "scale(1)", opacity: 1 },
    ],
    { delay: 300, duration: 120, easing: SETTLE, fill: "backwards" },
  ],
};
const WORDS: KeyframeAnimationOptions & { delay: number } = {
  delay: 360,
  duration: 200,
  easing: "ease-out",
  fill: "backwards",
};

/** Let the parts of a fate enter, each in its time; all this much earlier where there is nothing to draw before. */
export function enter(node: HTMLElement, early = 0): void {
  if (isStill()) return;
  for (const [name, [frames, timing]] of Object.entries(ENTRANCES))
    for (const [at, part] of node.querySelectorAll(`[data-acts="${name}"]`).entries())
      part.animate(frames, { ...timing, delay: timing.delay - early + at * APART });
  for (const words of node.querySelectorAll("p, li"))
    words.animate(
      [
        { opacity: 0, transform: "translateY(0.375rem)" },
        { opacity: 1, transform: "none" },
      ],
      { ...WORDS, delay: WORDS.delay - early },
    );
}
