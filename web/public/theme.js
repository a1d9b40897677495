// The theme that was chosen in this browser, known before anything is drawn. (The page's own scripts come too late for
// that, and its policy allows none inside it.) What is kept is written by src/lib/device/settings.svelte.ts.
{
  try {
    const kept = /"theme":"(light|dark)"/.exec(localStorage.getItem("settings") ?? "");
    if (kept) document.documentElement.dataset.theme = kept[1];
  } catch {
    // a browser that keeps nothing here
  }
}
