import { createHolds } from "../../kit/card/holds.ts";

/** Whether a fact is shown in a row of the card: by the first part of its id. The core numbers stand in the figure. */
export const holdsFact = createHolds({
  pinnacle: "pinnacles",
  challenge: "pinnacles",
  personalYear: "cycle",
  personalMonth: "cycle",
  personalDay: "cycle",
  repeat: "findings",
  debt: "findings",
  lesson: "findings",
  passion: "findings",
  balance: "findings",
  bridge: "findings",
  lifePath: "others",
  chaldean: "others",
  pythagorean: "others",
  lettersAtOnce: "others",
});
