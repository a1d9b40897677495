import { afterEach, expect, test, vi } from "vitest";
import { findWays, linkFor } from "./reach";

const HERE = "http://127.0.0.1:8000";

function hallThatSays(said: object | null): void {
  vi.stubGlobal("location", { origin: HERE });
  vi.stubGlobal("fetch", () => (said === null ? Promise.reject(new Error()) : Promise.resolve(Response.json(said))));
}

afterEach(() => vi.unstubAllGlobals());

test("a page that was opened by a real address gives that one to friends", async () => {
  hallThatSays({ own: true, addresses: [], command: "", version: "1" });
  expect(await findWays()).toEqual({ origins: [HERE], command: "" });
});

test("a page of this computer gives friends an address they can open", async () => {
  hallThatSays({
    own: false,
    addresses: ["http://192.168.1.5:8000", "http://10.0.0.2:8000"],
    command: "",
    version: "1",
  });
  expect((await findWays()).origins).toEqual(["http://192.168.1.5:8000", "http://10.0.0.2:8000"]);
  expect(await linkFor("/t/abc?key=k")).toBe("http://192.168.1.5:8000/t/abc?key=k");
});

test("if friends cannot come, there is the command that lets them in", async () => {
  hallThatSays({ own: false, addresses: [], command: "greathall serve --lan", version: "1" });
  expect(await findWays()).toEqual({ origins: [], command: "greathall serve --lan" });
  expect(await linkFor("/t/abc")).toBe(`${HERE}/t/abc`);
});

test("a hall that does not answer is where the page came from", async () => {
  hallThatSays(null);
  expect(await findWays()).toEqual({ origins: [HERE], command: "" });
});
