import { describe, expect, it } from "vitest";
import { lengthOf, type Scene } from "./scenes";
import { planned } from "./timing";

const scene = (lasts: number, mine = false): Scene => ({
  acts: [{ does: "wash", at: "#a", tone: "gold", after: 0, lasts }],
  sounds: [],
  mine,
});

describe("the timing of scenes", () => {
  it("plays what fits in a row, one after the other", () => {
    const scenes = [scene(300), scene(600)];
    expect(planned(scenes, "calm").map(({ at }) => at)).toEqual([0, 300]);
  });

  it("lets what goes beyond its time run together: only the last of it moves", () => {
    const scenes = [scene(600), scene(600), scene(600), scene(400)];
    const plan = planned(scenes, "calm");
    expect(plan.map(({ scene }) => scenes.indexOf(scene))).toEqual([0, 3]);
    const last = plan.at(-1);
    expect((last?.at ?? 0) + lengthOf(last?.scene ?? scene(9999))).toBeLessThanOrEqual(1500);
  });

  it("leaves out nothing that is announced", () => {
    const words: Scene = {
      acts: [{ does: "banner", words: "The last round", icon: "gh-bell", tone: "gold", after: 0, lasts: 1500 }],
      sounds: [],
      mine: false,
      next: 300,
    };
    const scenes = [scene(600), scene(300), words, scene(200), scene(600)];
    expect(planned(scenes, "calm").map(({ scene, at }) => [scenes.indexOf(scene), at])).toEqual([
      [0, 0],
      [1, 600],
      [2, 900],
      [4, 900],
    ]);
  });

  it("lets the next scene begin early if one says so, and counts only that", () => {
    const scenes = Array.from({ length: 8 }, () => ({ ...scene(400), next: 100 }));
    expect(planned(scenes, "calm").map(({ at }) => at)).toEqual([0, 100, 200, 300, 400, 500, 600, 700]);
  });

  it("is quicker at a quick pace, and still for the others if one skips", () => {
    const scenes = [scene(600), scene(600, true)];
    const [quick] = planned(scenes, "quick");
    expect(600 / (quick?.speed ?? 0)).toBeLessThanOrEqual(280);
    expect(planned(scenes, "instant").map(({ scene }) => scene)).toEqual([scenes[1]]);
  });

  it("never leaves out or shortens what happens to the viewer", () => {
    const scenes = [scene(900), scene(600, true), scene(600), scene(600, true)];
    for (const pace of ["calm", "quick", "instant"] as const) {
      const own = planned(scenes, pace).filter(({ scene }) => scene.mine);
      expect(own.map(({ speed }) => speed)).toEqual([1, 1]);
    }
  });
});
