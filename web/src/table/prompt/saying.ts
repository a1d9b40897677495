// What the prompt says: the question, what is chosen, why not, or whom the table waits for.
import type { Choice } from "$lib/pointing/choice.svelte";
import type { Question } from "$lib/wire/protocol";
import type { TableState } from "$lib/wire/table.svelte";
import { following, type Doubt, type Way } from "$lib/pointing/ways";
import type { Fate } from "../../stage/scenes";
import { capital, has, identifier, listed, t } from "$lib/words";

export type Tone = "asking" | "interruption" | "waiting" | "doubt" | "over";

export interface Saying {
  tone: Tone;
  line: string;
  why: string;
  /** The second line must be read: what is chosen cannot be taken back. */
  firm?: boolean;
  /** The seats whose shields are in place of the initial, while the table waits for them. */
  seats: string[];
  /** The section of the rules that says so. */
  rule?: string;
}

/** Who is asked, and what, if that is known. */
export function askedOf(table: TableState): [string, string | null][] {
  const asked = table.game?.view["asked"];
  return typeof asked === "object" && asked !== null ? Object.entries(asked as Record<string, string | null>) : [];
}

function waiting(table: TableState): Saying {
  const asked = askedOf(table);
  const names = asked.map(([seat]) => table.names[seat] ?? seat);
  const [only] = asked;
  const kind = asked.length === 1 ? (only?.[1] ?? null) : null;
  const known = kind === null ? "" : table.words.waiting(kind, names[0] ?? "");
  const line =
    known || (names.length > 0 ? t("page-table-waiting", { names: listed(names), count: names.length }) : "");
  const full = asked.some(([seat]) => table.seats[table.place(seat)]?.cut?.reason === "full");
  const usual = table.me === null ? "page-table-watching" : table.away ? "page-table-away" : "page-table-look-around";
  const why = t(full ? "page-table-full" : usual);
  return { tone: "waiting", line: line || t("page-table-quiet"), why, seats: asked.map(([seat]) => seat) };
}

function chosen(choice: Choice, way: Way): Saying {
  const { words } = choice;
  const question = words.question(way.question);
  const { steps, final } = following(choice.steps, way);
  const far = steps.length > 1;
  const warnings = [
    way.wastes ? words.waste(way.last, way.question.kind) : "",
    final ? t("page-table-final") : "",
  ].filter(Boolean);
  const firm = warnings.length > 0;
  const why = firm ? warnings.join(" ") : far ? question.line : question.why;
  const answer = words.answer(way.last, way.question.kind);
  return { tone: "asking", line: t("page-table-chosen", { answer }), why, firm: firm || far, seats: [] };
}

function asking(choice: Choice): Saying {
  const question = choice.question;
  if (question === null) return waiting(choice.table);
  const tone = choice.client.interruptions.has(question.kind) ? "interruption" : "asking";
  const { line, why } = choice.words.question(question);
  const follows = choice.client.why?.(question, choice.props) ?? "";
  return { tone, line: wholly(choice, question) || line, why: follows || why, seats: [] };
}

/** What is asked where one click answers the next question too, in a message of the game's table; else empty. */
function wholly(choice: Choice, question: Question): string {
  const id = identifier(choice.client.name, "table-whole", question.kind);
  return choice.ways.some((way) => way.steps.length > 1) && has(id) ? t(id) : "";
}

function doubting(choice: Choice, { key, refused }: Doubt): Saying {
  const thing = key === null ? "" : (choice.client.detail(key, choice.props)?.title ?? "");
  const reason = choice.words.reason(refused);
  const line = thing === "" ? capital(reason) : t("page-table-doubt", { thing, reason });
  return { tone: "doubt", line, why: t("page-table-rule", { rule: refused.rule }), seats: [], rule: refused.rule };
}

/** What the prompt says now. */
export function sayingOf(table: TableState, choice: Choice): Saying {
  if (table.game?.result != null) return { tone: "over", line: t("page-table-over"), why: "", seats: [] };
  if (choice.doubt !== null) return doubting(choice, choice.doubt);
  const [only] = choice.selection;
  return only !== undefined && choice.selection.length === 1 ? chosen(choice, only) : asking(choice);
}

/** What seals the button of an answer: the deed of a question that breaks into a turn, which is bold in its colour. */
export function sealOf(way: Way, choice: Choice): string | undefined {
  const seal = choice.client.interruptions.get(way.question.kind) ?? null;
  return seal !== null && seal.verb === way.last.verb ? seal.icon : undefined;
}

/** What is on the button of each way: its verb, or the whole answer if it is a set, or the verb would not tell them
 * apart. */
export function labelsOf(ways: Way[], choice: Choice): string[] {
  const verbs = ways.map((way) => choice.words.button(way.last, way.question.kind));
  return ways.map((way, place) => {
    const verb = verbs[place] ?? "";
    const alone = verbs.filter((other) => other === verb).length === 1;
    return alone && choice.picking.noun === "" ? verb : choice.words.answer(way.last, way.question.kind);
  });
}

/** What happens to the viewer, for those who hear the page. */
export function toldOf(fate: Fate | null): string {
  if (fate === null) return "";
  return [`${fate.title}.`, fate.means, ...fate.lines.map(({ text }) => text)].join(" ");
}
