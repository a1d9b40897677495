// What on a page says nothing when it is asked what it is. A thing is asked as the page itself does it: by an event that
// the innermost explanation around it answers (`web/src/lib/pointing/explain.ts`).
(() => {
  // Drawings, things that can be chosen, and marks that are drawn by a style alone.
  const THINGS = "svg, [data-key], [data-mark], .changed";
  const NEVER = "script, style, .unseen, [role=tooltip], select, option, input, textarea";

  const visible = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && node.getClientRects().length > 0;
  const lies = (node, selectors) => selectors.some((selector) => node.closest(selector) !== null);

  const called = (node) => {
    const drawn = node.querySelector(":scope > use")?.getAttribute("href")?.split("#")[1] ?? "";
    const words = (node.innerText ?? node.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40);
    const way = [];
    for (let at = node; at !== null && way.length < 4; at = at.parentElement) {
      const names = String(at.className?.baseVal ?? at.className).split(" ").filter((name) => name !== "" && !name.startsWith("svelte-"));
      way.unshift([at.localName, ...names].join("."));
    }
    return `«${words || drawn}» ${node.closest("[data-key]")?.dataset.key ?? ""} <${way.join(" > ")}>`;
  };

  // What the thing says: title, text and the section of the rules; null if nothing around it says anything.
  const ask = (node) => {
    const asked = { told: null };
    node.dispatchEvent(new CustomEvent("whatisthis", { bubbles: true, detail: asked }));
    return asked.told;
  };

  const within = (root) => [...root.querySelectorAll("*")].filter((node) => !node.closest(NEVER) && visible(node));

  const hasNumber = (node) =>
    node.closest("svg") === null && [...node.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && /\d/.test(child.textContent));
  const isThing = (node) => node.matches(THINGS) && node.parentElement.closest("svg") === null;

  /**
   * Everything under `root` that explains nothing, and every explanation with a part missing. What lies in one of
   * `allowed` may stay silent; what lies in one of `ruleless` is no matter of the rules, so it needs no section.
   */
  const unexplained = ({ root = "body", allowed = [], ruleless = [] } = {}) => {
    const found = new Set();
    for (const top of document.querySelectorAll(root)) {
      for (const node of within(top)) {
        if (lies(node, allowed)) continue;
        if ((isThing(node) || hasNumber(node)) && ask(node) === null) found.add(`says nothing: ${called(node)}`);
        if (node.dataset?.help === undefined) continue;
        const told = ask(node);
        if (told === null) continue;
        if (!told.title?.trim()) found.add(`no title: ${called(node)}`);
        if (!told.text?.trim()) found.add(`no text: ${called(node)}`);
        if (!told.rule && !lies(node, ruleless)) found.add(`no rule: ${called(node)}`);
      }
    }
    return [...found];
  };

  window.help = { ask, unexplained };
})();
