// What the browser keeps of the hall inside the page: the file of its store, page by page, and the guest's token.
import type { Kept } from "./messages";

const NAME = "great-hall";
const PIECES = "pieces";
const NOTES = "notes";
const PIECE = 4096;

/** The file in Python's memory. */
export interface File {
  read(): Uint8Array;
  write(content: Uint8Array): void;
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the browser keeps nothing"));
  });
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error("nothing was kept"));
  });
}

/** The numbers of the pieces in which two contents differ; including those that only the first has. */
export function changed(content: Uint8Array, before: Uint8Array): number[] {
  const pieces = Math.ceil(content.length / PIECE);
  return Array.from({ length: pieces }, (_, n) => n).filter((n) => {
    const from = n * PIECE;
    const to = Math.min(from + PIECE, content.length);
    if (before.length < to) return true;
    for (let at = from; at < to; at += 1) if (content[at] !== before[at]) return true;
    return false;
  });
}

/** Keeps a file: what was kept is the file as it was at one moment, never half of a change. The last to open it holds
 * it: an earlier holder who does not know that yet writes nothing any more. */
export class Keeper {
  private readonly holder = crypto.randomUUID();
  /** The file as it was kept last. */
  private last = new Uint8Array(0);
  private state: Kept | "elsewhere" = "kept";

  private constructor(
    private readonly database: IDBDatabase | null,
    private readonly file: File,
    private readonly told: (kept: Kept | "elsewhere") => void,
    public token: string,
  ) {}

  /** Opens what is kept and puts it into the file. If the browser keeps nothing, it says so and the file is empty. */
  static async open(file: File, told: (kept: Kept | "elsewhere") => void, name: string): Promise<Keeper> {
    try {
      const request = indexedDB.open(`${NAME}:${name}`, 1);
      request.onupgradeneeded = () => {
        request.result.createObjectStore(PIECES);
        request.result.createObjectStore(NOTES);
      };
      const database = await done(request);
      const reading = database.transaction([PIECES, NOTES], "readwrite");
      const [pieces, token, size] = await Promise.all([
        done(reading.objectStore(PIECES).getAll() as IDBRequest<Uint8Array[]>),
        done(reading.objectStore(NOTES).get("token") as IDBRequest<string | undefined>),
        done(reading.objectStore(NOTES).get("size") as IDBRequest<number | undefined>),
      ]);
      const keeper = new Keeper(database, file, told, token ?? "");
      reading.objectStore(NOTES).put(keeper.holder, "holder");
      await completed(reading);
      keeper.restore(pieces, size ?? 0);
      return keeper;
    } catch {
      told("denied");
      return new Keeper(null, file, told, "");
    }
  }

  private restore(pieces: Uint8Array[], size: number): void {
    this.last = new Uint8Array(size);
    pieces.forEach((piece, n) => {
      if (n * PIECE < size) this.last.set(piece.subarray(0, size - n * PIECE), n * PIECE);
    });
    if (size > 0) this.file.write(this.last.slice());
  }

  /** Keeps what has changed, in one transaction. What cannot be kept now is tried again with the next change. */
  async keep(): Promise<void> {
    const content = this.file.read();
    const pieces = changed(content, this.last);
    if (pieces.length === 0 && content.length === this.last.length) return;
    await this.write((transaction) => {
      const kept = transaction.objectStore(PIECES);
      for (const n of pieces) kept.put(content.slice(n * PIECE, (n + 1) * PIECE), n);
      const beyond = Math.ceil(content.length / PIECE);
      if (content.length < this.last.length) kept.delete(IDBKeyRange.lowerBound(beyond));
      transaction.objectStore(NOTES).put(content.length, "size");
    }, content);
  }

  /** Keeps the token of the guest. */
  async remember(token: string): Promise<void> {
    this.token = token;
    await this.write((transaction) => void transaction.objectStore(NOTES).put(token, "token"));
  }

  private async write(work: (transaction: IDBTransaction) => void, content: Uint8Array | null = null): Promise<void> {
    if (this.database === null) return;
    const copy = content?.slice() ?? this.last;
    try {
      const transaction = this.database.transaction([PIECES, NOTES], "readwrite", { durability: "strict" });
      if ((await done(transaction.objectStore(NOTES).get("holder"))) !== this.holder) {
        this.tell("elsewhere");
        await new Promise(() => {}); // none of this is ever done, and nobody is told that it was
      }
      work(transaction);
      await completed(transaction);
      this.last = copy;
      if (content !== null) this.tell("kept");
    } catch {
      this.tell("full");
    }
  }

  private tell(state: Kept | "elsewhere"): void {
    if (state !== this.state) this.told(state);
    this.state = state;
  }
}
