import { mattersByField } from "../../kit/hearing/heard.ts";
import { type PartOf, toAll } from "../../kit/hearing/part-of.ts";
import type { Part } from "./view.ts";

export const partOf: PartOf<Part> = {
  ...toAll("love", mattersByField.love),
  ...toAll("work", mattersByField.work),
  ...toAll("money", mattersByField.money),
  ...toAll("health", ["health", "sleep"]),
  ...toAll("character", ["self", "mood", "lonely", "grief"]),
  ...toAll("year", ["year", "luck"]),
};
