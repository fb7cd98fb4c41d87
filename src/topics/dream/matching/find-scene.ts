import { type Color, colorPatterns } from "./data/colors.ts";
import { againPattern, type Ending, endingPatterns } from "./data/endings.ts";
import { findFirst, type Match, type Span } from "./match.ts";

/** The last part of a dream, where its ending is told. */
const lastPart = 0.6;

export const findEnding = (text: string): (Span & { ending: Ending }) | null => {
  const start = Math.min(Math.floor(text.length * lastPart), Math.max(0, text.length - 40));
  const last = text.slice(start);
  for (const [ending, pattern] of endingPatterns) {
    const match = pattern.exec(last);
    if (match) return { ending, from: start + match.index, to: start + match.index + match[0].length };
  }
  return null;
};

/** The words that say the dream has come before. */
export const findAgain = (text: string): Span | null => {
  const match = againPattern.exec(text);
  return match ? { from: match.index, to: match.index + match[0].length } : null;
};

const reach = 14;

/** Colours, each with the image right after it: “一条黑色的蛇”, “a white horse”. */
export const findColors = (text: string, matches: readonly Match[]): (Span & { color: Color; id: Match["id"] | null })[] =>
  colorPatterns
    .flatMap(([color, pattern]) =>
      [...text.matchAll(pattern)].map((match) => {
        const span = { from: match.index, to: match.index + match[0].length };
        const place = findFirst(matches, ({ from, to }) => from >= span.from || to >= span.to);
        const near = matches.slice(place, place + 1).find(({ from }) => from - span.to <= reach);
        return { color, ...span, id: near?.id ?? null };
      }),
    )
    .sort((one, other) => one.from - other.from);

const numberWords: readonly (readonly [RegExp, number])[] = [
  [/(?:两|二|2)[条只个头匹座间根把张朵位颗]|\b(?:two|2|both|a pair of)\b/i, 2],
  [/(?:三|3)[条只个头匹座间根把张朵位颗]|\b(?:three|3)\b/i, 3],
  [/(?:四|4)[条只个头匹座间根把张朵位颗]|\b(?:four|4)\b/i, 4],
  [/(?:五|5)[条只个头匹座间根把张朵位颗]|\b(?:five|5)\b/i, 5],
  [/(?:六|6)[条只个头匹座间根把张朵位颗]|\b(?:six|6)\b/i, 6],
  [/(?:七|7)[条只个头匹座间根把张朵位颗]|\b(?:seven|7)\b/i, 7],
  [/(?:八|8)[条只个头匹座间根把张朵位颗]|\b(?:eight|8)\b/i, 8],
];
const before = 12;

/** How many of an image there were, 2 … 8; null where it is not said. “三条蛇” → 3. */
export const findNumber = (text: string, { from }: Match): number | null => {
  const near = text.slice(Math.max(0, from - before), from);
  const last = near.split(/[，。,.!?！？]/).at(-1) ?? "";
  return numberWords.find(([pattern]) => pattern.test(last))?.[1] ?? null;
};
