import { mattersByField } from "../../kit/hearing/heard.ts";
import { type PartOf, toAll } from "../../kit/hearing/part-of.ts";
import type { Part } from "./parts.ts";

export const partOf: PartOf<Part> = {
  ...toAll("others", mattersByField.love),
  ...toAll("others", ["parents", "child", "sibling", "friend"]),
  ...toAll("work", mattersByField.work),
  ...toAll("work", mattersByField.money),
  ...toAll("quarrel", ["conflict", "familyConflict"]),
  ...toAll("study", ["exam", "study"]),
  ...toAll("tired", ["sleep", "mood"]),
};
