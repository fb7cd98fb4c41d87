import { mattersByField } from "../../kit/hearing/heard.ts";
import { type PartOf, toAll } from "../../kit/hearing/part-of.ts";
import type { Part } from "./parts.ts";

/** 迁移 stands beside 官禄, 田宅 beside 财帛; 父母, 兄弟 and 仆役 are told together. */
export const partOf: PartOf<Part> = {
  ...toAll("love", mattersByField.love),
  ...toAll("work", mattersByField.work),
  ...toAll("work", ["move", "travel", "visa"]),
  ...toAll("money", mattersByField.money),
  ...toAll("people", ["parents", "child", "sibling", "familyConflict", "eldercare", "inlaws", "friend", "boss", "colleague"]),
  ...toAll("health", ["health", "sleep"]),
  ...toAll("character", ["self", "mood", "lonely", "grief"]),
  ...toAll("year", ["year", "luck"]),
};
