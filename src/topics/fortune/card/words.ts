import type { Locale } from "../../../shared/i18n/locale.ts";
import type { LotSetId } from "../data/lot.ts";
import type { FortuneCast, Throw } from "../engine.ts";
import { toGanzhiName, toGradeName } from "../telling/en-words.ts";
import { toNumeral } from "./numeral.ts";

/** How many lots a set has; its name says so. */
const countLots = (set: LotSetId): string => set.slice(set.lastIndexOf("-") + 1);

export interface CardWords {
  heads: Record<LotSetId, string>;
  number(number: number): string;
  grade(grade: string): string;
  ganzhi(cast: FortuneCast): string;
  throws: Record<Throw, string>;
  blocks: string;
  /** What the throws came to, and how many sticks went back. */
  blocksSum(throws: readonly Throw[], returned: number): string;
  set: string;
  setSum(set: LotSetId): string;
  source: string;
  quoted: string;
  /** What is drawn where no verse stands. */
  scene(title: string): string;
  returned: string;
  more(count: number): string;
  unquoted: string;
  asked(name: string): string;
  note(cast: FortuneCast): string;
}

const heads: Record<Locale, Record<LotSetId, string>> = {
  zh: { "guanyin-100": "观音灵签", "leiyushi-100": "雷雨师灵签", "jiazi-60": "六十甲子签", "wongtaisin-100": "黄大仙签" },
  en: { "guanyin-100": "Lots of Guanyin", "leiyushi-100": "Lots of Leiyushi", "jiazi-60": "The Sixty Lots", "wongtaisin-100": "Lots of Wong Tai Sin" },
};

const zh: CardWords = {
  heads: heads.zh,
  number: (number) => `第${toNumeral(number)}签`,
  grade: (grade) => `${grade}签`,
  ganzhi: ({ ganzhi }) => (ganzhi === null ? "" : ganzhi.length === 1 ? `${ganzhi}宫` : ganzhi),
  throws: { divine: "圣筊", laughing: "笑筊", negative: "阴筊" },
  blocks: "掷筊",
  blocksSum: (throws, returned) => `${throws.includes("laughing") ? "笑一次，三圣筊" : "三掷皆圣筊"}${returned === 0 ? "" : `，先退 ${returned} 支`}`,
  set: "哪一套签",
  setSum: (set) => `${heads.zh[set]}，${countLots(set)} 支`,
  source: "签题与签诗",
  quoted: "诗已逐句核过",
  scene: (title) => `画的是${title}`,
  returned: "退签",
  more: (count) => `…共 ${count} 支`,
  unquoted: "各本不一，诗不引",
  asked: (name) => `求自${name}`,
  note: ({ number, grade }) => `第${toNumeral(number)}签${grade === null ? "" : ` · ${grade}`}`,
};

const en: CardWords = {
  heads: heads.en,
  number: (number) => `No. ${number}`,
  grade: toGradeName,
  ganzhi: ({ ganzhi }) => (ganzhi === null ? "" : ganzhi.length === 1 ? `Palace of ${toGanzhiName(ganzhi)}` : toGanzhiName(ganzhi)),
  throws: { divine: "yes", laughing: "laugh", negative: "no" },
  blocks: "The blocks",
  blocksSum: (throws, returned) =>
    `${throws.includes("laughing") ? "One laugh, three yeses" : "Three yeses"}${returned === 0 ? "" : `; ${returned} sent back`}`,
  set: "Whose lots",
  setSum: (set) => `${heads.en[set]}, ${countLots(set)} of them`,
  source: "Tale and verse",
  quoted: "verse checked line by line",
  scene: (title) => `A scene: ${title}`,
  returned: "Returned",
  more: (count) => `… ${count} in all`,
  unquoted: "copies differ; verse not quoted",
  asked: (name) => `Asked of ${name.replace(/^The /, "the ")}`,
  note: ({ number, grade }) => `No. ${number}${grade === null ? "" : ` · ${toGradeName(grade)}`}`,
};

export const cardWords: Record<Locale, CardWords> = { zh, en };
