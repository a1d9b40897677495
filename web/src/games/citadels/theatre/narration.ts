/** What the band says about Citadels while others play: who, as what, what they did, and what comes. */

import { t } from "$lib/words";
import type { Narration } from "../../../stage/scenes";
import type { Event } from "../../types";
import { characterIcon, groundOf } from "../drawings";
import { count, rankOf, type Role } from "../seeing";
import type { Sight } from "../sight";

/** With these a turn begins; only later events count. */
const BEGINS = new Set(["reveals", "resumes"]);
/** What says nothing to somebody who reads it a moment later. */
const DULL = new Set(["ends", "keeps_card", "gets_hand", "puts_away_unseen"]);
const MOST = 4;

/** Gold for the bank is said with what was bought. */
const isTold = ({ event, to }: Event): boolean =>
  !DULL.has(String(event)) && (event !== "pays" || typeof to === "string");

/** What the one who acts has done so far in this turn, the last at the end. */
export function deedsOf(log: readonly { event: Event }[], seat: string): Event[] {
  const events = log.map(({ event }) => event);
  const begun = events.findLastIndex(({ event, who }) => BEGINS.has(String(event)) && who === seat);
  const told = begun < 0 ? [] : events.slice(begun).filter(isTold);
  return told.length > MOST ? [...told.slice(0, 1), ...told.slice(1 - MOST)] : told;
}

/** The character that is called next; none: the round ends. */
export function nextOf<Known extends Pick<Role, "rank" | "up">>(
  cast: readonly Known[],
  rank: number,
): Known | undefined {
  return cast.find((role) => role.rank > rank && !role.up);
}

/** How many ranks are called before the viewer's own, and whether it comes at all. */
function untilMine(sight: Sight, rank: number): string {
  const mine = sight.cast.filter((role) => role.mine && role.rank > rank);
  const [own] = mine;
  if (own === undefined) return t("citadels-table-narration-played");
  if (own.marks.some(({ mark }) => mark === "kill")) return t("citadels-table-narration-killed", { rank: own.rank });
  const between = sight.cast.filter((role) => role.rank > rank && role.rank < own.rank && !role.up).length;
  return t("citadels-table-narration-until", { rank: own.rank, count: between });
}

function callsOf(sight: Sight): Narration["calls"] {
  return sight.cast.map(({ rank, when, mine }) => ({ label: String(rank), state: when, mine }));
}

/** While characters are chosen. */
function drafting(sight: Sight): Narration | null {
  const [seat] = Object.keys(sight.view.asked);
  if (seat === undefined || sight.view.round === 0) return null;
  const begun = sight.table.log.findLastIndex(({ event }) => event["event"] === "round");
  const deeds = sight.table.log.slice(begun).map(({ event }) => event);
  return {
    seat,
    ground: "",
    icon: "crown",
    title: t("citadels-table-narration-draft", { who: sight.who(seat) }),
    fact: t("citadels-table-narration-draft-more"),
    done: deeds
      .filter(({ event }) => event === "keeps")
      .map((event) => sight.words.event(event))
      .slice(-MOST),
    next: t("citadels-table-narration-draft-next"),
  };
}

export function narrationOf(sight: Sight): Narration | null {
  const { turn } = sight.view;
  if (turn === undefined) return drafting(sight);
  const rank = rankOf(sight.cards, turn.character);
  const held = sight.view.seats[turn.seat];
  const next = nextOf(sight.cast, rank);
  const deeds = deedsOf(sight.table.log, turn.seat);
  const fact = t("citadels-table-narration-fact", { gold: held?.gold ?? 0, cards: count(held?.hand ?? 0) });
  return {
    seat: turn.seat,
    ground: groundOf(rank),
    icon: characterIcon(turn.character),
    rank,
    title: t("citadels-table-narration-title", {
      who: sight.who(turn.seat),
      character: sight.character(turn.character),
    }),
    fact,
    done: deeds.map((event) => sight.words.event(event)),
    // Who they are stands in the title: a line is not for saying that again.
    ...(deeds.length === 1 && deeds[0]?.event === "reveals" ? { main: fact } : {}),
    next:
      next === undefined
        ? t("citadels-table-narration-last")
        : t("citadels-table-narration-next", { rank: next.rank, character: sight.character(next.name) }),
    ...(sight.me === null ? {} : { until: untilMine(sight, rank) }),
    calls: callsOf(sight) ?? [],
  };
}
