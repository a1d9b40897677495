/** What the things of a single player's opponent are. */

import { attr, t } from "$lib/words";
import type { Detail } from "../../types";
import type { Sight } from "../sight";
import { OPPONENT } from "../solo/trail";

export class RivalHelp {
  constructor(private readonly sight: Sight) {}

  whole(): Detail {
    return { title: this.sight.words.name("seat", OPPONENT), text: t("paladins-table-rival-about"), rule: "P-13" };
  }

  level(level: string): Detail {
    const text = attr(`paladins-table-difficulty-${level}`, "about", {
      crowns: this.sight.crowns === null ? "no" : "yes",
    });
    return {
      title: t(`paladins-table-difficulty-${level}`),
      text,
      rule: this.sight.crowns === null ? "P-13.1.4" : "C-12.2",
    };
  }

  workers(count: number): Detail {
    return {
      title: t("paladins-table-workers-of", { count }),
      text: t("paladins-table-rival-workers"),
      rule: "P-13.2.4",
    };
  }

  marker(): Detail {
    const title = t("paladins-table-marker", { space: this.sight.view.marker ?? 0 });
    return {
      title,
      text: t("paladins-table-resources-about"),
      rule: this.sight.crowns === null ? "P-13.4.1" : "C-12.4",
    };
  }

  schemes(): Detail {
    const played = (this.sight.view.scheme_discards ?? []).map((scheme) => this.sight.words.name("scheme", scheme));
    const any = played.length > 0 ? "yes" : "no";
    const text = t("paladins-table-schemes", { count: this.sight.view.schemes ?? 0, played: played.join(", "), any });
    return {
      title: t("paladins-table-scheme-cards"),
      text: `${t("paladins-table-scheme-about")}\n${text}`,
      rule: "P-13.6.1",
    };
  }

  /** A step of its turn, in the list of them. */
  step(number: number, cannot: boolean): Detail {
    const title = t("paladins-table-trail-step", { number });
    return {
      title,
      text: t("paladins-table-trail-step-about", { cannot: cannot ? "yes" : "no" }),
      rule: cannot ? "P-13.6.2" : "P-13.6",
    };
  }
}
