import type { Locale } from "../../../shared/i18n/locale.ts";

/** How a chart leans on love; what speaks for two speaks against leaving, so it is the verdict on leaving turned about. */
export type OnLove = "yes" | "onlyIf" | "notYet";

/** The verdict where somebody asks whether to part. */
export const partings: Record<Locale, Record<OnLove, string>> = {
  zh: { yes: "不急着走", onlyIf: "先谈一回再定", notYet: "可以想，先把退路备好" },
  en: { yes: "There’s no hurry to go", onlyIf: "Not before one more talk", notYet: "You may, with your own ground made ready" },
};
