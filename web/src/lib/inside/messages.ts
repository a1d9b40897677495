// What a page and the hall inside it say to each other through their port. Besides what would go over a network, only
// how far the hall is, what its browser does not keep, and that another window has it.

/** What the page gives its hall to begin with. */
export interface Beginning {
  kind: "begin";
  /** The folder that the page came from. */
  base: string;
  /** Where Python is: no two versions of it have the same address. */
  folder: string;
  /** What is fetched before the hall is open, in bytes by name. */
  parts: Record<string, number>;
  /** The size of the memory of a Python that has imported what every hall needs. */
  memory: number;
  /** That memory itself, if somebody has it at hand. */
  remembered: ArrayBuffer | null;
  /** Whether the hall is to be here even if another window has it. */
  take: boolean;
  /** What Python is compiled to, if that is known. */
  module: WebAssembly.Module | null;
}

export type ToInside =
  | Beginning
  | { kind: "request"; number: number; method: string; address: string; body: string }
  | { kind: "open"; number: number; address: string }
  | { kind: "send"; number: number; text: string }
  | { kind: "close"; number: number };

/** What the browser keeps of the hall: everything, nothing at all, or no more than what it has. */
export type Kept = "kept" | "denied" | "full";

export type FromInside =
  | { kind: "progress"; share: number }
  | { kind: "ready" }
  | { kind: "failed" }
  | { kind: "elsewhere" }
  | { kind: "keeping"; kept: Kept }
  | { kind: "answered"; number: number; status: number; content: string }
  | { kind: "opened"; number: number }
  | { kind: "heard"; number: number; text: string }
  | { kind: "closed"; number: number; code: number };
