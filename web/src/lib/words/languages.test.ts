import { expect, it, vi } from "vitest";

/** Fresh speech, as a page begins with it. */
async function begun(): Promise<typeof import("./languages.svelte") & typeof import("./index")> {
  vi.resetModules();
  return { ...(await import("./languages.svelte")), ...(await import("./index")) };
}

it("begins without the words of games, but knows what they are called and who sits there by itself", async () => {
  const { speech, has, t } = await begun();
  for (const language of ["en", "pl", "uk", "cs"]) {
    await speech.speak(language);
    expect(["citadels-title", "paladins-title", "paladins-seat-opponent", "page-hall"].every(has)).toBe(true);
    expect(["citadels-question-character", "paladins-table-expansion-city_of_crowns"].some(has)).toBe(false);
  }
  await speech.speak("pl");
  expect(t("paladins-title")).toBe("Paladyni Zachodniego Królestwa");
});

it("learns the words of one game and not those of another, with its expansions and what is said at its table", async () => {
  const { speech, has } = await begun();
  await speech.speak("cs");
  await speech.learn("paladins");
  const all = [
    "paladins-question-turn",
    "paladins-consideration-raises",
    "paladins-rules-round",
    "paladins-table-expansion",
  ];
  expect(all.filter((id) => !has(id))).toEqual([]);
  expect(has("citadels-question-character")).toBe(false);
});

it("says what it has learned in whatever language is chosen later, and in both if several are asked for at once", async () => {
  const { speech, t } = await begun();
  await speech.speak("en");
  await Promise.all([speech.learn("citadels"), speech.speak("uk"), speech.learn("paladins"), speech.speak("pl")]);
  expect(speech.language).toBe("pl");
  expect(t("citadels-question-discard")).toBe("Odłóż postać");
  await speech.speak("uk");
  expect(t("citadels-question-discard")).toBe("Відклади персонажа");
  expect(t("paladins-question-turn")).toBe("Виконай дію або спасуй");
});

it("has learned a game only when its words are here, in the language that is spoken then", async () => {
  const { speech, has } = await begun();
  await speech.speak("en");
  const learned = speech.learn("citadels");
  void speech.speak("cs");
  await learned;
  expect([speech.language, has("citadels-question-character")]).toEqual(["cs", true]);
});

it("knows nothing of a game of somebody else, and says so to nobody", async () => {
  const { speech } = await begun();
  await speech.speak("en");
  await speech.learn("nobodys_game");
  expect(speech.bundles).toHaveLength(1);
});
