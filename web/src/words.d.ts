// The texts of each language, as scripts/words.ts makes them: what every page needs, and the words of each game.
declare module "virtual:words" {
  type Fetch = () => Promise<{ default: string[] }>;
  const words: Record<string, { common: Fetch; games: Record<string, Fetch> }>;
  export default words;
}
