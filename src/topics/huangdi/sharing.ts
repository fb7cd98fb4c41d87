import { defineSharing } from "../kit/sharing/sharing.ts";
import type { HuangdiCast } from "./cast-types.ts";
import { partNames } from "./data/en/places.ts";

const labels = { zh: "黄帝身上的位置", en: "Place on the Emperor" };

/** A season, an hour, a date in bones. The place on the body alone: seven, and each comes round daily. */
export const sharing = defineSharing<HuangdiCast>({
  holds: () => ["birth"],
  toLines: ({ cast: { part }, locale }) => [{ label: labels[locale], value: locale === "zh" ? part : partNames[part] }],
  hides: /[春夏秋冬时钱骨子丑寅卯辰巳午未申酉戌亥]|\b(?:spring|summer|autumn|winter|hours?|seasons?|bones?|weigh\w*)\b/iu,
});
