// Keeps one version of the page in the browser, whole or not at all, so that it opens without a network. The next one is
// fetched next to it and waits until somebody wants it. `dev.py page` writes the version and its files in here.
const VERSION = "great-hall @version";
const FILES = ["@files"];
const PACKED = ".packed";

const kept = () => caches.open(`${VERSION} ${self.registration.scope}`);
const isOld = (name) => name.endsWith(` ${self.registration.scope}`) && !name.startsWith(`${VERSION} `);

addEventListener("install", (event) => {
  const keep = async () => {
    const cache = await kept();
    await cache.addAll(FILES.map((name) => new Request(name, { cache: "no-cache" })));
    for (const name of FILES.filter((file) => file.endsWith(PACKED))) await unpack(cache, name);
  };
  event.waitUntil(keep());
});

/** What is packed is kept as it was before: no visit has to unpack it again. */
async function unpack(cache, name) {
  const plain = name.slice(0, -PACKED.length);
  const { body } = await cache.match(name);
  const type = plain.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
  const stream = body.pipeThrough(new DecompressionStream("gzip"));
  await cache.put(plain, new Response(stream, { headers: { "Content-Type": type } }));
  await cache.delete(name);
}

addEventListener("activate", (event) => {
  const clear = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter(isOld).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(clear());
});

addEventListener("message", ({ data }) => {
  if (data === "renew") void self.skipWaiting();
});

addEventListener("fetch", (event) => {
  if (event.request.method !== "GET" || !event.request.url.startsWith(self.registration.scope)) return;
  const wanted = event.request.mode === "navigate" ? "index.html" : event.request;
  const find = async () => (await (await kept()).match(wanted, { ignoreSearch: true })) ?? fetch(event.request);
  event.respondWith(find());
});
