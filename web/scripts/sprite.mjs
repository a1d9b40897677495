// Makes public/icons.svg: one <symbol> for every name in icons.json, and our own drawings.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";

const here = (path) => new URL(`../${path}`, import.meta.url);
const text = (path) => readFileSync(here(path), "utf8");
const json = (path) => JSON.parse(text(path));

const BOX = 512;
const set = json("node_modules/@iconify-json/game-icons/icons.json");
const names = json("icons.json");

function fail(reason) {
  console.error(`icons.json: ${reason}`);
  process.exit(1);
}

function symbol(name) {
  const icon = set.icons[set.aliases?.[name]?.parent ?? name];
  const side = icon.width ?? set.width ?? BOX;
  return `  <symbol id="${name}" viewBox="0 0 ${side} ${icon.height ?? set.height ?? BOX}">${icon.body}</symbol>`;
}

const twice = names.filter((name, place) => names.indexOf(name) !== place);
if (twice.length > 0) fail(`named twice: ${twice.join(", ")}`);
const missing = names.filter((name) => !(name in set.icons) && !(name in (set.aliases ?? {})));
if (missing.length > 0) fail(`game-icons has no ${missing.join(", ")}`);
const symbols = names.map(symbol);
const coloured = names.filter((_, place) => /fill="(?!currentColor|none)/.test(symbols[place]));
if (coloured.length > 0) fail(`a colour of their own have ${coloured.join(", ")}`);

const own = text("drawings.svg")
  .split("\n")
  .filter((line) => line.trim().startsWith("<symbol "));
mkdirSync(here("public"), { recursive: true });
writeFileSync(
  here("public/icons.svg"),
  ['<svg xmlns="http://www.w3.org/2000/svg">', ...symbols, ...own, "</svg>", ""].join("\n"),
);
