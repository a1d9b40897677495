// What this browser remembers by name. If it keeps nothing, or has no room left, that lasts until the page is closed.

interface Shelf {
  getItem(name: string): string | null;
  setItem(name: string, text: string): void;
  removeItem(name: string): void;
}

/** A storage of the browser, which may not be there: some throw as soon as one looks at it. */
export function shelfOf(find: () => Storage): Shelf {
  const here = new Map<string, string>();
  const own = (): Storage | null => {
    try {
      return find();
    } catch {
      return null;
    }
  };
  return {
    getItem: (name) => here.get(name) ?? own()?.getItem(name) ?? null,
    setItem(name, text) {
      here.set(name, text);
      try {
        find().setItem(name, text);
        here.delete(name);
      } catch {
        // it stays here
      }
    },
    removeItem(name) {
      here.delete(name);
      own()?.removeItem(name);
    },
  };
}

export const shelf = shelfOf(() => localStorage);
