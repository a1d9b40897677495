/// <reference types="vitest/config" />
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { words } from "./scripts/words";

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  plugins: [svelte(), words(path("../src/greathall/locale"))],
  base: "/",
  // Inside what is built, files are found from where they are used: the same client works at the top of a hall, and in
  // any folder of a web space.
  experimental: { renderBuiltUrl: (name, { hostType }) => (hostType === "html" ? `/${name}` : { relative: true }) },
  worker: { format: "es" },
  resolve: { alias: { $lib: path("src/lib") } },
  build: {
    outDir: path("../src/greathall/server/static"),
    emptyOutDir: true,
    target: "es2022",
    // The server allows no inline script and no font in a data address.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [path(".."), path(".")] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: { include: ["src/**/*.test.ts"], setupFiles: ["src/lib/words/english.ts"] },
});
