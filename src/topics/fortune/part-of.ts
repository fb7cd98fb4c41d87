import { mattersByField } from "../kit/hearing/heard.ts";
import { type PartOf, toAll } from "../kit/hearing/part-of.ts";
import type { Aspect } from "./aspect.ts";

/** Money, study and business go to `work`, as on the printed sheets. */
export const partOf: PartOf<Aspect> = {
  ...toAll("love", mattersByField.love),
  ...toAll("work", mattersByField.work),
  ...toAll(
    "work",
    mattersByField.money.filter((matter) => matter !== "luck"),
  ),
  ...toAll("travel", ["travel", "visa", "abroad", "move"]),
  ...toAll("health", ["health", "sleep", "pregnancy"]),
  lost: "lost",
  legal: "lawsuit",
};
