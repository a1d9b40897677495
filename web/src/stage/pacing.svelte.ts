// The pace of bots as the viewer would like it at this table: kept in this browser, said to the hall, skipped for a while.
import type { Pace, Wish } from "$lib/wire/protocol";
import type { TableState } from "$lib/wire/table.svelte";
import { shelf } from "$lib/device/shelf";

const PACES: readonly Pace[] = ["calm", "quick", "instant"];

export class Pacing {
  private skips: boolean = $state(false);
  private kept: Pace | null = $state(null);

  constructor(private readonly table: TableState) {
    const found = shelf.getItem(this.place);
    this.kept = PACES.find((pace) => pace === found) ?? null;
  }

  private get place(): string {
    return `pace:${this.table.id}`;
  }

  /** What the viewer has chosen, or the pace of the table. */
  get usual(): Pace {
    return this.kept ?? this.table.info?.settings.pace ?? "calm";
  }

  get chosen(): Wish {
    return this.skips ? "skip" : this.usual;
  }

  /** How fast scenes are shown. */
  get shown(): Pace {
    return this.skips ? "instant" : this.usual;
  }

  choose(wish: Wish): void {
    this.skips = wish === "skip";
    if (wish !== "skip") {
      this.kept = wish;
      shelf.setItem(this.place, wish);
    }
    this.say(wish);
  }

  /** The viewer is asked: the hall knows, too. */
  arrive(): void {
    this.skips = false;
  }

  /** Something has happened to the viewer: nobody skips that. */
  halt(): void {
    if (this.skips) this.choose(this.usual);
  }

  /** Tell a hall that may have forgotten it. */
  remind(): void {
    if (this.kept !== null && this.kept !== this.table.info?.wish) this.say(this.kept);
  }

  private say(pace: Wish): void {
    this.table.besides((id) => ({ type: "pace", id, pace }));
  }
}
