// What the tests next to the sources speak.
import { speech } from "./languages.svelte";

await speech.speak("en");
await Promise.all(["citadels", "paladins"].map((game) => speech.learn(game)));
