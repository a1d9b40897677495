// Clocks: how long somebody has for an answer, and how long still.
import { has, t } from "$lib/words";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A length of time as people say it, in its largest unit, rounded up. */
export function span(seconds: number): { unit: "days" | "hours" | "minutes" | "seconds"; count: number } {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole > DAY) return { unit: "days", count: Math.ceil(whole / DAY) };
  if (whole > HOUR) return { unit: "hours", count: Math.ceil(whole / HOUR) };
  if (whole > MINUTE) return { unit: "minutes", count: Math.ceil(whole / MINUTE) };
  return { unit: "seconds", count: whole };
}

/** Seconds by a clock that only goes forward, whatever the date is set to. */
export const now = (): number => performance.now() / 1000;

/** What is left until a moment, in words. */
export function left(due: number, since: number): string {
  const { unit, count } = span(due - since);
  return t(`page-left-${unit}`, { count });
}

/** The name of a clock: one of those that are offered, or its length. */
export function clockName(seconds: number): string {
  const id = `page-clock-${seconds}`;
  return has(id) ? t(id) : left(seconds, 0);
}
