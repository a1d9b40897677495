// The sheet of small drawings, as text: what moves is drawn in place. A drawing that refers to the sheet would have it
// looked up again for every copy.
import { SHEET } from "$lib/inside/paths";

const drawings = new Map<string, string>();

/** Fetch the sheet, which the browser knows by now; without it drawings refer to it. */
export async function openSheet(): Promise<void> {
  if (drawings.size > 0) return;
  const text = await (await fetch(SHEET)).text();
  for (const [, name, drawing] of text.matchAll(/<symbol id="([^"]+)"[^>]*>([^]*?)<\/symbol>/g))
    if (name !== undefined && drawing !== undefined && !drawing.includes("#")) drawings.set(name, drawing);
}

/** Draw in place what refers to the sheet. */
export function inPlace<Drawn extends Element>(node: Drawn): Drawn {
  for (const use of [...node.querySelectorAll("svg > use:only-child")]) {
    const drawing = drawings.get(use.getAttribute("href")?.split("#")[1] ?? "");
    if (drawing !== undefined && use.parentElement !== null) use.parentElement.innerHTML = drawing;
  }
  return node;
}
