import { toCapital } from "../../../../shared/capital.ts";
import { classicTexts } from "../../../kit/hexagrams/data/classic.ts";
import type { EnglishHexagram, EnglishLine } from "../../../kit/hexagrams/data/text.ts";
import { toClassicText } from "../../../kit/hexagrams/hexagram-cast.ts";
import type { Hexagram } from "../../../kit/hexagrams/king-wen.ts";
import { toEnglishPlace } from "../../../kit/hexagrams/place-names.ts";
import type { RulingText } from "../../../kit/hexagrams/ruling.ts";
import { getEnglishTelling } from "../../../kit/hexagrams/tellings.ts";

export const toName = ({ number }: Hexagram): string => getEnglishTelling(number).name;

/** "Line three", "The judgment", "All six lines". */
export const toVerseName = (place: RulingText["place"]): string => {
  if (place === "judgment") return "The judgment";
  return place === "all" ? "All six lines" : toCapital(toEnglishPlace(place));
};

const getLine = (telling: EnglishHexagram, place: number | "all"): EnglishLine =>
  (place === "all" ? telling.all : telling.lines[place - 1]) ?? telling.lines[0];

const toBlock = (chinese: string, english: string): string => `> ${chinese}\n>\n> ${english}`;

/** The Chinese line with our English beneath it. */
export const toQuote = (hexagram: Hexagram, place: RulingText["place"]): string => {
  const telling = getEnglishTelling(hexagram.number);
  return toBlock(toClassicText(hexagram, place), place === "judgment" ? telling.judgment : getLine(telling, place).text);
};
export const toImageQuote = (hexagram: Hexagram): string => toBlock(classicTexts[hexagram.number - 1]!.image, getEnglishTelling(hexagram.number).image);

/** What a ruling text says; a judgment is told by the hexagram's own passage. */
export const toTelling = (hexagram: Hexagram, place: RulingText["place"]): string => {
  const telling = getEnglishTelling(hexagram.number);
  return place === "judgment" ? telling.core : getLine(telling, place).telling;
};
export const toLineCounsel = (hexagram: Hexagram, place: number | "all"): string => getLine(getEnglishTelling(hexagram.number), place).counsel;
