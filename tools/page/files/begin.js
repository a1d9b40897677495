// Begins the hall before the client has come, as nothing takes longer. The client takes it over: what the hall says until
// then is kept for it (lib/inside/door.svelte.ts).
{
  const { parts, memory, python, worker } = document.documentElement.dataset;
  const base = new URL(".", document.baseURI).href;
  const begun = {
    hall: new Worker(worker, { type: "module" }),
    said: [],
    beginning: {
      kind: "begin",
      base,
      folder: base + python,
      parts: JSON.parse(parts),
      memory: Number(memory),
      remembered: null,
      take: false,
      module: null,
    },
  };
  begun.hall.onmessage = ({ data }) => begun.said.push(data);
  begun.hall.onerror = () => begun.said.push({ kind: "failed" });
  begun.hall.postMessage(begun.beginning);
  globalThis.begun = begun;
}
