// What a player sees of a table, and what is wrong with the page: asked by the tests after every step.
(() => {
  const visible = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const all = (selector) => [...document.querySelectorAll(selector)].filter(visible);
  const prompt = () => document.querySelector("[data-question]");
  const curtain = () => document.querySelector("[data-curtain]") !== null;

  // Whoever is told of a grave fate before they are asked reads it and goes on.
  const readOn = () => {
    const read = document.querySelector("[data-watch-on=turn]");
    read?.click();
    return read !== null;
  };

  const stamp = () => {
    if (readOn()) return "";
    const at = prompt();
    if (document.querySelector("[data-over]")) return "over";
    if (at === null || at.dataset.question === "" || at.dataset.pending) return "";
    const ways = all(WAYS).map(({ dataset }) => `${dataset.key ?? ""}=${dataset.answer}${dataset.confirm ?? ""}`);
    return [at.dataset.number, at.dataset.question, ...ways].join(" ");
  };

  const WAYS = '[data-legal="true"], [data-question] button[data-answer]';
  const POINTS = [0.5, 0.15, 0.85, 0.3, 0.7, 0.05, 0.95];

  // A finger is broad: what it touches close above the sheet may be the sheet.
  const FINGER = 16;
  const beside = (node, x, y) =>
    matchMedia("(pointer: coarse)").matches && !node.closest(".sheet") && document.elementFromPoint(x, y + FINGER)?.closest(".sheet");

  // Where a click reaches a thing and nothing that lies over it.
  const point = (node) => {
    const box = node.getBoundingClientRect();
    for (const down of POINTS) {
      for (const right of POINTS) {
        const [x, y] = [box.left + box.width * right, box.top + box.height * down];
        const hit = document.elementFromPoint(x, y);
        if (hit !== null && (node === hit || node.contains(hit)) && hit.closest(WAYS) === node && !beside(node, x, y)) return [x, y];
      }
    }
    return null;
  };

  const way = (node) => ({ key: node.dataset.key ?? "", text: node.innerText, point: point(node) });

  const raw = /\b(?:citadels|page|engine|server)-[a-z0-9_]+(?:-[a-z0-9_]+)*\b|\{ ?\$|\[object|\bundefined\b|\bNaN\b/;
  const texts = () => [
    document.title,
    document.body.innerText,
    ...[...document.querySelectorAll("[aria-label], [title], [alt], [placeholder]")].flatMap((node) =>
      ["aria-label", "title", "alt", "placeholder"].map((name) => node.getAttribute(name) ?? ""),
    ),
  ];

  const troubles = () => {
    const page = document.scrollingElement;
    const found = texts().flatMap((text) => (raw.test(text) ? [`a raw word: ${raw.exec(text)[0]}`] : []));
    if (page.scrollWidth > window.innerWidth) found.push(`wider than the window: ${page.scrollWidth} > ${window.innerWidth}`);
    if (prompt() && page.scrollHeight > window.innerHeight) found.push(`higher than the window: ${page.scrollHeight} > ${window.innerHeight}`);
    return found;
  };

  const look = () => {
    const at = prompt();
    return {
      stamp: stamp(),
      kind: at?.dataset.question ?? "",
      line: at?.querySelector("p")?.innerText ?? "",
      things: all('[data-legal="true"]').map(way),
      buttons: all("[data-question] button[data-answer]").map(way),
      confirm: all("[data-confirm]").length > 0,
      badges: Object.fromEntries(all("nav button[data-tab]").map((tab) => [tab.dataset.tab, Number(tab.querySelector("i")?.innerText ?? 0)])),
      tab: document.querySelector("nav [aria-current]")?.dataset.tab ?? "",
      over: document.querySelector("[data-over]") !== null,
      curtain: curtain(),
      troubles: troubles(),
    };
  };

  // What the player did last, for the case that nothing came of it.
  let deed = "";
  let pressed = null;
  const about = (node) => {
    const { left, top } = node.getBoundingClientRect();
    return `${node.closest("[data-key]")?.dataset.key ?? ""} <${node.localName} ${node.className}> at ${left},${top}, ${node.isConnected ? "there" : "gone"}`;
  };
  for (const kind of ["pointerdown", "click", "keydown"]) {
    const noted = ({ target, key, clientX, clientY }) => {
      if (kind === "pointerdown") pressed = target;
      const before = kind === "click" && pressed !== null && pressed !== target ? ` pressed on ${about(pressed)}` : "";
      deed = `${deed.slice(-500)} ${kind} ${key ?? [clientX, clientY]} on ${about(target)}${before};`;
    };
    window.addEventListener(kind, noted, { capture: true });
  }

  const pause = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

  // What is seen once the page rests: nobody clicks at a thing while it is still being laid out.
  const settled = async () => {
    for (let seen = look(), before = ""; ; seen = look()) {
      if (JSON.stringify(seen) === before) return seen;
      before = JSON.stringify(seen);
      await pause();
    }
  };

  // Once the page has been drawn as it is now.
  const rest = () => pause().then(pause);

  // What is seen as soon as something else is asked than before, the game is over, or the device is to be passed on.
  const next = async (seen, passing = false) => {
    for (const end = performance.now() + 60_000; performance.now() < end; await new Promise((done) => setTimeout(done, 8))) {
      if ((passing && curtain()) || !["", seen].includes(stamp())) return settled();
    }
    throw new Error(`nothing new is asked after "${seen}" but "${stamp()}"; ${deed} the page says: ${document.body.innerText.slice(0, 600)}`);
  };

  window.greathall = { stamp, look, next, rest };
})();
