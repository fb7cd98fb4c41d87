import type { Locale } from "../../../shared/i18n/locale.ts";
import type { LotSetId } from "../data/lot.ts";
import type { FortuneCast, Throw } from "../engine.ts";
import { toGanzhiName, toGradeName } from "../telling/en-words.ts";
import { toNumeral } from "./numeral.ts";

interface CardWords {
  heads: Record<LotSetId, string>;
  number(number: number): string;
  grade(grade: string): string;
  ganzhi(cast: FortuneCast): string;
  throws: Record<Throw, string>;
  confirmed(throws: readonly Throw[]): string;
  returned: string;
  more(count: number): string;
  unquoted: string;
  asked(name: string): string;
  note(cast: FortuneCast): string;
}

const zh: CardWords = {
  heads: { "guanyin-100": "观音灵签", "leiyushi-100": "雷雨师灵签", "jiazi-60": "六十甲子签", "wongtaisin-100": "黄大仙签" },
  number: (number) => `第${toNumeral(number)}签`,
  grade: (grade) => `${grade}签`,
  ganzhi: ({ ganzhi }) => (ganzhi === null ? "" : ganzhi.length === 1 ? `${ganzhi}宫` : ganzhi),
  throws: { divine: "圣筊", laughing: "笑筊", negative: "阴筊" },
  confirmed: (throws) => (throws.includes("laughing") ? "笑一次，三圣筊" : "三掷皆圣筊"),
  returned: "退签",
  more: (count) => `…共 ${count} 支`,
  unquoted: "诗未核准，不引",
  asked: (name) => `求自${name}`,
  note: ({ number, grade }) => `第${toNumeral(number)}签${grade === null ? "" : ` · ${grade}`}`,
};

const en: CardWords = {
  heads: { "guanyin-100": "Lots of Guanyin", "leiyushi-100": "Lots of Leiyushi", "jiazi-60": "The Sixty Lots", "wongtaisin-100": "Lots of Wong Tai Sin" },
  number: (number) => `No. ${number}`,
  grade: toGradeName,
  ganzhi: ({ ganzhi }) => (ganzhi === null ? "" : ganzhi.length === 1 ? `Palace of ${toGanzhiName(ganzhi)}` : toGanzhiName(ganzhi)),
  throws: { divine: "yes", laughing: "laugh", negative: "no" },
  confirmed: (throws) => (throws.includes("laughing") ? "One laugh, three yeses" : "Three yeses"),
  returned: "Returned",
  more: (count) => `… ${count} in all`,
  unquoted: "not verified; not quoted",
  asked: (name) => `Asked of ${name.replace(/^The /, "the ")}`,
  note: ({ number, grade }) => `No. ${number}${grade === null ? "" : ` · ${toGradeName(grade)}`}`,
};

export const cardWords: Record<Locale, CardWords> = { zh, en };
