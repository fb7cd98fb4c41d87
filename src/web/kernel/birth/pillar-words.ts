import type { Locale } from "../../../shared/i18n/locale.ts";
import { toNayin } from "../../../topics/kit/calendar/nayin.ts";
import { type Ganzhi, toBranch, toStem } from "../../../topics/kit/calendar/sexagenary.ts";
import type { Element } from "../../../topics/kit/hexagrams/elements.ts";
import { animalNamesEn } from "../../../topics/kit/pillars/data/names-en.ts";
import type { PillarName } from "../../../topics/kit/pillars/four-pillars.ts";
import { toStemElement } from "../../../topics/kit/pillars/stem-nature.ts";

interface PillarWords {
  title: string;
  pillars: Record<PillarName, string>;
  /** Under a pillar that stands. */
  note(ganzhi: Ganzhi): string;
  /** Under the one that is next. */
  next: string;
  /** Under an hour that nobody knows. */
  unknownHour: string;
}

const elementsEn: Record<Element, string> = { wood: "Wood", fire: "Fire", earth: "Earth", metal: "Metal", water: "Water" };

export const pillarWords: Record<Locale, PillarWords> = {
  zh: {
    title: "四柱八字",
    pillars: { year: "年柱", month: "月柱", day: "日柱", hour: "时柱" },
    note: toNayin,
    next: "轮到它了",
    unknownHour: "只排三柱",
  },
  en: {
    title: "Four pillars",
    pillars: { year: "Year", month: "Month", day: "Day", hour: "Hour" },
    note: (ganzhi) => `${elementsEn[toStemElement(toStem(ganzhi))]} ${animalNamesEn[toBranch(ganzhi)]}`,
    next: "This one next",
    unknownHour: "Three will do",
  },
};
