import { defineQuestionnaire } from "../questionnaire/define-questionnaire.ts";
import { listItems } from "./items.ts";

export const mbtiQuestionnaire = defineQuestionnaire({
  test: "mbti",
  versions: ["simplified", "standard", "full"],
  listItems,
  words: {
    zh: async () => (await import("./zh/items.ts")).itemsZh,
    en: async () => (await import("./en/items.ts")).itemsEn,
  },
  minutes: { simplified: 4, standard: 13, full: 28 },
});
