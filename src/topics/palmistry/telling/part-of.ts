import { mattersByField } from "../../kit/hearing/heard.ts";
import { type PartOf, toAll } from "../../kit/hearing/part-of.ts";
import type { Part } from "./parts.ts";

/** Learning is read from the head line, strength from the life line. */
export const partOf: PartOf<Part> = {
  ...toAll("love", mattersByField.love),
  ...toAll("love", ["familyConflict"]),
  ...toAll("work", mattersByField.work),
  ...toAll("mind", ["exam", "study"]),
  ...toAll("money", mattersByField.money),
  ...toAll("vigour", ["health", "sleep", "mood"]),
};
