import { defineQuestionnaire } from "../../../kit/questionnaire/define-questionnaire.ts";
import { items } from "./items.ts";

export const keirsey = defineQuestionnaire({
  test: "keirsey",
  versions: ["standard"],
  listItems: () => items,
  words: {
    zh: async () => (await import("../../../kit/sixteen-types/zh/items.ts")).itemsZh,
    en: async () => (await import("../../../kit/sixteen-types/en/items.ts")).itemsEn,
  },
  minutes: { standard: 10 },
});
