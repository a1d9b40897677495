// The texts of each language, as scripts/words.ts makes them.
declare module "virtual:words" {
  const words: Record<string, () => Promise<{ default: string[] }>>;
  export default words;
}
