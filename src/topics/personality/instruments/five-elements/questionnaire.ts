import { defineQuestionnaire } from "../../../kit/questionnaire/define-questionnaire.ts";
import { items } from "./items.ts";

export const fiveElements = defineQuestionnaire({
  test: "fiveElements",
  versions: ["standard"],
  listItems: () => items,
  words: {
    zh: async () => (await import("./items.zh.ts")).statementsZh,
    en: async () => (await import("./items.en.ts")).statementsEn,
  },
  minutes: { standard: 5 },
});
