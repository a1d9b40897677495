/** Whether this browser shows the opponent's turns step by step. */
import { shelf } from "$lib/device/shelf";

const SETTING = "paladins:explain";

class Explaining {
  on: boolean = $state(shelf.getItem(SETTING) !== "no");

  turn(on: boolean): void {
    this.on = on;
    shelf.setItem(SETTING, on ? "yes" : "no");
  }
}

export const explaining = new Explaining();
