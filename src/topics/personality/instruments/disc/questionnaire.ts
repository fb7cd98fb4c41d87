import { defineQuestionnaire } from "../../../kit/questionnaire/define-questionnaire.ts";
import { toGroups } from "./groups.ts";
import { items } from "./items.ts";

export const disc = defineQuestionnaire({
  test: "disc",
  versions: ["standard"],
  listItems: () => items,
  words: {
    async zh() {
      const { scenesZh, wordsZh } = await import("./words.zh.ts");
      return toGroups(scenesZh, wordsZh);
    },
    async en() {
      const { scenesEn, wordsEn } = await import("./words.en.ts");
      return toGroups(scenesEn, wordsEn);
    },
  },
  minutes: { standard: 7 },
});
