/** Citadels at the table: its picture, where answers belong on it, and what its things say when they are asked. */

import { layout } from "$lib/device/screen.svelte";
import { t } from "$lib/words";
import type { CitadelsView } from "./view";
import type { Detail, GameClient, Props, SidePanel, Tab } from "../types";
import {
  aboutAbility,
  aboutBuilding,
  aboutCity,
  aboutDistrict,
  aboutGathering,
  aboutLine,
  aboutQuestion,
  aboutRole,
  aboutRound,
} from "./help/about";
import Board from "./Board.svelte";
import { characterIcon, lineIcon } from "./drawings";
import { joined, logPart } from "./log";
import Order from "./cast/Order.svelte";
import { followsFrom } from "./cast/offer";
import LogThing from "./LogThing.svelte";
import Final from "./Final.svelte";
import Foot from "./Foot.svelte";
import Open from "./Open.svelte";
import Options from "./options/Options.svelte";
import Phone from "./Phone.svelte";
import { made } from "./made";
import { place, tabOf } from "./place";
import { count, rankOf } from "./seeing";
import { Sight } from "./sight";
import { strikes } from "./strikes";
import { summary } from "./options/summary";
import lessons from "./lessons.json";
import Signs from "./Signs.svelte";
import { taught } from "./taught";
import WhoGrid from "./cast/WhoGrid.svelte";

function detail(key: string, props: Props): Detail | null {
  const sight = new Sight(props);
  const [kind = "", ...rest] = key.split(":");
  const name = rest.at(-1) ?? "";
  const things: Record<string, () => Detail | null> = {
    character: () => aboutRole(sight, name),
    draft: () => aboutRole(sight, name),
    hand: () => aboutDistrict(sight, name),
    offer: () => aboutDistrict(sight, name),
    building: () => aboutBuilding(sight, rest[0] ?? "", name),
    city: () => aboutCity(sight, name),
    ability: () => aboutAbility(sight, name),
    turn: () => aboutGathering(sight, name),
    round: () => aboutRound(subtitle(props)),
    question: () => aboutQuestion(sight, name),
    line: () => aboutLine(sight, name),
  };
  return things[kind]?.() ?? null;
}

function tabs(props: Props): Tab[] {
  const sight = new Sight(props);
  const mine = sight.mine;
  const own = mine?.characters.length === 1 ? mine.characters[0] : undefined;
  const on = (id: string) => (key: string) => tabOf(key) === id;
  const playing: Tab[] = [
    {
      id: "hand",
      icon: "card-draw",
      label: t("citadels-table-tab-hand", { count: mine ? count(mine.hand) : 0 }),
      holds: on("hand"),
    },
    {
      id: "character",
      icon: own ? characterIcon(own) : "crown",
      label: own ? sight.character(own) : t("citadels-table-tab-character"),
      holds: on("character"),
    },
  ];
  const who: Tab = { id: "who", icon: "gh-grid", label: t("citadels-table-tab-who"), holds: on("who") };
  return [
    { id: "cities", icon: "village", label: t("citadels-table-tab-cities"), holds: on("cities") },
    ...(mine ? playing : []),
    ...(deduces(props) ? [who] : []),
  ];
}

const deduces = ({ table }: Pick<Props, "table">): boolean =>
  table.info?.settings.deductions !== false && table.me !== null;

function panels(table: Props["table"]): SidePanel[] {
  return deduces({ table }) ? [{ id: "who", label: t("citadels-table-who"), key: "w", Panel: WhoGrid }] : [];
}

function subtitle(props: Props): string {
  const sight = new Sight(props);
  const view: CitadelsView = sight.view;
  const rank = view.turn ? rankOf(sight.cards, view.turn.character) : 0;
  if (view.over || view.round === 0) return "";
  return t("citadels-table-round", { round: view.round, rank });
}

const citadels: GameClient = {
  name: "citadels",
  deduces: true,
  Board,
  Phone,
  Options,
  Foot,
  Final,
  Open,
  lineIcon,
  made,
  printed: (line) => ["districts", "all_types", "complete"].includes(line),
  tie: (name, amounts) => t(`citadels-table-tie-${name}`, { amounts }),
  panels,
  tabs,
  own: "hand",
  place: (question, answer, _view, me) => place(question, answer, me, layout() !== "phone"),
  detail,
  subtitle,
  summary,
  opens: (event) => event["event"] === "round",
  logPart,
  LogThing,
  joined,
  taught,
  lessons,
  Signs,
  strikes: (event, me, view) => strikes(event, me, view as unknown as CitadelsView),
  theatre: async () => (await import("./theatre")).default,
  why: (_, props) => followsFrom(new Sight(props)),
  Beside: Order,
  interruptions: new Map([
    ["warrant", { verb: "confiscate", icon: "wax-seal" }],
    ["threat", null],
    ["show_threat", { verb: "show threat", icon: "envelope" }],
    ["thanks", null],
  ]),
  calm: new Set(["turn"]),
};

export default citadels;
