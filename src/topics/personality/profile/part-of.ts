import { mattersByField } from "../../kit/hearing/heard.ts";
import { type PartOf, toAll } from "../../kit/hearing/part-of.ts";
import type { Part } from "./parts.ts";

export const partOf: PartOf<Part> = {
  ...toAll("love", mattersByField.love),
  ...toAll("love", ["parents", "child", "sibling", "friend"]),
  ...toAll("work", mattersByField.work),
  ...toAll("work", mattersByField.money),
  ...toAll("quarrel", ["conflict", "familyConflict"]),
  ...toAll("tired", ["sleep", "mood"]),
  ...toAll("self", ["self"]),
};
