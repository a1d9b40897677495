// The verdict on a finished game, in words of now: who has won, how the viewer did, and what decided it.
import type { Result } from "$lib/wire/protocol";
import { listed, t } from "$lib/words";
import { counted, written } from "$lib/words/points";
import type { Props } from "../../games/types";
import { deciding } from "./deciding";
import { standing } from "./standing";

export interface Verdict {
  /** Who has won, and with how many points. */
  line: string;
  /** How the viewer did; empty if they are only watching. */
  own: string;
  /** All who have not won, the best first. */
  others: string;
  /** What told those with the most points apart. */
  tie: string;
  /** What made the largest difference, and the line of the score it is. */
  why: string;
  decided: string | undefined;
}

/** The last thing that was compared. */
function tieOf({ table, choice }: Props, { scores, ties }: Result): string {
  const [name, amounts] = Object.entries(ties).at(-1) ?? [];
  if (name === undefined || amounts === undefined) return "";
  const first = Math.max(...scores);
  const compared = scores.flatMap((score, seat) =>
    score === first ? [t("page-table-has", { name: table.nameAt(seat), points: String(amounts[seat] ?? 0) })] : [],
  );
  return choice.client.tie?.(name, listed(compared)) ?? "";
}

function ownOf({ table }: Props, result: Result, winners: string): string {
  if (table.you === null) return "";
  const { place, won, apart } = standing(result, table.place(table.you));
  if (won > 1) return t("page-table-you-share");
  if (won === 1) return t("page-table-you-win", { points: apart });
  return t("page-table-you-came", { place, points: apart, names: winners });
}

function othersOf({ table }: Props, { scores, winners }: Result): string {
  const others = scores
    .map((score, seat) => ({ score, seat }))
    .filter(({ seat }) => !winners.includes(seat))
    .sort((one, other) => other.score - one.score);
  return listed(
    others.map(({ score, seat }) => t("page-table-has", { name: table.nameAt(seat), points: written(score) })),
  );
}

/** The line of points that made the largest difference to the viewer, or to the next best. */
function whyOf({ table, words }: Props, result: Result): Pick<Verdict, "why" | "decided"> {
  const largest = deciding(result, table.you === null ? -1 : table.place(table.you));
  if (largest === null) return { why: "", decided: undefined };
  const { line, ahead, behind } = largest;
  const has = (seat: number): string =>
    t("page-table-has", { name: table.nameAt(seat), points: written(result.lines[seat]?.[line] ?? 0) });
  const amounts = listed([has(ahead), has(behind)]);
  return { why: t("page-table-decided", { line: words.line(line), amounts }), decided: line };
}

export function verdictOf(props: Props, result: Result): Verdict {
  const { winners, scores } = result;
  const names = listed(winners.map((seat) => props.table.nameAt(seat)));
  const points = Math.max(...winners.map((seat) => scores[seat] ?? 0));
  return {
    line: t("page-table-wins", { names, count: winners.length, points: counted(points) }),
    own: ownOf(props, result, names),
    others: othersOf(props, result),
    tie: tieOf(props, result),
    ...whyOf(props, result),
  };
}
