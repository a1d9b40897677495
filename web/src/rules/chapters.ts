// The chapters of the rules page, by game, and which sections of the rules reference each of them tells.

export interface Chapter {
  id: string;
  covers: string[];
}

const CHAPTERS: Record<string, [string, string][]> = {
  citadels: [
    ["aim", "T-1 T-13"],
    ["round", "T-3 T-10"],
    ["draft", "T-2 T-4 T-12 T-16"],
    ["calling", "T-5"],
    ["turn", "T-6 T-14"],
    ["building", "T-7 T-9"],
    ["against", "T-8 T-15"],
    ["end", "T-11 T-17"],
    ["terms", ""],
  ],
  paladins: [
    ["aim", "P-1 P-2"],
    ["round", "P-3 P-10"],
    ["workers", "P-4"],
    ["left", "P-5"],
    ["right", "P-6"],
    ["king", "P-7"],
    ["suspicion", "P-8"],
    ["crew", "P-9"],
    ["pass", "P-11 P-14"],
    ["end", "P-12"],
    ["solo", "P-13 P-15 C-12"],
    ["crowns", "C-1 C-2 C-3 C-4 C-5 C-6 C-7 C-8 C-9 C-10 C-11 C-13 C-14 C-15"],
    ["terms", ""],
  ],
};

/** Which cards are listed, by the key they are kept under in the catalogue, and the noun of their names. */
export const LISTS: Record<string, [key: string, noun: string][]> = {
  citadels: [
    ["characters", "character"],
    ["districts", "district"],
  ],
  paladins: ["paladin", "townsfolk", "outsider", "order", "space", "wall", "muster", "negotiate", "ally", "scheme"].map((noun) => [noun, noun]),
};

/** The chapters of a game, in reading order. */
export function chaptersOf(game: string): Chapter[] {
  return (CHAPTERS[game] ?? []).map(([id, covers]) => ({ id, covers: covers.split(" ").filter((part) => part !== "") }));
}

/** The chapter that tells a section of the reference, such as `T-8.13`. */
export function chapterOf(game: string, section: string): string | null {
  const [whole = ""] = section.split(".");
  return chaptersOf(game).find(({ covers }) => covers.includes(whole))?.id ?? null;
}

/** The game whose rules have this section. */
export function gameOf(section: string): string | null {
  return Object.keys(CHAPTERS).find((game) => chapterOf(game, section) !== null) ?? null;
}

/** Whether a text has all the words that are looked for. */
export function matches(text: string, wanted: string): boolean {
  const plain = (one: string): string => one.toLocaleLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return plain(wanted).split(/\s+/).every((word) => plain(text).includes(word));
}
