/** Which events hurt a seat: a suspicion, an inquisition, debts. */

const OWN: ReadonlySet<unknown> = new Set(["suspected", "takes_debts"]);

export function strikes(event: Record<string, unknown>, me: string): boolean {
  return event["event"] === "inquisition" || (OWN.has(event["event"]) && event["who"] === me);
}
