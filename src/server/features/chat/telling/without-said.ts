import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { Paragraph, Reading } from "../../../../topics/kit/reading.ts";
import { chooseUnsaid } from "../talking/choose-unsaid.ts";

/** Where a sentence ends: its mark with what closes after it, or the end of a line. */
const ends = /[。？！][”’」）]{0,3}|[.?!][”’)]{0,3}(?=\s|$)|\n/g;

/** The sentences of a text as they stand: together they are the text. */
const split = (text: string): string[] => {
  const stops = [...text.matchAll(ends)].map((match) => match.index + match[0].length);
  return [...stops, text.length].map((stop, place) => text.slice(stops[place - 1] ?? 0, stop)).filter(Boolean);
};

/** What makes two sentences the same: their letters. */
const toKey = (sentence: string): string => sentence.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
/** So short a sentence says nothing twice. */
const shortest = 5;

/** Every sentence of earlier answers. */
export const toSaid = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => split(text).map(toKey)).filter((key) => key.length >= shortest));

/** How much of a reading was said before, 0–1. */
export const shareSaid = ({ headline, paragraphs }: Reading, said: ReadonlySet<string>): number => {
  const all = [headline, ...paragraphs.filter(({ part }) => part !== "verse").map(({ text }) => text)].flatMap(split).map(toKey);
  const counted = all.filter((key) => key.length >= shortest);
  return counted.length === 0 ? 0 : counted.filter((key) => said.has(key)).length / counted.length;
};

const nothingNew: Record<Locale, readonly [string, ...string[]]> = {
  zh: [
    "这一点，这一卷能说的前面都说了；再说就是重复。换个角度问，它还有别的话。",
    "再往下问，还是刚才那几句。不如说说你最放不下的是哪一截，从那里看。",
    "这一处已经到底了，牌面卦面都没有更多。要不要看看别的地方？",
  ],
  en: [
    "On this point the cast has said what it holds; more would be repeating. Ask it from another side and it has more.",
    "Further down there are only the same few sentences. Which part won’t let you go? We can look from there.",
    "That’s the bottom of this one; there’s nothing more on the table about it. Shall we look somewhere else?",
  ],
};

/** A reading without the sentences that were said in this chat before; verse may come again. */
export const withoutSaid = (reading: Reading, said: ReadonlySet<string>, texts: readonly string[], locale: Locale): Reading => {
  if (said.size === 0) return reading;
  const paragraphs = reading.paragraphs.flatMap((paragraph) => {
    if (paragraph.part === "verse") return [paragraph];
    const text = split(paragraph.text)
      .filter((sentence) => !said.has(toKey(sentence)))
      .join("")
      .trim();
    return text === "" ? [] : [{ ...paragraph, text }];
  });
  const isSaid = said.has(toKey(reading.headline));
  const headline = isSaid ? "" : reading.headline;
  const isTold = (given: readonly Paragraph[]): boolean => given.some(({ part }) => part === "lead" || part === "body" || part === "dissent");
  if (isTold(paragraphs) || !(isTold(reading.paragraphs) || isSaid)) return { ...reading, headline, paragraphs };
  const text = chooseUnsaid(nothingNew[locale], texts, reading.headline);
  const rest = paragraphs.filter(({ part }) => part === "close");
  return { ...reading, headline, paragraphs: [{ label: "", text, facts: reading.paragraphs[0]?.facts ?? [], part: "lead" }, ...rest] };
};
