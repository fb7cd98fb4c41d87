import type { Locale } from "../../shared/i18n/locale.ts";
import type { Unused } from "../kit/topic.ts";
import type { TarotInput } from "./input.ts";
import { spreads } from "./spreads.ts";

/** A number of cards that are wanted; “这三张牌” speaks of those that lie there. */
const wanted = /(?<![这那前后第剩])([一二两三四五六七八九十]|\d{1,2})张|\b(two|three|four|five|six|seven|eight|nine|ten|\d{1,2})[- ](?:more )?cards?\b/i;
const words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

const toCount = (word: string): number => {
  if (/^\d/.test(word)) return Number(word);
  return word === "两" ? 2 : Math.max("一二三四五六七八九十".indexOf(word), words.indexOf(word)) + 1;
};

/** So many cards as no spread has, or as another than the one that is drawn. */
export const listUnused = (text: string, { spread = "three" }: Partial<TarotInput>, locale: Locale): Unused[] => {
  const found = wanted.exec(text);
  const word = (found?.[1] ?? found?.[2])?.toLowerCase();
  if (word === undefined) return [];
  const count = toCount(word);
  if (count === spreads[spread].places.length) return [];
  const drawn = spreads[spread].words[locale];
  const isKnown = Object.values(spreads).some(({ places }) => places.length === count);
  const why = {
    zh: isKnown ? `这一回抽的是${drawn}` : `没有这么多张的牌阵，抽的是${drawn}`,
    en: isKnown ? `this draw is “${drawn}”` : `no spread of mine has that many, and I drew “${drawn}”`,
  };
  return [
    {
      name: "cards",
      label: { zh: "张数", en: "Cards" }[locale],
      value: { zh: `${count === 2 ? "两" : count} 张`, en: `${count} card${count === 1 ? "" : "s"}` }[locale],
      why: why[locale],
    },
  ];
};
