/** What the frame around the table shows of Paladins: the round, what is asked, and the lines of the score. */

import { t } from "$lib/words";
import type { Detail } from "../types";
import { LINES, QUESTIONS } from "./help/sections";
import type { Sight } from "./sight";

/** Lines of the score that are the points of a track. */
const TRACKS: ReadonlySet<string> = new Set(["faith", "strength", "influence", "diplomacy"]);
/** Lines for what was done, from its fifth time on. */
const COUNTS: ReadonlySet<string> = new Set(["commission", "garrison", "fortify", "absolve"]);

function round(sight: Sight): Detail {
  const { round: now } = sight.view;
  return {
    title: t("paladins-table-round", { round: now, rounds: sight.cards.board.rounds, crowns: "no" }),
    text: t("paladins-table-round-about"),
    rule: "P-3",
  };
}

function question(kind: string, { question: asked, words }: Sight): Detail {
  const { line, why } =
    asked?.kind === kind ? words.question(asked) : { line: t("paladins-table-opponents-turn"), why: "" };
  return { title: line, text: why, rule: QUESTIONS[kind] ?? "P-3.6" };
}

function line(name: string, { words }: Sight): Detail {
  const of = TRACKS.has(name) ? "track" : COUNTS.has(name) ? "count" : name;
  const title = name === "total" ? t("paladins-table-total") : words.line(name);
  return { title, text: t("paladins-table-line-about", { of }), rule: LINES[name] ?? "P-12" };
}

/** The frame's own keys: `round:`, `question:KIND`, `line:NAME`; null: it is a thing of the table. */
export function frameHelp(key: string, sight: Sight): Detail | null {
  const [kind, name = ""] = key.split(":");
  if (kind === "round") return round(sight);
  if (kind === "question") return question(name, sight);
  return kind === "line" ? line(name, sight) : null;
}
