// The chapters of the rules page, by game, and which sections of the rules reference each of their paragraphs covers.
import { cardOf } from "../games/citadels/help/sections";
import type { CharacterCard, DistrictCard } from "../games/citadels/view";
import type { GameWords } from "$lib/words/gameWords";
import { t } from "$lib/words";

export interface Chapter {
  id: string;
  /** The sections that are covered, paragraph by paragraph; those of the whole chapter if there is only one entry. */
  covers: string[][];
}

const CHAPTERS: Record<string, [id: string, ...covers: string[]][]> = {
  citadels: [
    ["aim", "T-1", "T-13"],
    ["round", "T-3 T-10"],
    ["draft", "T-2 T-4", "T-12 T-16"],
    ["calling", "T-5"],
    ["turn", "T-6 T-14", "T-1.10 T-6.4"],
    ["building", "T-7", "T-7.4 T-9"],
    ["against", "T-8 T-15"],
    ["end", "T-11 T-17", "T-11.5"],
    ["terms", "T-1.6", "", "", "", "T-1.3", "T-1.4", "T-1.8"],
  ],
  paladins: [
    ["aim", "P-1 P-2", "P-1.2"],
    ["round", "P-3", "P-3.6 P-10"],
    ["workers", "P-1.1 P-4", "P-4.4 P-4.10"],
    ["left", "P-5 P-5.1", "P-5.2", "P-5.3", "P-5.4", "P-5.5", "P-5.6"],
    ["right", "P-6", "P-6.1", "P-6.3", "P-6.2", "P-6.4", "P-6.5", "P-6.6"],
    ["king", "P-7"],
    ["suspicion", "P-8", "P-8.7"],
    ["crew", "P-9"],
    ["pass", "P-11 P-14"],
    ["end", "P-12"],
    ["solo", "P-13 P-15 C-12"],
    ["crowns", "C-1 C-2 C-4 C-5", "C-6 C-7", "C-3 C-8 C-9 C-10 C-11 C-13 C-14 C-15"],
    ["terms", "P-1.3", "P-1.6", "P-8.2", "", "", "P-5.2.8"],
  ],
};

/** Which cards are listed, by the key they are kept under in the catalogue, and the noun of their names. */
export const LISTS: Record<string, [key: string, noun: string][]> = {
  citadels: [
    ["characters", "character"],
    ["districts", "district"],
  ],
  paladins: ["paladin", "townsfolk", "outsider", "order", "space", "wall", "muster", "negotiate", "ally", "scheme"].map(
    (noun) => [noun, noun],
  ),
};

/** What is printed on a card besides its name and its text: the rank, or the type and the cost; the texts of Paladins
 * say all. */
export function printedOn(noun: string, card: unknown, words: GameWords): string {
  if (noun === "character") return t("citadels-table-rank", { rank: (card as CharacterCard).rank });
  if (noun !== "district") return "";
  const { type, cost } = card as DistrictCard;
  return t("citadels-table-district-about", { type: words.name("type", type), cost, beautified: "no" });
}

const parted = (sections: string): string[] => sections.split(" ").filter((part) => part !== "");

/** The chapters of a game, in reading order. */
export function chaptersOf(game: string): Chapter[] {
  return (CHAPTERS[game] ?? []).map(([id, ...covers]) => ({ id, covers: covers.map(parted) }));
}

/** The main sections among those that are covered. */
export const wholes = (covers: string[][]): string[] => [
  ...new Set(covers.flat().map((section) => section.replace(/\..*/, ""))),
];

/** A section and those it is a part of: `P-6.5.3`, `P-6.5`, `P-6`. */
function outwards(section: string): string[] {
  const parts = section.split(".");
  return parts.map((_, dropped) => parts.slice(0, parts.length - dropped).join("."));
}

/** How a paragraph of a chapter is found on the page. */
export const paragraphOf = (chapter: string, number: number): string => `${chapter}-${number}`;

/** The chapter, paragraph or card that covers a section of the reference, such as `T-8.13`; the nearer to it the
 * better. */
export function placeOf(game: string, section: string): string | null {
  const card = game === "citadels" ? cardOf(section) : null;
  if (card !== null) return card;
  for (const part of outwards(section)) {
    for (const { id, covers } of chaptersOf(game)) {
      const number = covers.findIndex((sections) => sections.includes(part));
      if (number >= 0) return covers.length === 1 ? id : paragraphOf(id, number);
    }
  }
  return null;
}

/** The game whose rules have this section. */
export function gameOf(section: string): string | null {
  return Object.keys(CHAPTERS).find((game) => placeOf(game, section) !== null) ?? null;
}

/** Chapters whose paragraphs begin with the word that each of them explains. */
const WORDED = new Set(["left", "right", "terms"]);

/** A paragraph as the word it explains, if it does, and what is said of it. */
export function worded(chapter: string, paragraph: string): [word: string, said: string] {
  const [, word, said] = (WORDED.has(chapter) && /^([^:.]+:) (.*)$/s.exec(paragraph)) || [];
  return word === undefined || said === undefined ? ["", paragraph] : [word, said];
}
