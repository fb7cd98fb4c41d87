import type { InputField } from "../../../../../shared/contract/input-field.ts";
import type { Locale } from "../../../../../shared/i18n/locale.ts";
import { nameDate, nameRange, nameWeekdays } from "../../../../../topics/kit/days/name-days.ts";
import type { Range } from "../../../../../topics/kit/days/range.ts";

type Words = Record<Locale, string>;

/** What is no chip: free texts, what a form or a picture shows anyway, and what follows from the rest. */
const unshown = new Set(["question", "text", "picture", "marks", "suggest", "answers", "test", "version", "names", "earlier", "lines", "noRepeat", "instant"]);
/** A palm's answers are drawn in its picture. */
const seenInPicture = new Set(["palm", "fingers", "heart", "head", "life", "start", "fate", "lead", "dominant"]);

const numbersZh = ["零", "一", "两", "三", "四", "五"];
const directions: Record<string, Words> = {
  N: { zh: "北", en: "north" },
  NE: { zh: "东北", en: "north-east" },
  E: { zh: "东", en: "east" },
  SE: { zh: "东南", en: "south-east" },
  S: { zh: "南", en: "south" },
  SW: { zh: "西南", en: "south-west" },
  W: { zh: "西", en: "west" },
  NW: { zh: "西北", en: "north-west" },
};

interface Shown {
  label: Words;
  say(value: unknown, locale: Locale): string | null;
}

const plain = (zh: string, en: string): Shown => ({ label: { zh, en }, say: (value) => String(value) });
const inWords = (label: Words, zh: (value: never) => string, en: (value: never) => string): Shown => ({
  label,
  say: (value, locale) => (locale === "zh" ? zh : en)(value as never),
});
const opening = { zh: "开业", en: "Opening" };

/** Inputs that no form names, or whose bare value says too little. */
const shown: Record<string, Shown> = {
  surname: plain("姓", "Surname"),
  given: plain("名", "Given name"),
  meaning: plain("寓意", "Meaning"),
  written: plain("写法", "Written as"),
  chapter: inWords(
    { zh: "章", en: "Chapter" },
    (value) => `第 ${value} 章`,
    (value) => `chapter ${value}`,
  ),
  characters: inWords(
    { zh: "字数", en: "Length" },
    (value: number) => `${numbersZh[value] ?? value}字`,
    (value: number) => `${value} character${value === 1 ? "" : "s"}`,
  ),
  avoid: inWords(
    { zh: "不用的字", en: "Left out" },
    (value) => `不用“${value}”`,
    (value) => `without ${value}`,
  ),
  count: inWords(
    { zh: "几个", en: "How many" },
    (value) => `${value} 个`,
    (value) => `${value} of them`,
  ),
  date: { label: { zh: "哪天", en: "Day" }, say: (value, locale) => nameDate(String(value), locale) },
  range: { label: { zh: "时间", en: "When" }, say: (value, locale) => nameRange(value as Range, locale) },
  weekdays: { label: { zh: "星期", en: "Days" }, say: (value, locale) => nameWeekdays(value as number[], locale) },
  isWeekendOnly: { label: { zh: "星期", en: "Days" }, say: (value, locale) => (value === true ? nameWeekdays([6, 7], locale) : null) },
  year: inWords(
    { zh: "哪一年", en: "Year" },
    (value) => `${value} 年`,
    (value) => String(value),
  ),
  facing: {
    label: { zh: "朝向", en: "Facing" },
    say(value, locale) {
      const way = typeof value === "number" ? `${value}°` : (directions[String(value)]?.[locale] ?? String(value));
      return locale === "zh" ? `朝${way}` : `facing ${way}`;
    },
  },
  period: inWords(
    { zh: "元运", en: "Period" },
    (value) => `${value} 运`,
    (value) => `period ${value}`,
  ),
  built: inWords(
    { zh: "建成", en: "Built" },
    (value) => `${value} 年建`,
    (value) => `built ${value}`,
  ),
  movedIn: inWords(
    { zh: "入住", en: "Moved in" },
    (value) => `${value} 年入住`,
    (value) => `moved in ${value}`,
  ),
  renovated: inWords(
    { zh: "大修", en: "Rebuilt" },
    (value) => `${value} 年大修`,
    (value) => `rebuilt ${value}`,
  ),
  digits: { label: { zh: "报的数", en: "Numbers" }, say: (value) => (Array.isArray(value) ? value.join(" ") : null) },
  numbers: { label: { zh: "报的数", en: "Numbers" }, say: (value) => (Array.isArray(value) ? value.join(" ") : null) },
  cards: inWords(
    { zh: "自己抽的牌", en: "Your own cards" },
    (value: unknown[]) => `自己抽的 ${value.length} 张`,
    (value: unknown[]) => `${value.length} cards of your own`,
  ),
  openingFrom: {
    label: opening,
    say: (value, locale) => (locale === "zh" ? `${nameDate(String(value), locale)}起` : `from ${nameDate(String(value), locale)}`),
  },
  openingTo: {
    label: opening,
    say: (value, locale) => (locale === "zh" ? `到 ${nameDate(String(value), locale)}` : `until ${nameDate(String(value), locale)}`),
  },
  opening: {
    label: opening,
    say(value, locale) {
      const { monthsOn, month, year, days } = value as { monthsOn?: number; month?: number; year?: number; days?: number };
      if (monthsOn !== undefined) {
        if (monthsOn < 2) return nameRange({ kind: monthsOn === 0 ? "thisMonth" : "nextMonth" }, locale);
        return locale === "zh" ? `${monthsOn} 个月后` : `in ${monthsOn} months`;
      }
      if (month !== undefined) return nameRange({ kind: "month", month, year }, locale);
      return days === undefined ? null : nameRange({ kind: "days", count: days }, locale);
    },
  },
};
shown.from = { ...shown.openingFrom!, label: { zh: "从", en: "From" } };
shown.to = { ...shown.openingTo!, label: { zh: "到", en: "To" } };

/** Longer ones are cut: a chip is a word, not a text. */
const mostLetters = 24;
const cut = (text: string): string => (text.length <= mostLetters ? text : `${text.slice(0, mostLetters - 1)}…`);

/** An input as one would say it; null for what is no chip. */
export const toValueChip = (name: string, value: unknown, field: InputField | undefined, locale: Locale): { label: string; value: string } | null => {
  if (value === undefined || value === null || value === "" || unshown.has(name) || seenInPicture.has(name) || field?.kind === "textarea") return null;
  const own = shown[name];
  const label = (own?.label ?? field?.label)?.[locale];
  if (label === undefined) return null;
  const option = field?.options?.find((one) => one.value === value)?.label[locale];
  const said = option ?? (own ? own.say(value, locale) : ["string", "number"].includes(typeof value) ? String(value) : null);
  return said === null || said.trim() === "" ? null : { label, value: cut(said) };
};
