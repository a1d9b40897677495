import { expect, it } from "vitest";
import { taught as citadels } from "./citadels/taught";
import { taught as paladins } from "./paladins/taught";

it("points at the characters and cities a lesson is about", () => {
  expect(citadels({ event: "put_away", cards: ["king", "thief"] })).toBe(
    '[data-key="character:king"], [data-key="character:thief"]',
  );
  expect(citadels({ event: "names", who: "B", card: "king" })).toBe('[data-key="character:king"]');
  expect(citadels({ event: "destroyed", who: "B", card: "tavern" })).toBe('[data-key="city:B"]');
  expect(citadels({ event: "gains" })).toBe("");
});

it("points at what the king reveals, at the pool and at whoever acts", () => {
  expect(paladins({ event: "reveals_order", order: "ko_attack" })).toBe('[data-about="order:ko_attack"]');
  expect(paladins({ event: "takes_tax", who: "B" })).toBe('[data-about="tax"]');
  expect(paladins({ event: "passes", who: "A" })).toBe('[data-about="pool:A"], [data-about="seat:A"]');
  expect(paladins({ event: "gains" })).toBe("");
});
