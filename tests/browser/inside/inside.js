// What a test hears of the hall inside a page, and asks of it without the page.
(() => {
  const Plain = window.Worker;
  const told = { heard: [], worker: null, last: 0, waiting: new Map() };
  let open;
  const ready = new Promise((resolve) => (open = resolve));
  window.Worker = class extends Plain {
    constructor(address, options) {
      super(address, options);
      told.worker = this;
      this.addEventListener("message", ({ data }) => {
        if (data.kind === "ready") open();
        if (data.kind === "heard") told.heard.push(data.text);
        if (data.kind === "answered" && data.number < 0) told.waiting.get(data.number)(data);
      });
    }
  };
  window.inside = {
    heard: () => told.heard.splice(0),
    kill: () => told.worker.terminate(),
    ask: async (address, body, method = "POST") => {
      await ready;
      const number = (told.last -= 1);
      const answer = new Promise((resolve) => told.waiting.set(number, resolve));
      told.worker.postMessage({ kind: "request", number, method, address, body });
      return answer;
    },
  };
})();
