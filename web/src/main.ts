import { mount } from "svelte";
import App from "./App.svelte";
import { begin } from "$lib/languages.svelte";
import { settings } from "$lib/settings.svelte";
import "./fonts.css";
import "./tokens.css";
import "./app.css";
import "./drawing/button.css";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no #app");

settings.dress();
await begin();

export default mount(App, { target });
