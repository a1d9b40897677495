// What is wrong with a page at this size: text too small, text that is cut, spills or collides, things outside the window.
() => {
  const found = new Set();
  const scale = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  const tip = document.querySelector("[role=tooltip]");
  const top = tip ?? [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const called = (node) => `${node.closest("[data-key]")?.dataset.key ?? ""} <${node.localName} ${node.className?.baseVal ?? node.className}>`;
  const unseen = (node) => node.closest("svg, script, style, .unseen, select, option") !== null;

  // What of a box is to be seen: ancestors that hide or scroll cut it, up to the dialog it is in, which nothing else cuts.
  const seen = (node, box) => {
    let { left, top, right, bottom } = box;
    for (let over = node.parentElement; over !== null && over !== document.documentElement; over = over.parentElement) {
      if (getComputedStyle(over).overflow !== "visible") {
        const edge = over.getBoundingClientRect();
        [left, top, right, bottom] = [Math.max(left, edge.left), Math.max(top, edge.top), Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
      }
      if (over.localName === "dialog") break;
    }
    return right - left > 1 && bottom - top > 1 ? { left, top, right, bottom } : null;
  };

  // What lies over the table on purpose: a menu, a lesson, a word that somebody says.
  const over = (node) => {
    for (let at = node; at !== null && at !== document.body; at = at.parentElement) {
      const { position, zIndex } = getComputedStyle(at);
      if (["absolute", "fixed", "sticky"].includes(position) && Number(zIndex) >= 10) return at;
    }
    return null;
  };

  const PEOPLE = /^(Barthol|Hohenst|Hohenz|Kunig|Wilhelm|Zweib|Schwarz)|of Schwarz/;
  // What people have written; and where there is little room, what is told elsewhere or by a tip, too. The name of a game
  // and that of a bot are there as a whole.
  const BOTS = /^(Aldric|Berta|Conrad|Edith|Gerald|Hilda|Osric|Rosamund|Godwin|Matilda|Baldwin|Isolde|Wilfred|Agnes|Leofric|Sybil) /;
  const SHORTER = "h1:not(.where > *), h1[data-given], h1 ~ *, .where ~ *, .pill > *";
  const mayShorten = (node) => PEOPLE.test(node.innerText) || BOTS.test(node.innerText) || node.matches(SHORTER);

  const isSurface = (style) => style.backgroundColor !== "rgba(0, 0, 0, 0)" || style.borderStyle !== "none";
  const texts = [];
  for (const node of top.querySelectorAll("*")) {
    if (unseen(node) || !node.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const style = getComputedStyle(node);
    const box = node.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    const shown = seen(node, box);
    if (shown === null) continue;
    const below = shown.bottom > innerHeight + 1 && over(node) !== null && getComputedStyle(over(node)).position === "fixed";
    if (shown.left < -1 || shown.right > innerWidth + 1 || below) found.add(`outside the window: ${called(node)}`);
    if (node.dataset.legal === "true") rings(node, box);
    if (node.matches("button, .button, select, input, textarea")) spill(node.parentElement, shown, called(node));
    if (node.localName === "select") spill(node, node.nextElementSibling?.getBoundingClientRect() ?? shown, `the arrow of ${called(node)}`);
    const words = [...node.childNodes].filter((child) => child.nodeType === Node.TEXT_NODE && child.textContent.trim() !== "");
    if (words.length === 0) continue;
    const said = `«${node.innerText.trim().slice(0, 30)}» ${called(node)}`;
    if (parseFloat(style.fontSize) / scale < 11.99) found.add(`small, ${style.fontSize}: ${said}`);
    const shortened = style.textOverflow === "ellipsis"; // the names of people may be, with the whole in a tip or a label
    const tight = node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 2;
    if (shortened && isShortened(node, box) && !mayShorten(node)) found.add(`shortened: ${said}`);
    const stump = node.clientWidth < 2.5 * parseFloat(style.fontSize); // a letter and three dots
    if (shortened && node.scrollWidth > node.clientWidth + 1 && stump) found.add(`a stump is left: ${said}`);
    if (!shortened && style.overflow !== "visible" && style.display !== "inline" && tight) found.add(`cut: ${said}`);
    if (style.hyphens !== "auto") words.flatMap(broken).forEach((word) => found.add(`breaks «${word}»: ${said}`));
    for (const line of words.flatMap((word) => linesOf(word, parseFloat(style.fontSize)))) {
      if (hides(node, line)) found.add(`cut below: ${said}`);
      const part = seen(node.firstChild, line);
      if (part === null || covered(node, part)) continue;
      texts.push({ node, part, said });
      if (!shortened && part.right - part.left < line.right - line.left - 1 && !scrolls(node)) found.add(`cut at the side: ${said}`);
      spill(node, part, said);
    }
  }

  // A drawing that says something is to be seen from side to side.
  for (const drawing of top.querySelectorAll("svg[role=img]")) {
    const box = drawing.getBoundingClientRect();
    if (box.width === 0 || !drawing.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const shown = seen(drawing, box);
    const off = shown === null ? box.right < 0 || box.left > innerWidth : box.width - (shown.right - shown.left) > 1;
    if (off && !scrolls(drawing)) found.add(`cut at the side: ${drawing.getAttribute("aria-label")} ${called(drawing)}`);
  }

  // What stands below each other in the rows of a list begins in one line; what all of them may say, all say or none.
  for (const list of top.querySelectorAll("ol, ul")) {
    if (new Set([...list.querySelectorAll("[data-alike]")].map((node) => node.offsetWidth > 0)).size > 1) found.add(`only some say it: ${called(list)}`);
    const lines = new Set([...list.querySelectorAll("[data-lined]")].filter((node) => node.offsetWidth > 0).map((node) => Math.round(node.getBoundingClientRect().left)));
    if (lines.size > 1) found.add(`not in one line, ${[...lines]}: ${called(list)}`);
  }

  // What is written in a drawing is not wider than the drawing.
  for (const words of top.querySelectorAll("svg text")) {
    const sheet = words.ownerSVGElement.getBoundingClientRect();
    const { left, right, width } = words.getBoundingClientRect();
    if (width > 0 && (left < sheet.left - 1 || right > sheet.right + 1)) found.add(`cut in its drawing: «${words.textContent}» ${called(words)}`);
  }

  // The boxes of the letters in a text, without the room a font leaves above and below them.
  function linesOf(word, size) {
    const range = document.createRange();
    range.selectNodeContents(word);
    return [...range.getClientRects()].map(({ left, right, top, bottom }) => {
      const spare = Math.max(0, bottom - top - size) / 2;
      return { left, right, top: top + spare, bottom: bottom - spare };
    });
  }

  // A part of a pixel is enough to put dots in the place of letters.
  function isShortened(node, box) {
    const range = document.createRange();
    range.selectNodeContents(node);
    return node.scrollWidth > node.clientWidth + 1 || range.getBoundingClientRect().width > box.width + 0.05;
  }

  // Words that go on in the next line without a hyphen; the names of people and addresses may.
  function broken(text) {
    const range = document.createRange();
    return [...text.textContent.matchAll(/[\p{L}]{4,}/gu)].flatMap(({ 0: word, index }) => {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      const parted = text.textContent[index - 1] === "\u00ad"; // its hyphen stands in the line before
      return lines.size > 1 && !parted && !PEOPLE.test(word) ? [word] : [];
    });
  }

  // Whether a drawer or the like lies over it on purpose.
  function covered(node, { left, top, right, bottom }) {
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const lid = hit === null ? null : over(hit);
    return lid !== null && !lid.contains(node);
  }

  // Whether a line lies above or below what its box shows, and nobody can scroll to it.
  function hides(node, { top, bottom }) {
    for (let over = node; over !== document.body; over = over.parentElement) {
      const { overflowY } = getComputedStyle(over);
      const edge = over.getBoundingClientRect();
      if (["auto", "scroll"].includes(overflowY)) return false;
      if (overflowY !== "visible" && (bottom > edge.bottom + 2 || top < edge.top - 2)) return true;
    }
    return false;
  }

  function scrolls(node) {
    for (let over = node; over !== null; over = over.parentElement) {
      if (["auto", "scroll"].includes(getComputedStyle(over).overflowX) && over.scrollWidth > over.clientWidth) return true;
    }
    return false;
  }

  function spill(node, text, said) {
    let under = node;
    while (under !== document.body && !isSurface(getComputedStyle(under))) under = under.parentElement;
    if (under === document.body) return;
    const box = under.getBoundingClientRect();
    const out = [box.left - text.left, box.top - text.top, text.right - box.right, text.bottom - box.bottom].map(Math.round);
    if (Math.max(...out) > 2) found.add(`spills by ${out}: ${said}`);
  }

  // Whoever sees the whole of a thing sees its whole ring: a list cuts off what lies outside it.
  function rings(node, { left, top, right, bottom }) {
    const { boxShadow, outlineWidth, outlineOffset } = getComputedStyle(node);
    const hint = node.dataset.hinted === "true" ? parseFloat(outlineWidth) + parseFloat(outlineOffset) : 0;
    const wide = Math.max(...[...boxShadow.matchAll(/(-?[\d.]+)px 0px 0px ([\d.]+)px/g)].map((ring) => Number(ring[2])), hint);
    const shown = seen(node, { left, top, right, bottom });
    if (shown === null || [shown.left - left, shown.top - top, right - shown.right, bottom - shown.bottom].some((cut) => cut > 0)) return;
    const ring = { left: left - wide, top: top - wide, right: right + wide, bottom: bottom + wide };
    const part = seen(node, ring);
    const [above, below] = beyond(node);
    const cut = [part.left - ring.left, above ? 0 : part.top - ring.top, ring.right - part.right, below ? 0 : ring.bottom - part.bottom];
    if (Math.max(...cut) > 1) found.add(`its ring is cut by ${cut.map(Math.round)}: ${called(node)}`);
  }

  // Whether one can scroll on to what lies above and below.
  function beyond(node) {
    for (let over = node; over !== null; over = over.parentElement) {
      if (!["auto", "scroll"].includes(getComputedStyle(over).overflowY) || over.scrollHeight <= over.clientHeight) continue;
      return [over.scrollTop > 0, over.scrollTop + over.clientHeight < over.scrollHeight - 1];
    }
    return [false, false];
  }

  for (const [at, one] of texts.entries()) {
    for (const other of texts.slice(at + 1)) {
      if (one.node === other.node || one.node.contains(other.node) || other.node.contains(one.node)) continue;
      const wide = Math.min(one.part.right, other.part.right) - Math.max(one.part.left, other.part.left);
      const high = Math.min(one.part.bottom, other.part.bottom) - Math.max(one.part.top, other.part.top);
      if (wide > 2 && high > 2 && over(one.node) === over(other.node)) found.add(`collide: ${one.said} / ${other.said}`);
    }
  }
  return [...found];
}
