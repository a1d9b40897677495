/** Points as they are written: with a minus, not a hyphen. */
export const written = (points: number): string => (points < 0 ? `−${-points}` : `${points}`);
