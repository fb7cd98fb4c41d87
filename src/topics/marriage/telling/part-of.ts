import { mattersByField } from "../../kit/hearing/heard.ts";
import { type PartOf, toAll } from "../../kit/hearing/part-of.ts";
import type { Part } from "./view.ts";

/** Love and marriage are the whole match; what stands out of it has a part. */
export const partOf: PartOf<Part> = {
  ...toAll(
    "money",
    mattersByField.money.filter((matter) => matter !== "luck" && matter !== "rent"),
  ),
  ...toAll("family", ["inlaws", "parents", "child", "pregnancy", "eldercare"]),
};
