import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { Pole } from "./items.ts";
import type { Field } from "./score.ts";

export const poleNames: Record<Locale, Record<Pole, string>> = {
  zh: { tell: "直说", ask: "先问", show: "外露", hold: "收着" },
  en: { tell: "telling", ask: "asking", show: "showing", hold: "holding back" },
};

/** Our own names of the four fields. */
export const fieldNames: Record<Locale, Record<Field, string>> = {
  zh: { steering: "掌舵", kindling: "点火", befriending: "相伴", weighing: "掂量" },
  en: { steering: "Steering", kindling: "Rousing", befriending: "Befriending", weighing: "Weighing" },
};
