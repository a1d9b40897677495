// Visiting: whose board an arrow leads to, while that of another seat is over the table.

const AHEAD: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** The seat next to this one, round and round; null: the key leads nowhere. */
export function seatBeside(seats: readonly string[], seat: string, key: string): string | null {
  const step = AHEAD[key];
  const here = seats.indexOf(seat);
  if (step === undefined || here < 0 || seats.length < 2) return null;
  return seats.at((here + step) % seats.length) ?? null;
}
