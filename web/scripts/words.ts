// The Fluent files as modules: for each language one that every page needs, and one for each game, fetched with that game.
// What those read who keep the hall is fetched like a game of its own.
import { readFileSync, readdirSync } from "node:fs";
import type { Plugin } from "vite";

const WORDS = "virtual:words";
/** What only the hall itself and the command line say. */
const ELSEWHERE = ["cli.ftl", "server.ftl"];
/** What every page needs, whatever is played. */
const COMMON = ["engine.ftl", "page.ftl"];
/** What the hall says of a game before it is opened: what it is called, and who sits there besides people and bots. */
const OUTSIDE = /^\w+-(title|seat-\w+) *=.*(\n[ \t]+.*)*/gm;

const filesIn = (folder: string): string[] =>
  readdirSync(folder).filter((name) => name.endsWith(".ftl") && !ELSEWHERE.includes(name));

function languagesIn(locale: string): string[] {
  const folders = readdirSync(locale, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map((entry) => entry.name).filter((name) => filesIn(`${locale}/${name}`).length > 0);
}

/** The game a file speaks of: `paladins` of `paladins_table.ftl` and of `paladins-city_of_crowns.ftl`. */
const gameOf = (file: string): string => file.split(/[-_.]/, 1)[0] ?? file;

const ofGames = (folder: string): string[] => filesIn(folder).filter((file) => !COMMON.includes(file));

const fetched = (name: string): string => `() => import("${WORDS}/${name}")`; // the file that is built is called like that

/** What fetches a language: what is common, and the words of each game. */
function fetching(folder: string, language: string): string {
  const games = [...new Set(ofGames(folder).map(gameOf))];
  const each = games.map((game) => `"${game}": ${fetched(`words-${language}-${game}`)}`);
  return `"${language}": { common: ${fetched(`words-${language}`)}, games: { ${each.join(", ")} } }`;
}

/** The texts of the common words, or of one game's. */
function texts(folder: string, game: string | undefined): string {
  const files = game === undefined ? COMMON : ofGames(folder).filter((file) => gameOf(file) === game);
  const imports = files.map((file, place) => `import text${place} from "${folder}/${file}?raw";`);
  const outside = game === undefined ? [JSON.stringify(outsideOf(folder))] : [];
  return `${imports.join("\n")}\nexport default [${[...files.map((_, place) => `text${place}`), ...outside].join(", ")}];`;
}

function outsideOf(folder: string): string {
  const all = ofGames(folder).map((file) => readFileSync(`${folder}/${file}`, "utf-8"));
  return all.flatMap((text) => text.match(OUTSIDE) ?? []).join("\n");
}

/** `virtual:words` has for each language what fetches its texts. */
export function words(locale: string): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(WORDS) ? `\0${id}` : undefined),
    load(id) {
      const [name, wanted] = id.slice(1).split("/");
      if (name !== WORDS) return undefined;
      if (wanted === undefined) {
        const all = languagesIn(locale).map((language) => fetching(`${locale}/${language}`, language));
        return `export default { ${all.join(", ")} };`;
      }
      const [, language, game] = wanted.split("-");
      return texts(`${locale}/${language}`, game);
    },
  };
}
