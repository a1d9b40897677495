// The kinds of bots there are, to choose one of.
import { inside } from "$lib/inside/paths";
import { t } from "$lib/words";
import { ADAPTIVE, BOTS } from "./faces";
import { hall } from "./hall.svelte";
import { levelTimes } from "./levels.svelte";

export interface Kind {
  value: string;
  text: string;
}

/** What a kind of bot is called. */
export const botName = (bot: string): string => (BOTS[bot] === undefined ? bot : t(BOTS[bot]));

/** The same with how long it thinks in a turn, and how much of its thinking it gets done if that is not all. */
function timed(game: string, bot: string): string {
  const [level, time] = [botName(bot), levelTimes.of(game, bot)];
  if (time === null) return level;
  const seconds = Math.max(1, Math.round(time.seconds));
  if (time.cut === null) return t("page-level-time", { level, seconds });
  return t("page-level-cut", { level, seconds, share: time.cut.share });
}

/** What a seat without a bot waits for: a friend with the link, or if there are none somebody at this device. */
export const openSeat = (): string => t(inside ? "page-seat-share" : "page-seat-link");

/** Every kind of bot for a game; first, with an empty value, what stands for none. For people who are away none plays
 * that adapts to them. */
export function botsAfter(none: string, game: string, standIns = false): Kind[] {
  const bots = (hall.catalogue?.bots ?? []).filter((bot) => !standIns || bot !== ADAPTIVE);
  return [{ value: "", text: none }, ...bots.map((bot) => ({ value: bot, text: timed(game, bot) }))];
}
