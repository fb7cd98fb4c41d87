import type { Locale } from "../../shared/i18n/locale.ts";
import { toNumber } from "../kit/birth/speech/zh-number.ts";
import type { Unused } from "../kit/topic.ts";
import type { AuspiciousInput } from "./input.ts";

const saysPeople = /([两二三四五六俩])个?人|(我们?|咱们?|他们)俩|\b(two|three|four|five|six) (?:people|persons|guests|of us)\b|\b(both) of us\b/i;
const english = ["two", "three", "four", "five", "six"];

/** People who are to be there and whose births nobody gave: whom a day clashes with is not known. */
export const listUnused = (text: string, { people = [] }: Partial<AuspiciousInput>, locale: Locale): Unused[] => {
  const found = saysPeople.exec(text);
  if (!found) return [];
  const [, zh, , en] = found;
  const count = en ? english.indexOf(en.toLowerCase()) + 2 : zh && zh !== "两" && zh !== "俩" ? Number(toNumber(zh)) : 2;
  if (people.length >= count) return [];
  const value = { zh: count === 2 ? "两人" : `${count} 人`, en: `${english[count - 2]} people` }[locale];
  const why = { zh: "没有各人的生日，看不出哪天冲谁", en: "without their birthdays I can’t tell whom a day clashes with" }[locale];
  return [{ name: "people", label: { zh: "在场的人", en: "People" }[locale], value, why }];
};
