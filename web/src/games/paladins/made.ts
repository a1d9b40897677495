// What a seat has made of a game of Paladins: its attributes, and what it has built, placed and won.
import { t } from "$lib/words";
import type { Made, Props } from "../types";
import { actionIcon, BANNERS } from "./drawings";
import { Sight } from "./sight";
import type { SeatView } from "./view";

type Counted = [action: string, ink: string, wash: string, of: (seat: SeatView) => number];

/** What is counted, by the action that brings it; a line of the score has the name of the things themselves. */
const COUNTED: Counted[] = [
  ["recruit", "crew", "crew", (seat) => seat.crew.length],
  ["develop", "bear-ink", "gold", (seat) => seat.workshops],
  ["commission", "religious-ink", "religious", (seat) => seat.monks],
  ["fortify", "ram-ink", "lapis", (seat) => seat.walls.length],
  ["garrison", "military-ink", "military", (seat) => seat.outposts],
  ["absolve", "salmon-ink", "verdigris", (seat) => seat.jars.length + (seat.turned_jars ?? 0)],
  ["attack", "rubric", "rubric", (seat) => seat.attacked.length],
  ["convert", "unique-ink", "unique", (seat) => seat.converted.length],
];

const ATTRIBUTES: Record<string, [ink: string, wash: string]> = {
  faith: ["cleric-ink", "gold"],
  strength: ["military-ink", "military"],
  influence: ["religious-ink", "religious"],
  diplomacy: ["noble-ink", "noble"],
};

const NAMED: ReadonlySet<string> = new Set(["develop", "commission", "fortify", "garrison", "absolve"]);

function nameOf(action: string, { words }: Props): string {
  if (action === "recruit") return t("paladins-table-crew");
  return NAMED.has(action) ? words.line(action) : words.name("action", action);
}

export function made(seat: string, props: Props): Made[] {
  const sight = new Sight(props);
  const held = sight.view.seats[seat];
  if (held === undefined) return [];
  const levels = sight.attributes(held).map(({ name, track }) => {
    const [ink, wash] = ATTRIBUTES[name] ?? ["ink", "gold"];
    const icon = BANNERS[name]?.icon ?? "gh-cross";
    return tile(icon, ink, wash, props.words.name("attribute", name), track);
  });
  const things = COUNTED.map(([action, ink, wash, of]) =>
    tile(actionIcon(action), ink, wash, nameOf(action, props), of(held)),
  );
  return [...levels, ...things.filter(({ number }) => number > 0)];
}

const tile = (icon: string, ink: string, wash: string, name: string, number: number): Made => ({
  icon,
  colour: `var(--${ink})`,
  wash: `var(--${wash}-wash)`,
  name,
  number,
});
