/** Parts of the picture that say what they are: a drawing explains itself first, then the card it is on. */

import { getContext, setContext } from "svelte";
import { explain } from "$lib/pointing/explain";
import { capital } from "$lib/words";
import type { Detail } from "../../types";

export type About = () => Detail | null;

const CARD = Symbol("card");

/** Everything drawn within this component is on a card. */
export const liesOn = (card: About): About => setContext(CARD, card);

/** For a component whose parts are on the card around it: makes the explanation of a part, with what the card says
 * below. */
export function parts(): (own: About) => About {
  const lying = getContext<About | undefined>(CARD);
  return (own) => () => {
    const said = own();
    const around = lying?.() ?? null;
    if (said === null || around === null) return said;
    const card = around.text === "" ? "" : `${around.title}. ${capital(around.text)}`;
    return { ...said, text: [said.text, card].filter(Boolean).join("\n") };
  };
}

/** The explanation of the one part a component is. */
export const partOf = (own: About): About => parts()(own);

/** `use:part={about}`: explains a drawing; null: its surroundings speak for it. */
export function part(node: Element, about: About | null) {
  return about === null ? {} : explain(node as HTMLElement, about);
}
