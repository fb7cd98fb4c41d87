import { mattersByField } from "../../kit/hearing/heard.ts";
import { type PartOf, toAll } from "../../kit/hearing/part-of.ts";
import type { Part } from "./parts.ts";

export const partOf: PartOf<Part> = {
  ...toAll("love", mattersByField.love),
  ...toAll("work", mattersByField.work),
  ...toAll("money", mattersByField.money),
  ...toAll("inner", ["health", "sleep", "mood", "lonely", "grief"]),
  ...toAll("times", ["year", "luck"]),
  naming: "name",
};
