import type { Locale } from "../../../shared/i18n/locale.ts";
import { toOrdinal } from "../../kit/wording/ordinal.ts";
import type { Core, NumerologyCast } from "../cast-types.ts";
import * as en from "../telling/en/names.ts";
import * as zh from "../telling/zh/names.ts";

type Row = "rare" | "letters" | "between" | "others";

export interface CardWords {
  title: string;
  note(cast: NumerologyCast): string;
  rule: string;
  core: Readonly<Record<Core, string>>;
  dateParts: Readonly<Record<"month" | "day" | "year", string>>;
  date: string;
  name: string;
  /** Read out for a word: its letters, then what they come to. */
  spelt(letters: string, working: string): string;
  allLetters: string;
  vowels: string;
  consonants: string;
  /** What each folded row is called, and what it comes to. */
  sums: string;
  findings: string;
  comma: string;
  pinnacleNow(number: number, from: number, to: number | null): string;
  pinnacles: string;
  pinnacle(place: number, number: number, from: number, to: number | null): string;
  challenge(number: number): string;
  ages(from: number, to: number | null): string;
  cycle: string;
  year(year: number, number: number): string;
  month(month: number): string;
  day(month: number, day: number): string;
  now: string;
  rows: Readonly<Record<Row, string>>;
  repeat(digit: number, count: number): string;
  debt(number: number, core: Core): string;
  lesson(number: number): string;
  full: string;
  passion(number: number): string;
  balance(number: number): string;
  bridge(between: "path" | "inner", number: number): string;
  variant(rule: "allDigits" | "addTotals", number: number): string;
  chaldean(compound: number, root: number): string;
  pythagorean(number: number): string;
  atOnce(number: number): string;
}

/** A longer name would push the caption out of its strip; its letters stand in the sums. */
const longestName = 22;
const isShown = (name: string | null): boolean => name !== null && name.length <= longestName;

const chinese: CardWords = {
  title: "生命数",
  note: ({ date, name }) => (isShown(name) ? `${zh.toDateText(date)} · ${name}` : zh.toDateText(date)),
  rule: "月、日、年和每个词各自化到一位再相加，11、22、33保留。点一个数看它怎么加出来的。",
  core: zh.coreNames,
  dateParts: { month: "月", day: "日", year: "年" },
  date: "生日怎么加",
  name: "名字怎么加",
  spelt: (letters, working) => `${letters}：${working}`,
  allLetters: "全部",
  vowels: "元音",
  consonants: "辅音",
  sums: "怎么加出来的",
  findings: "少见的与字母",
  comma: "，",
  pinnacleNow: (number, from, to) => `眼下${number}，${chinese.ages(from, to)}`,
  pinnacles: "四段高峰",
  pinnacle: (place, number, from, to) => `第${zh.toOrdinal(place)}段高峰${number}，${to === null ? `${from}岁以后` : `${from}到${to}岁`}`,
  challenge: (number) => `挑战 ${number}`,
  ages: (from, to) => (to === null ? `${from}岁起` : `${from}–${to}岁`),
  cycle: "九年一轮",
  year: (year, number) => `${year}年流年${number}`,
  month: (month) => `${month}月流月`,
  day: (month, day) => `${month}月${day}日流日`,
  now: "眼下",
  rows: { rare: "少见的", letters: "字母里", between: "数与数", others: "别的算法" },
  repeat: (digit, count) => `${digit} 出现 ${count} 处`,
  debt: (number, core) => `业债 ${number} · ${zh.coreNames[core]}`,
  lesson: (number) => `缺 ${number}`,
  full: "九数都齐",
  passion: (number) => `${number} 最多`,
  balance: (number) => `平衡数 ${number}`,
  bridge: (between, number) => `${between === "path" ? "路与本事差" : "里外差"} ${number}`,
  variant: (rule, number) => `${rule === "allDigits" ? "一次加完" : "整数相加"} ${number}`,
  chaldean: (compound, root) => `迦勒底 ${compound} → ${root}`,
  pythagorean: (number) => `毕达哥拉斯 ${number}`,
  atOnce: (number) => `字母一次加完 ${number}`,
};

const english: CardWords = {
  title: "Numerology",
  note: ({ date, name }) => (isShown(name) ? `${en.toDateText(date)}, ${name}` : en.toDateText(date)),
  rule: "Month, day, year and each word are reduced, then added; 11, 22 and 33 are kept. Tap a number for its sum.",
  core: {
    lifePath: "Life path",
    birthday: "Birthday",
    expression: "Expression",
    soulUrge: "Soul urge",
    personality: "Personality",
    maturity: "Maturity",
  },
  dateParts: { month: "month", day: "day", year: "year" },
  date: "The date, added",
  name: "The name, added",
  spelt: (letters, working) => `${letters}: ${working}`,
  allLetters: "all letters",
  vowels: "vowels",
  consonants: "consonants",
  sums: "How it adds up",
  findings: "Rare numbers, letters",
  comma: ", ",
  pinnacleNow: (number, from, to) => `now ${number}, ${to === null ? `from age ${from}` : `ages ${from}–${to}`}`,
  pinnacles: "Four pinnacles",
  pinnacle: (place, number, from, to) => `${toOrdinal(place)} pinnacle ${number}, ${to === null ? `age ${from} onward` : `ages ${from} to ${to}`}`,
  challenge: (number) => `challenge ${number}`,
  ages: (from, to) => (to === null ? `${from} on` : `${from}–${to}`),
  cycle: "Nine years to a round",
  year: (year, number) => `${year}, personal year ${number}`,
  month: (month) => `${en.toMonthName(month)}, month`,
  day: (month, day) => `${day} ${en.toMonthName(month)}, day`,
  now: "now",
  rows: { rare: "Rare", letters: "Letters", between: "Between", others: "Other rules" },
  repeat: (digit, count) => `${digit} in ${count} places`,
  debt: (number, core) => `debt ${number}, ${en.coreNames[core]}`,
  lesson: (number) => `no ${number}`,
  full: "all nine",
  passion: (number) => `mostly ${number}`,
  balance: (number) => `balance ${number}`,
  bridge: (between, number) => `${between === "path" ? "road to skill" : "inside to outside"}, ${number} apart`,
  variant: (rule, number) => `${rule === "allDigits" ? "all digits" : "whole totals"} ${number}`,
  chaldean: (compound, root) => `Chaldean ${compound} → ${root}`,
  pythagorean: (number) => `Pythagorean ${number}`,
  atOnce: (number) => `letters at once ${number}`,
};

export const cardWords: Record<Locale, CardWords> = { zh: chinese, en: english };
