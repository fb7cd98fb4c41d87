import { mattersByField } from "../../kit/hearing/heard.ts";
import { type PartOf, toAll } from "../../kit/hearing/part-of.ts";
import type { Part } from "./parts.ts";

/** Those one comes from and brings up are weighed by the year bone. */
export const partOf: PartOf<Part> = {
  ...toAll("love", mattersByField.love),
  ...toAll("work", mattersByField.work),
  ...toAll("money", mattersByField.money),
  ...toAll("family", ["parents", "child", "sibling", "familyConflict", "eldercare", "inlaws"]),
  ...toAll("inner", ["health", "sleep", "mood", "lonely", "grief"]),
  ...toAll("ages", ["year", "luck"]),
};
