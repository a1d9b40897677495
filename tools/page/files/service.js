// Keeps one version of the page in the browser, whole or not at all, so that it opens without a network. The next one is
// fetched next to it and waits until somebody wants it. `dev.py page` writes the version and its files in here.
const VERSION = "great-hall @version";
const FILES = ["@files"];

const kept = () => caches.open(`${VERSION} ${self.registration.scope}`);
const isOld = (name) => name.endsWith(` ${self.registration.scope}`) && !name.startsWith(`${VERSION} `);

addEventListener("install", (event) => {
  const fetched = FILES.map((name) => new Request(name, { cache: "no-cache" }));
  event.waitUntil(kept().then((cache) => cache.addAll(fetched)));
});

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
