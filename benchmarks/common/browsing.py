"""A person with a browser: how soon a click is seen on the page."""

import shutil

CHROMIUM = ("chromium", "chromium-browser")
BOTS = {"game": "citadels", "players": 4, "bots": ["random"] * 3, "settings": {"pace": "instant"}, "start": True}
ASK = """async ([path, body]) => {
  const head = {"content-type": "application/json"};
  return (await fetch(path, {method: "POST", headers: head, body: JSON.stringify(body)})).json();
}"""
# Click something that glows, until an answer is sent; the time from that click to the first picture of the answer.
CLICK = """async () => {
  const shown = () => new Promise(done => requestAnimationFrame(() => setTimeout(done, 0)));
  const prompt = () => document.querySelector("[data-question]");
  const asked = () => prompt() && prompt().dataset.question !== "" && !prompt().dataset.pending;
  const over = () => document.querySelector("[data-over]") !== null;
  const waited = async (ready, most) => {
    for (const end = performance.now() + most; performance.now() < end && !ready();) await shown();
    return ready();
  };
  // The first picture drawn after the page has changed: a change is noticed at once, not at the end of the next frame.
  const changed = (ready, most) => new Promise(done => {
    const end = async () => { watch.disconnect(); clearTimeout(late); await shown(); done(); };
    const watch = new MutationObserver(() => { if (ready()) end(); });
    const late = setTimeout(end, most);
    watch.observe(document.body, {subtree: true, childList: true, attributes: true});
  });
  if (!await waited(() => asked() || over(), 15000) || over()) return null;
  const number = prompt().dataset.number;
  const moved = () => over() || prompt().dataset.question === "" || prompt().dataset.number !== number;
  for (let tries = 0; tries < 6; tries++) {
    const sure = document.querySelector("[data-question] [data-confirm]");
    const ways = [...document.querySelectorAll('[data-legal="true"], [data-question] button[data-answer]')];
    const way = sure ?? ways[Math.floor(Math.random() * ways.length)];
    if (!way) return -1;
    const begin = performance.now();
    const seen = changed(() => moved() || document.querySelector("[data-confirm]") !== sure, 2000);
    way.click();
    await seen;
    if (moved()) return performance.now() - begin;
  }
  return -1;
}"""


async def clicks(address: str, wanted: int) -> list[float] | None:
    """Milliseconds from a click to the picture of its result; nothing if there is no browser."""
    try:
        from playwright.async_api import async_playwright
    except ImportError:
        return None
    browser_path = next((found for name in CHROMIUM if (found := shutil.which(name))), None)
    if browser_path is None:
        return None
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
        page = await browser.new_page(viewport={"width": 1366, "height": 768})
        times: list[float] = []
        await page.goto(address)
        await page.evaluate(ASK, ["/api/me", {"name": "Anna"}])
        while len(times) < wanted:
            table = await page.evaluate(ASK, ["/api/tables", BOTS])
            await page.goto(f"{address}/t/{table['id']}")
            while len(times) < wanted and (took := await page.evaluate(CLICK)) is not None:
                times += [took] if took >= 0 else []
        await browser.close()
    return times
