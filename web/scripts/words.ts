// The Fluent files of each language as one module, so that the page fetches a language with one request.
import { readdirSync } from "node:fs";
import type { Plugin } from "vite";

const WORDS = "virtual:words";
/** What only the hall itself and the command line say. */
const ELSEWHERE = ["cli.ftl", "server.ftl"];

const filesIn = (folder: string): string[] =>
  readdirSync(folder).filter((name) => name.endsWith(".ftl") && !ELSEWHERE.includes(name));

function languagesIn(locale: string): string[] {
  const folders = readdirSync(locale, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map((entry) => entry.name).filter((name) => filesIn(`${locale}/${name}`).length > 0);
}

/** `virtual:words` has a function for each language that fetches its texts. */
export function words(locale: string): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(WORDS) ? `\0${id}` : undefined),
    load(id) {
      const [name, wanted] = id.slice(1).split("/");
      if (name !== WORDS) return undefined;
      if (wanted === undefined) {
        const all = languagesIn(locale).map((one) => `"${one}": () => import("${WORDS}/words-${one}")`);
        return `export default { ${all.join(", ")} };`;
      }
      const language = wanted.replace("words-", ""); // the file that is built is called like that
      const files = filesIn(`${locale}/${language}`).map((file) => `${locale}/${language}/${file}`);
      const imports = files.map((file, place) => `import text${place} from "${file}?raw";`);
      return `${imports.join("\n")}\nexport default [${files.map((_, place) => `text${place}`).join(", ")}];`;
    },
  };
}
