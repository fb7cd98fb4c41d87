import { mattersByField } from "../../kit/hearing/heard.ts";
import { type PartOf, toAll } from "../../kit/hearing/part-of.ts";
import type { Part } from "./parts.ts";

/** The desk stands for work and learning, the bed for the body, the palace of the mountain star for who lives there. */
export const partOf: PartOf<Part> = {
  ...toAll("people", mattersByField.love),
  ...toAll("people", ["parents", "child", "sibling", "familyConflict", "eldercare"]),
  ...toAll("study", mattersByField.work),
  ...toAll(
    "money",
    mattersByField.money.filter((matter) => matter !== "house" && matter !== "rent"),
  ),
  ...toAll("bedroom", ["health", "sleep"]),
};
