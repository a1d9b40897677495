// The kinds of bots there are, to choose one of.
import { t } from "$lib/words";
import { BOTS } from "./faces";
import { hall } from "./hall.svelte";

export interface Kind {
  value: string;
  text: string;
}

/** Every kind of bot; first, with an empty value, what stands for none. */
export function botsAfter(none: string): Kind[] {
  const bots = hall.catalogue?.bots ?? [];
  return [
    { value: "", text: none },
    ...bots.map((bot) => ({ value: bot, text: BOTS[bot] === undefined ? bot : t(BOTS[bot]) })),
  ];
}
