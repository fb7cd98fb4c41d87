import { defineSharing } from "../kit/sharing/sharing.ts";
import type { PurpleStarCast } from "./cast-types.ts";
import { starNamesEn } from "./data/names.en.ts";

const labels = { zh: { soul: "命宫主星", none: "无主星" }, en: { soul: "Stars of the life palace", none: "none of the majors" } };

/** A plate is an hour of a day. The stars of the life palace alone: some twenty ways, and each comes round in every month. */
export const sharing = defineSharing<PurpleStarCast>({
  holds: () => ["birth"],
  toLines({ cast: { palaces }, locale }) {
    const words = labels[locale];
    const majors = (palaces[0]?.stars ?? []).filter(({ kind }) => kind === "major").map(({ name }) => (locale === "zh" ? name : starNamesEn[name]));
    return [{ label: words.soul, value: majors.join(locale === "zh" ? "、" : ", ") || words.none }];
  },
  hides: /[宫甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉戌亥]|\bpalaces?\b/iu,
});
