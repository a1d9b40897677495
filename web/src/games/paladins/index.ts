/** Paladins at the table: its picture, where answers belong on it, and what its things say when they are asked. */

import { layout } from "$lib/device/screen.svelte";
import { t } from "$lib/words";
import type { Detail, GameClient, Props, Tab } from "../types";
import Board from "./Board.svelte";
import { lineIcon } from "./drawings";
import { reason } from "./reasons";
import { frameHelp } from "./frame";
import { logPart } from "./log";
import LogThing from "./LogThing.svelte";
import Open from "./Open.svelte";
import Options from "./Options.svelte";
import Others from "./others/Others.svelte";
import Phone from "./phone/Phone.svelte";
import { made } from "./made";
import { meant, place, tabOf } from "./place";
import { Sight } from "./sight";
import { explaining } from "./solo/explaining.svelte";
import RivalPrompt from "./solo/RivalPrompt.svelte";
import { endsOf, litOfNext } from "./solo/steps";
import { strikes } from "./strikes";
import lessons from "./lessons.json";
import Signs from "./Signs.svelte";
import { taught } from "./taught";
import Suggestion from "./Suggestion.svelte";
import WorkerPart from "./WorkerPart.svelte";

function detail(key: string, props: Props): Detail | null {
  const { key: plain, seat } = meant(key);
  const sight = new Sight(props, seat);
  return frameHelp(plain, sight) ?? sight.help.thing(plain);
}

const ICONS: Record<string, string> = {
  town: "meeple-group",
  map: "stone-tower",
  crowns: "dove",
  board: "anvil",
  rivals: "two-shadows",
};

function tabs(props: Props): Tab[] {
  const shown = Object.entries(ICONS).filter(([id]) => id !== "crowns" || new Sight(props).crowns !== null);
  return shown.map(([id, icon]) => ({
    id,
    icon,
    label: t(`paladins-table-tab-${id}`),
    holds: (key) => tabOf(key) === id,
  }));
}

function subtitle(props: Props): string {
  const sight = new Sight(props);
  const { over, round } = sight.view;
  const crowns = sight.crowns !== null && layout() !== "phone" ? "yes" : "no";
  return over || round === 0 ? "" : t("paladins-table-round", { round, rounds: sight.cards.board.rounds, crowns });
}

function summary(options: Record<string, unknown>): [what: string, how: string][] {
  const { difficulty: level, expansions } = options;
  const found: [string, string][] = [];
  if (Array.isArray(expansions) && expansions.length > 0)
    found.push([
      t("paladins-table-expansion"),
      expansions.map((name) => t(`paladins-table-expansion-${name}`)).join(", "),
    ]);
  if (typeof level === "string") found.push([t("paladins-table-difficulty"), t(`paladins-table-difficulty-${level}`)]);
  return found;
}

const paladins: GameClient = {
  name: "paladins",
  Board,
  Phone,
  Options,
  Others,
  Open,
  lineIcon,
  made,
  reason,
  tie: (name, amounts) => t(`paladins-table-tie-${name}`, { amounts }),
  wide: (props) => new Sight(props).crowns !== null,
  panels: () => [],
  tabs,
  own: "board",
  place,
  detail,
  subtitle,
  summary,
  opens: (event) => event["event"] === "round",
  steps: { ends: (events) => (explaining.on ? endsOf(events) : []), lit: litOfNext, Prompt: RivalPrompt },
  logPart,
  LogThing,
  strikes,
  theatre: async () => (await import("./theatre")).default,
  taught,
  lessons,
  Signs,
  interruptions: new Map([
    ["suspicion", { verb: "discard suspicion", icon: "eye-target" }],
    ["debt", { verb: "destroy debt", icon: "crossed-chains" }],
    ["trigger", null],
  ]),
  calm: new Set(["turn"]),
  helped: new Set(["worker", "space_worker", "payment"]),
  Suggestion,
  Part: WorkerPart,
  suggestion: (props) => (new Sight(props).suggestedWorkers.length > 0 ? t("paladins-table-place") : null),
};

export default paladins;
