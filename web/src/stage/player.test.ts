import { describe, expect, it } from "vitest";
import { Player, type Clock } from "./player";
import type { Scene, Sound } from "./scenes";

/** A clock that goes on when it is told to. */
class HandClock implements Clock {
  private now = 0;
  private alarms: { at: number; what: () => void }[] = [];

  after(ms: number, what: () => void): () => void {
    const alarm = { at: this.now + ms, what };
    this.alarms.push(alarm);
    return () => (this.alarms = this.alarms.filter((one) => one !== alarm));
  }

  pass(ms: number): void {
    this.now += ms;
    const due = this.alarms.filter(({ at }) => at <= this.now).sort((one, other) => one.at - other.at);
    this.alarms = this.alarms.filter(({ at }) => at > this.now);
    for (const { what } of due) what();
  }
}

const scene = (name: string, lasts: number, mine = false, sounds: Scene["sounds"] = []): Scene => ({
  acts: [{ does: "wash", at: name, tone: "gold", after: 0, lasts }],
  sounds,
  mine,
});

function house(): { clock: HandClock; player: Player; shown: string[]; ended: string[]; heard: [Sound, boolean][] } {
  const [clock, shown, ended]: [HandClock, string[], string[]] = [new HandClock(), [], []];
  const heard: [Sound, boolean][] = [];
  const nameOf = ({ acts: [act] }: Scene): string => (act !== undefined && "at" in act ? act.at : "");
  const show = (one: Scene, _: number, after: number): { finish(): void } => {
    shown.push(`${nameOf(one)} ${after}`);
    return { finish: () => ended.push(nameOf(one)) };
  };
  const sound = (name: Sound, mine: boolean): void => void heard.push([name, mine]);
  return { clock, player: new Player({ show, sound }, clock), shown, ended, heard };
}

describe("the player", () => {
  it("puts scenes in a row on the stage at once and rings their sounds in time", () => {
    const { clock, player, shown, heard } = house();
    player.play([scene("a", 300, false, [{ sound: "bell", after: 100 }]), scene("b", 300)], "calm");
    expect([shown, heard]).toEqual([["a 0", "b 300"], []]);
    clock.pass(100);
    expect(heard).toEqual([["bell", false]]);
  });

  it("shows the rest as it ends when somebody acts, except what happens to them", () => {
    const { clock, player, ended, heard } = house();
    const bell: Scene["sounds"] = [{ sound: "bell", after: 0 }];
    player.play([scene("a", 300), scene("mine", 300, true, bell), scene("b", 300, false, bell)], "calm");
    player.hurry();
    expect(ended).toEqual(["a", "b"]);
    clock.pass(1000);
    expect(heard).toEqual([["bell", true]]);
  });

  it("ends what is still shown when something new happens", () => {
    const { player, shown, ended } = house();
    player.play([scene("a", 500)], "calm");
    player.play([scene("b", 500)], "calm");
    expect([shown, ended]).toEqual([["a 0", "b 0"], ["a"]]);
  });

  it("ends everything when the curtain falls", () => {
    const { player, shown, ended } = house();
    player.play([scene("mine", 300, true), scene("later", 300, true)], "calm");
    player.stop();
    expect([shown, ended]).toEqual([
      ["mine 0", "later 300"],
      ["mine", "later"],
    ]);
  });
});
