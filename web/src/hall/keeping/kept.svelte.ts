// What a keeper sees: one list of the hall, asked for again after everything that is done about it.
import { api } from "$lib/wire/api";
import type { Deed } from "$lib/wire/protocol";
import { t } from "$lib/words";
import { speech } from "$lib/words/languages.svelte";
import { trouble } from "../hall.svelte";

export class KeptList<Row> {
  /** The newest first; null: not known yet. */
  rows: Row[] | null = $state.raw(null);
  /** How many there are besides. */
  earlier = $state(0);
  problem = $state("");

  constructor(private readonly deed: Deed) {}

  /** Those with these letters in their names; reports come in the language that is spoken. */
  async see(about = ""): Promise<void> {
    await this.attempt(async () => {
      const found = await api.keep<Row>(this.deed, about, speech.language);
      this.rows = found.rows.reverse();
      this.earlier = found.earlier;
    });
  }

  /** Something is done, and the list is as it is after that. */
  async change(deed: Deed, about: string, seen = ""): Promise<void> {
    await this.attempt(async () => {
      await api.keep(deed, about);
      await this.see(seen);
    });
  }

  private async attempt(action: () => Promise<void>): Promise<void> {
    try {
      await action();
      this.problem = "";
    } catch (error) {
      this.problem = t("keep-failed", { reason: trouble(error) });
    }
  }
}

/** A moment, in seconds since 1970, as people write it. */
export const moment = (seconds: number): string =>
  new Intl.DateTimeFormat(speech.language, { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000);
