import { type Term, toTerm } from "../terms/term.ts";
import { castingTerms } from "./data/terms-casting.ts";
import { lineTerms } from "./data/terms-lines.ts";
import { trigramTerms } from "./data/terms-trigrams.ts";
import { hexagrams, toFullName } from "./king-wen.ts";
import { getChineseTelling, getEnglishTelling } from "./tellings.ts";
import { toHexagramName } from "./words.ts";

const toHexagramTerm = (hexagram: (typeof hexagrams)[number]): Term => {
  const { number, name } = hexagram;
  const [zh, en] = [getChineseTelling(number), getEnglishTelling(number)];
  const own = toHexagramName(hexagram, "en");
  return toTerm(
    `${toFullName(hexagram)}|${name}卦${name.length > 1 ? `|${name}` : ""}`,
    `${own}|hexagram ${number}`,
    `第${number}卦：${zh.essence}。它劝的是${zh.counsel}。`,
    `Hexagram ${number}: ${en.essence}. What it asks: ${en.counsel}.`,
  );
};

export { castingTerms, lineTerms, trigramTerms };

export const hexagramTerms: readonly Term[] = hexagrams.map(toHexagramTerm);
