import { mount } from "svelte";
import App from "./App.svelte";
import { door } from "$lib/inside/door.svelte";
import { inside } from "$lib/inside/paths";
import { keepFocus } from "$lib/pointing/focus";
import { begin } from "$lib/words/languages.svelte";
import { settings } from "$lib/device/settings.svelte";
import "./fonts.css";
import "./tokens.css";
import "./app.css";
import "./drawing/button.css";
import "./table/frame.css";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no #app");

if (inside) door.begin(); // before there are words: nothing takes longer
settings.dress();
keepFocus();
await begin();

export default mount(App, { target });
