import { classicTexts } from "../../../kit/hexagrams/data/classic.ts";
import type { ChineseHexagram } from "../../../kit/hexagrams/data/text.ts";
import { toClassicText } from "../../../kit/hexagrams/hexagram-cast.ts";
import type { Hexagram } from "../../../kit/hexagrams/king-wen.ts";
import { toChinesePlace } from "../../../kit/hexagrams/place-names.ts";
import type { RulingText } from "../../../kit/hexagrams/ruling.ts";
import { getChineseTelling } from "../../../kit/hexagrams/tellings.ts";

/** 九三, 卦辞, 用九. */
export const toVerseName = (hexagram: Hexagram, place: RulingText["place"]): string => {
  if (place === "judgment") return "卦辞";
  return place === "all" ? (hexagram.number === 1 ? "用九" : "用六") : toChinesePlace(place, hexagram.lines[place - 1] === "1");
};

export const toQuote = (hexagram: Hexagram, place: RulingText["place"]): string => `> ${toClassicText(hexagram, place)}`;

const getLine = (telling: ChineseHexagram, place: number | "all") => (place === "all" ? telling.all : telling.lines[place - 1]) ?? telling.lines[0];

/** What a ruling text says; a judgment is told by the hexagram's own passage. */
export const toTelling = (hexagram: Hexagram, place: RulingText["place"]): string => {
  const telling = getChineseTelling(hexagram.number);
  return place === "judgment" ? telling.core : getLine(telling, place).telling;
};

export const toLineCounsel = (hexagram: Hexagram, place: number | "all"): string => getLine(getChineseTelling(hexagram.number), place).counsel;

/** 小象, the old commentary on one line, without its closing mark. */
export const toSmallImage = (hexagram: Hexagram, place: number): string => classicTexts[hexagram.number - 1]!.smallImages[place - 1]!;
export const toImage = (hexagram: Hexagram): string => classicTexts[hexagram.number - 1]!.image;
