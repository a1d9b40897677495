// What the tests beside the sources speak.
import { speech } from "./languages.svelte";

await speech.speak("en");
await Promise.all(["citadels", "paladins"].map((game) => speech.learn(game)));
