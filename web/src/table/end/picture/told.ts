// What the picture of a table says: how a game ended, in words of now.
import type { Result } from "$lib/wire/protocol";
import { speech } from "$lib/words/languages.svelte";
import { t, titleOf } from "$lib/words";
import { written } from "$lib/words/points";
import type { Props } from "../../../games/types";
import { verdictOf } from "../verdict";
import type { Told } from "./plan";
import type { Ending } from "./seats";

/** A day as people write it. */
export const dated = (day: Date, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(day);

function endingOf(props: Props, result: Result, seat: number): Ending {
  const { table, choice } = props;
  const name = table.seats[seat]?.seat ?? "";
  const lines = Object.entries(result.lines[seat] ?? {}).filter(([, points]) => points !== 0);
  return {
    seat,
    name: table.nameAt(seat),
    total: written(result.scores[seat] ?? 0),
    won: result.winners.includes(seat),
    mine: name === table.you,
    lines: lines.map(([line, points]) => ({ icon: choice.client.lineIcon?.(line) ?? "", points: written(points) })),
    made: choice.client.made?.(name, props) ?? [],
  };
}

/** Where it was played, and on which day: of a game that is past nobody knows. */
const footOf = (past: boolean): string =>
  [t("page-table-hall"), ...(past ? [] : [dated(new Date(), speech.language)])].join(" · ");

/** The words and numbers of a picture; the best seat comes first. */
export function toldOf(props: Props, result: Result): Told {
  const { line, tie, why } = verdictOf(props, result);
  const seats = result.scores.map((_, seat) => endingOf(props, result, seat));
  const rank = ({ seat, won }: Ending): number => (result.scores[seat] ?? 0) + (won ? 0.5 : 0);
  return {
    game: titleOf(props.table.rules),
    title: line,
    why: [tie, why].filter((text) => text !== ""),
    foot: footOf(props.table.past),
    seats: seats.sort((one, other) => rank(other) - rank(one)),
  };
}
