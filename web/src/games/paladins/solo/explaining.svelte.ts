/** Whether this browser has the opponent's turns told step by step. */

const SETTING = "paladins:explain";

class Explaining {
  on: boolean = $state(typeof localStorage === "undefined" || localStorage.getItem(SETTING) !== "no");

  turn(on: boolean): void {
    this.on = on;
    localStorage.setItem(SETTING, on ? "yes" : "no");
  }
}

export const explaining = new Explaining();
