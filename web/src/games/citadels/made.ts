// What a seat has made of a game of Citadels: its city.
import type { Made, Props } from "../types";
import { districtIcon, isBeautified, plain } from "./drawings";
import { Sight } from "./sight";

export function made(seat: string, props: Props): Made[] {
  const { cards, view } = new Sight(props);
  return (view.seats[seat]?.city ?? []).map((building) => {
    const card = cards.districts[plain(building)];
    const type = card?.type ?? "unique";
    return {
      icon: districtIcon(building),
      colour: `var(--${type}-ink)`,
      wash: `var(--${type}-wash)`,
      name: props.words.name("district", plain(building)),
      number: (card?.cost ?? 0) + Number(isBeautified(building)),
    };
  });
}
