import { shelf } from "$lib/device/shelf";

/** The viewer's own notes of who might be who: dots on the grid. They stay in this browser, and for one round. */

interface Kept {
  round: number;
  cells: string[];
}

export class Notes {
  private cells: string[] = $state([]);
  private round = 0;

  constructor(private readonly table: string) {}

  /** Look at the notes of this round; those of another are forgotten. */
  open(round: number): void {
    if (round === this.round) return;
    const kept = read(this.address);
    this.round = round;
    this.cells = kept?.round === round ? kept.cells : [];
  }

  has(seat: string, character: string): boolean {
    return this.cells.includes(`${seat}:${character}`);
  }

  flip(seat: string, character: string): void {
    const cell = `${seat}:${character}`;
    this.cells = this.cells.includes(cell) ? this.cells.filter((one) => one !== cell) : [...this.cells, cell];
    shelf.setItem(this.address, JSON.stringify({ round: this.round, cells: this.cells } satisfies Kept));
  }

  private get address(): string {
    return `notes:${this.table}`;
  }
}

function read(address: string): Kept | null {
  const text = shelf.getItem(address);
  if (text === null) return null;
  try {
    const kept: unknown = JSON.parse(text);
    return isKept(kept) ? kept : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== "object" || value === null) return false;
  const { round, cells } = value as Partial<Kept>;
  return typeof round === "number" && Array.isArray(cells) && cells.every((cell) => typeof cell === "string");
}
