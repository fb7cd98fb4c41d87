import { createHolds } from "../../kit/card/holds.ts";

/** Whether a fact is shown in a row and not in the figure: by the first part of its id. */
export const holdsFact = createHolds({
  pattern: "seat",
  whole: "seat",
  sitting: "seat",
  facing: "seat",
  border: "seat",
  other: "seat",
  period: "seat",
  month: "year",
  yearPlaces: "year",
  kua: "advice",
  house: "advice",
  fit: "advice",
  door: "advice",
  place: "advice",
  mansion: "advice",
});
