import { stemNamesEn } from "../kit/pillars/data/names-en.ts";
import { pillarLetters } from "../kit/pillars/pillar-letters.ts";
import { toStemElement } from "../kit/pillars/stem-nature.ts";
import { defineSharing } from "../kit/sharing/sharing.ts";
import type { MarriageCast } from "./engine.ts";

const elements = { wood: "木", fire: "火", earth: "土", metal: "金", water: "水" };
const labels = { zh: { a: "男方日主", b: "女方日主" }, en: { a: "His day master", b: "Her day master" } };

/** Two births. Each day master alone; the points would give the pair back. */
export const sharing = defineSharing<MarriageCast>({
  holds: ({ names }) => (names.male || names.female ? ["birth", "name"] : ["birth"]),
  toLines: ({ cast, locale }) =>
    (["a", "b"] as const).map((who) => {
      const stem = cast[who].dayMaster;
      return { label: labels[locale][who], value: locale === "zh" ? `${stem}${elements[toStemElement(stem)]}` : `${stemNamesEn[stem]} ${toStemElement(stem)}` };
    }),
  hides: new RegExp(`${pillarLetters.source}|[分宫度]|\\bpoints?\\b|\\bhouses?\\b`, "iu"),
  listNames: ({ names }) => [names.male, names.female],
});
