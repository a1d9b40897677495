// Settings of this browser: how things look, move and are confirmed. They are kept here and sent to nobody.
import { shelf } from "./shelf";

/** Confirm what cannot be taken back and what a finger has touched; every answer; or only what cannot be taken back. */
export const CONFIRMS = ["needed", "always", "once"] as const;
/** Light or dark as the device says, or always one of them. */
export const THEMES = ["system", "light", "dark"] as const;
/** Move as the device says, or as little as possible. */
export const MOTIONS = ["system", "less"] as const;
/** How large what is read is set: the log, tips, questions on a phone. */
export const TEXTS = ["normal", "large", "larger"] as const;

interface Kept {
  confirm: (typeof CONFIRMS)[number];
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  text: (typeof TEXTS)[number];
  letters: boolean;
  notify: boolean;
  warn: boolean;
}

/** What there is to be careful about in an answer. */
interface Care {
  confirm: boolean;
  wastes: boolean;
  final: boolean;
}

const PLACE = "settings";

const one = <Value extends string>(values: readonly Value[], value: unknown): Value =>
  values.find((known) => known === value) ?? (values[0] as Value);

/** What was kept, as far as it can be read; defaults for the rest. */
export function read(text: string | null): Kept {
  let found: Partial<Record<keyof Kept, unknown>> = {};
  try {
    found = Object(JSON.parse(text ?? "{}")) as typeof found;
  } catch {
    // Somebody else wrote it: everything is at its default.
  }
  return {
    confirm: one(CONFIRMS, found.confirm),
    theme: one(THEMES, found.theme),
    motion: one(MOTIONS, found.motion),
    text: one(TEXTS, found.text),
    letters: found.letters === true,
    notify: found.notify === true,
    warn: found.warn !== false,
  };
}

class Settings {
  private kept: Kept = $state.raw(read(shelf.getItem(PLACE)));

  get confirm(): Kept["confirm"] {
    return this.kept.confirm;
  }

  get theme(): Kept["theme"] {
    return this.kept.theme;
  }

  get motion(): Kept["motion"] {
    return this.kept.motion;
  }

  get text(): Kept["text"] {
    return this.kept.text;
  }

  /** Letters on workers and districts, besides shape, icon and colour. */
  get letters(): boolean {
    return this.kept.letters;
  }

  /** A notification on my turn, while the page is not in sight. */
  get notify(): boolean {
    return this.kept.notify;
  }

  /** A question before a turn ends with something left to do. */
  get warn(): boolean {
    return this.kept.warn;
  }

  change(some: Partial<Kept>): void {
    this.kept = { ...this.kept, ...some };
    shelf.setItem(PLACE, JSON.stringify(this.kept));
    this.dress();
  }

  /** Tell the style sheets. */
  dress(): void {
    document.documentElement.dataset["motion"] = this.motion;
    document.documentElement.dataset["text"] = this.text;
    document.documentElement.dataset["theme"] = this.theme;
    for (const bar of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) this.colourBar(bar);
  }

  /** The bar of the browser has the colour of the theme: there is a line in the head of the page for each. */
  private colourBar(bar: HTMLMetaElement): void {
    const of = bar.dataset["theme"];
    if (this.theme === "system") bar.media = `(prefers-color-scheme: ${of})`;
    else bar.media = of === this.theme ? "all" : "not all";
  }

  /** Whether an answer needs a second click or tap, or Enter after the number that has chosen it. */
  careful({ confirm, wastes, final }: Care, touch: boolean, number: boolean): boolean {
    const asked = this.confirm === "always" || (touch && this.confirm === "needed");
    return confirm || (wastes && this.warn) || (final && number) || asked;
  }
}

export const settings = new Settings();
