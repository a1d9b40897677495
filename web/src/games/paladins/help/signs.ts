/** What the drawings of Paladins stand for, wherever they are: title, a sentence, and the section of the rules. */

import { attr, capital, t } from "$lib/words";
import type { Detail } from "../../types";
import { BANNERS, isWorker } from "../drawings";
import type { Effect } from "../view";

export type GoodName = "silver" | "provision" | "tax" | "suspicion" | "debt" | "paid";

const GOODS: Record<GoodName, { name: string; rule: string }> = {
  silver: { name: "paladins-field-silver", rule: "P-1.4" },
  provision: { name: "paladins-field-provisions", rule: "P-1.4" },
  tax: { name: "paladins-field-tax", rule: "P-8.2" },
  suspicion: { name: "paladins-zone-suspicions", rule: "P-8.1" },
  debt: { name: "paladins-field-debts", rule: "P-8.7" },
  paid: { name: "paladins-field-paid", rule: "P-8.7" },
};

/** Sections about what an effect does, if it is neither worker nor attribute. */
const VERBS: Record<string, string> = {
  silver: "P-1.4",
  provision: "P-1.4",
  tax: "P-8.2",
  discard_suspicion: "P-8.4",
  pay_debt: "P-8.7",
  destroy_debt: "P-8.7",
  take_debt: "P-8.7",
  pray: "P-5.3.3",
  free_recruit: "P-5.2.8",
  place_workshop: "P-5.1.2",
  free_discard_townsfolk: "C-9.9",
  discard_own_townsfolk: "C-9.10",
  move_workshop: "C-9.11",
  must_pass: "C-9.12",
};

export function workerHelp(worker: string): Detail {
  const known = isWorker(worker);
  const title = known ? t(`paladins-worker-${worker}`) : t("paladins-table-workers");
  return {
    title,
    text: known
      ? attr(`paladins-worker-${worker}`, "text")
      : t("paladins-table-slot-takes", { takes: "any", worker: "" }),
    rule: "P-1.1",
  };
}

const attributeRule = (name: string): string => (name === "diplomacy" ? "C-1.3" : "P-1.2");

/** An attribute, with its number if one is next to it; `lent` is what the paladin adds to it. */
export function attributeHelp(name: string, value?: string | number, lent = 0): Detail {
  const attribute = t(`paladins-attribute-${name}`);
  const title =
    typeof value === "number"
      ? t("paladins-table-attribute", { attribute, track: value, bonus: lent })
      : [attribute, value ?? ""].join(" ").trim();
  const text = [attr(`paladins-attribute-${name}`, "text"), lent > 0 ? t("paladins-table-lent-about") : ""]
    .filter(Boolean)
    .join("\n");
  return { title, text, rule: lent > 0 ? "P-1.3" : attributeRule(name) };
}

const goodText = (kind: GoodName): string =>
  kind === "tax" ? t("paladins-table-tax-about") : t("paladins-table-good-about", { kind });

/** A piece of goods; with a number, how many somebody has. */
export function goodHelp(kind: GoodName, count?: number): Detail {
  const title = count === undefined || kind === "tax" ? t(GOODS[kind].name) : t("paladins-table-good", { kind, count });
  return { title, text: goodText(kind), rule: GOODS[kind].rule };
}

/** Something that is gained or done, this much of it. */
export function effectHelp({ verb, amount }: Effect): Detail {
  const title = capital(t(`paladins-verb-${verb}`, { amount }));
  if (isWorker(verb)) return { ...workerHelp(verb), title };
  if (verb in BANNERS) return { ...attributeHelp(verb), title };
  const text = verb === "silver" || verb === "provision" ? goodText(verb) : t("paladins-table-verb-about", { verb });
  return { title, text, rule: VERBS[verb] ?? "P-4.6" };
}

/** Something that is paid. */
export function costHelp(effect: Effect): Detail {
  return {
    title: capital(t(`paladins-verb-${effect.verb}`, { amount: effect.amount })),
    text: t("paladins-table-cost-about"),
    rule: "P-1.5",
  };
}
