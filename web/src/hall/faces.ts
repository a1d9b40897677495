// How a game and a bot look in the hall, before anything of the game itself is loaded. Another game adds its lines here.

export interface Face {
  icon: string;
  icons: readonly string[];
  cast: readonly string[]; // who plays along, as small signs
  colour: string;
  about: string | null; // a message
  minutes: number | null;
}

const FACES: Record<string, Face> = {
  citadels: {
    icon: "queen-crown",
    icons: ["queen-crown", "plain-dagger", "castle"],
    cast: [
      "plain-dagger",
      "robber-mask",
      "magic-hat",
      "queen-crown",
      "pope-crown",
      "scales",
      "compass",
      "warlord-helmet",
      "palette",
    ],
    colour: "var(--lapis-fill)",
    about: "page-about-citadels",
    minutes: 45,
  },
  paladins: {
    icon: "stone-tower",
    icons: ["stone-tower", "mailed-fist", "amphora"],
    cast: ["flat-hammer", "pocket-bow", "scales", "broadsword", "pope-crown", "domino-mask"],
    colour: "var(--rubric-fill)",
    about: "page-about-paladins",
    minutes: 90,
  },
};

const UNKNOWN: Face = {
  icon: "gh-hall",
  icons: ["gh-hall"],
  cast: [],
  colour: "var(--sable)",
  about: null,
  minutes: null,
};

export function face(game: string): Face {
  return FACES[game] ?? UNKNOWN;
}

/** The bot of a seat that follows the rules of its game by itself: nobody else can sit there. */
export const AUTOMATIC = "automatic";

/** The bot that plays as strongly as whoever it meets. */
export const ADAPTIVE = "adaptive";

/** The message that names a kind of bot. */
export const BOTS: Record<string, string> = {
  beginner: "page-bot-beginner",
  novice: "page-bot-novice",
  easy: "page-bot-easy",
  casual: "page-bot-casual",
  steady: "page-bot-steady",
  normal: "page-bot-normal",
  skilled: "page-bot-skilled",
  strong: "page-bot-strong",
  hard: "page-bot-hard",
  expert: "page-bot-expert",
  master: "page-bot-master",
  adaptive: "page-bot-adaptive",
  random: "page-bot-random",
};

/** The numbers of players of a game, as they are written: 2–8. */
export function span(players: readonly number[]): string {
  const [least, most] = [Math.min(...players), Math.max(...players)];
  return least === most ? `${least}` : `${least}–${most}`;
}
