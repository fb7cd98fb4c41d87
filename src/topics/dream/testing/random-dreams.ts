import type { Locale } from "../../../shared/i18n/locale.ts";
import { symbolIds, symbols } from "../lexicon/entries.ts";

/** mulberry32: the same dreams in every run. */
const chanceFrom = (seed: number) => (below: number) => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
};

const frames: Record<Locale, { one: string[]; act: string[]; mood: string[]; end: string[] }> = {
  zh: {
    one: [
      "看见{}",
      "前面是{}",
      "{}在我旁边",
      "不知怎么有了{}",
      "后来变成{}",
      "满眼都是{}",
      "又冒出{}来",
      "{}离我很近",
      "远处有{}",
      "一回头就是{}",
      "{}坏了",
      "{}不见了",
      "{}越来越大",
    ],
    act: ["我跟着过去", "我伸手去拿", "我站着看", "我打开看了看", "我问了一句", "我推了一把", "我走开了", "我递给他", "", "", "", ""],
    mood: ["很害怕", "心里很平静", "特别高兴", "有点难过", "气得不行", "觉得丢脸", "觉得奇怪", "", "", "", ""],
    end: ["然后就醒了", "最后逃出来了", "终于找到了路", "醒来还在想", "", "", "", "怎么也没找到"],
  },
  en: {
    one: [
      "there was {}",
      "I saw {}",
      "next to me was {}",
      "it turned into {}",
      "we came to {}",
      "someone pointed at {}",
      "behind me was {}",
      "all at once I noticed {}",
      "the odd part was {}",
      "far off was {}",
      "close by stood {}",
      "it was huge and looked like {}",
    ],
    act: [
      "I followed",
      "I picked it up",
      "I stood and watched",
      "I opened it",
      "I asked why",
      "I pushed it away",
      "I went out",
      "I handed it back",
      "",
      "",
      "",
      "",
    ],
    mood: ["I was terrified", "I felt calm", "I was so happy", "I was sad", "I was furious", "I felt embarrassed", "it was weird", "", "", "", ""],
    end: ["then I woke up", "I got away", "finally I found the way", "I never found it", "", "", ""],
  },
};

/** As it stands in a sentence: “a cage”, “an owl”, “some boots”, “my flight”. */
const toPhrase = (form: string, locale: Locale): string => {
  const words = form.replace("=", "");
  if (locale === "zh" || /^(?:an?|the|my|his|her|their|our|this|in|at|on|i|was|is|be|being|could|can|no|without) |'/.test(words)) return words;
  return /[^s]s$/.test(words) ? `some ${words}` : `${/^[aeiou]/.test(words) ? "an" : "a"} ${words}`;
};

/** Dreams of two to five images drawn from the lexicon, told in changing sentences with and without acts, feelings and endings. */
export const listRandomDreams = (count: number, seed: number, locale: Locale): string[] => {
  const next = chanceFrom(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[next(items.length)]!;
  const { one, act, mood, end } = frames[locale];
  return Array.from({ length: count }, () => {
    const clauses = Array.from({ length: 3 + next(3) }, () => pick(one).replace("{}", toPhrase(pick(symbols[pick(symbolIds)][locale]), locale)));
    const said = [clauses[0], clauses[1], pick(act), ...clauses.slice(2), pick(mood), pick(act), pick(end)].filter((part) => part !== "");
    return locale === "zh" ? said.join(next(2) === 0 ? "，" : "。") : said.join(". ");
  });
};
