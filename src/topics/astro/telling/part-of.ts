import { mattersByField } from "../../kit/hearing/heard.ts";
import { type PartOf, toAll } from "../../kit/hearing/part-of.ts";
import type { Part } from "./parts.ts";

/** Land and house belong to the fourth house, far roads and learning to the ninth. */
export const partOf: PartOf<Part> = {
  ...toAll("love", mattersByField.love),
  ...toAll("work", mattersByField.work),
  ...toAll("money", mattersByField.money),
  ...toAll("family", ["parents", "familyConflict", "eldercare", "inlaws", "house", "move", "home"]),
  ...toAll("children", ["child", "pregnancy"]),
  ...toAll("people", ["sibling", "friend", "colleague"]),
  ...toAll("growth", ["exam", "study", "abroad", "travel"]),
  ...toAll("health", ["health", "sleep"]),
  ...toAll("moon", ["mood", "lonely", "grief"]),
  ...toAll("year", ["year", "luck"]),
};
