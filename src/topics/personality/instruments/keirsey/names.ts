import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { Letter } from "../../../kit/sixteen-types/axes.ts";
import type { Group } from "./items.ts";

/** What each group is called: our own words. */
export const groupNames: Record<Locale, Record<Group, string>> = {
  zh: { SJ: "踏实", SP: "灵便", NT: "究理", NF: "热忱" },
  en: { SJ: "Steady", SP: "Nimble", NT: "Probing", NF: "Kindling" },
};

export const letterNames: Record<Locale, Partial<Record<Letter, string>>> = {
  zh: { S: "看实的", N: "看远的", T: "凭理", F: "凭心", J: "先定", P: "留余地" },
  en: { S: "what is there", N: "what it may mean", T: "by reasons", F: "by people", J: "settled", P: "open" },
};
