/** What the band says about Paladins while others play: who, with which Paladin, what they did, and what comes. */

import { t } from "$lib/words";
import type { Narration } from "../../../stage/scenes";
import type { Event } from "../../types";
import { beast } from "../../../drawing/shapes";
import type { Sight } from "../sight";
import type { PaladinsView } from "../view";

/** With these a turn begins; only later events count. */
const BEGINS = new Set(["takes_action", "uses_space", "passes", "scheme", "shows_paladin", "round"]);
/** What says nothing to somebody who reads it a moment later, or is said with its purpose. */
const DULL = new Set(["places", "pays", "leaves_row", "fills_row", "taverns", "gives_back"]);
/** What a turn is about, if one line says it. */
const WEIGHTY = new Set([
  "settles",
  "builds_wall",
  "fills_jar_space",
  "attacks",
  "converts",
  "places_workshop",
  "recruits",
  "discards_townsfolk",
  "clears",
  "collects_muster",
  "delegates",
  "enlists",
  "suspected",
  "inquisition",
]);
const MOST = 4;

/** What was done in the last turn that has begun, the last at the end. */
export function deedsOf(log: readonly { event: Event }[]): Event[] {
  const events = log.map(({ event }) => event);
  const begun = events.findLastIndex(({ event }) => BEGINS.has(String(event)));
  const told = begun < 0 ? [] : events.slice(begun).filter(({ event }) => !DULL.has(String(event)));
  return told.length > MOST ? [...told.slice(0, 1), ...told.slice(1 - MOST)] : told;
}

/** The deed of these that a single line shows. */
export const mainOf = (deeds: readonly Event[]): Event | undefined =>
  deeds.findLast(({ event }) => WEIGHTY.has(String(event))) ?? deeds.at(-1);

/** Those who still act in this round, in turn order, beginning after this seat. */
export function comingAfter({ seats }: Pick<PaladinsView, "seats">, seat: string): string[] {
  const order = Object.keys(seats);
  const place = order.indexOf(seat);
  return [...order.slice(place + 1), ...order.slice(0, place)].filter((other) => seats[other]?.passed === false);
}

/** What comes next: the viewer's turn, somebody else's, or the end of the round. */
function nextOf(sight: Sight, coming: string[]): string {
  const [next] = coming;
  if (next === undefined) return t("paladins-table-narration-last");
  if (next === sight.me) return t("paladins-table-narration-you-next");
  return t("paladins-table-narration-next", { who: sight.who(next) });
}

function untilMine(sight: Sight, coming: string[]): string {
  if (sight.mine?.passed) return t("paladins-table-narration-passed");
  const between = coming.indexOf(sight.me ?? "");
  return t("paladins-table-narration-until", { count: Math.max(0, between) });
}

export function narrationOf(sight: Sight): Narration | null {
  const { view } = sight;
  const [seat] = Object.keys(view.asked);
  const held = seat === undefined ? undefined : view.seats[seat];
  if (seat === undefined || held === undefined || seat === sight.me || view.round === 0) return null;
  const acts = view.active === seat;
  const coming = comingAfter(view, seat);
  const deeds = deedsOf(sight.table.log);
  const main = mainOf(deeds);
  const paladin = held.paladin[0];
  const workers = Object.values(held.workers).reduce((sum, count) => sum + count, 0);
  return {
    seat,
    ground: beast(sight.table.place(seat)).colour,
    icon: "visored-helm",
    title:
      acts && paladin !== undefined
        ? t("paladins-table-narration-title", { who: sight.who(seat), paladin: sight.words.name("paladin", paladin) })
        : t("paladins-table-narration-chooses", { who: sight.who(seat) }),
    fact: t("paladins-table-narration-fact", { workers, silver: held.silver, provisions: held.provisions }),
    done: deeds.map((event) => sight.words.event(event)),
    ...(main === undefined ? {} : { main: sight.words.event(main) }),
    next: acts ? nextOf(sight, coming) : t("paladins-table-narration-chooses-next"),
    ...(acts && sight.me !== null ? { until: untilMine(sight, coming) } : {}),
  };
}
