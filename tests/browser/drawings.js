// What is wrong with the drawings of a page: one leaves what it lies on, digits in it are too small, two numbers read as one.
() => {
  const found = new Set();
  const scale = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const visible = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const called = (node) => `${node.closest("[data-key]")?.dataset.key ?? ""} <${node.localName} ${node.className?.baseVal ?? node.className}>`;
  const isSurface = (style) => style.backgroundColor !== "rgba(0, 0, 0, 0)" || style.borderStyle !== "none";

  const surfaceOf = (node) => {
    let under = node;
    while (under !== document.body && !isSurface(getComputedStyle(under))) under = under.parentElement;
    return under;
  };

  // What hangs over an edge on purpose is set there; what scrolls is longer than what is seen of it.
  const isLoose = (node, under) => {
    for (let at = node; at !== under; at = at.parentElement) {
      const { position, overflow } = getComputedStyle(at);
      if (position === "absolute" || (at !== node && overflow !== "visible")) return true;
    }
    return false;
  };

  for (const node of top.querySelectorAll("svg:not(svg svg), [data-key]")) {
    const under = surfaceOf(node.parentElement);
    if (!visible(node) || under === document.body || isLoose(node, under)) continue;
    const [one, box] = [node.getBoundingClientRect(), under.getBoundingClientRect()];
    const out = [box.left - one.left, box.top - one.top, one.right - box.right, one.bottom - box.bottom].map(Math.round);
    if (Math.max(...out) > 1) found.add(`leaves what it lies on by ${out}: ${called(node)} on ${called(under)}`);
  }

  for (const digits of top.querySelectorAll("svg text")) {
    const size = (parseFloat(getComputedStyle(digits).fontSize) * digits.getScreenCTM().a) / scale;
    if (visible(digits) && size < 10.99) found.add(`small, ${size}: ${digits.textContent} ${called(digits.closest("svg"))}`);
  }

  const numbers = [...top.querySelectorAll("*")].flatMap((node) =>
    [...node.childNodes]
      .filter((child) => child.nodeType === Node.TEXT_NODE && /^\s*\d+\s*$/.test(child.textContent) && node.closest("svg, .unseen") === null && visible(node))
      .map((child) => {
        const range = document.createRange();
        range.selectNodeContents(child);
        return { text: child.textContent, under: surfaceOf(node), box: range.getBoundingClientRect() };
      }),
  );
  const isBeside = (one, other) => {
    const gap = other.box.left - one.box.right;
    const level = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
    return one !== other && one.under === other.under && gap > -1 && gap < 6 * scale && level > 4;
  };
  for (const one of numbers) for (const other of numbers) if (isBeside(one, other)) found.add(`reads as one number: ${one.text} ${other.text} on ${called(one.under)}`);
  return [...found];
}
