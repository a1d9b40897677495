import { FluentNumber, type FluentVariable } from "@fluent/bundle";

const signed = (text: string): string => text.replace("-", "−");

/** Points as they are written: with a minus, not a hyphen. */
export const written = (points: number): string => signed(String(points));

class Points extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    return signed(super.toString(...scope));
  }
}

/** The same in a sentence that counts them. */
export const counted = (points: number): FluentVariable => new Points(points);
