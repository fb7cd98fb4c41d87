/** What one moving line says to someone asking now. */
export interface LineTelling {
  telling: string;
  /** An imperative phrase, fit to follow 先 or a colon: no capital, no full stop. */
  counsel: string;
}

/** What one hexagram says; each passage stands alone, free of position and time. */
export interface HexagramTelling<Line extends LineTelling = LineTelling> {
  core: string;
  love: string;
  work: string;
  money: string;
  inner: string;
  /** A noun phrase: no capital, no full stop. */
  essence: string;
  counsel: string;
  act: string;
  watch: string;
  /** Bottom up. */
  lines: [Line, Line, Line, Line, Line, Line];
  /** 用九 and 用六: only hexagrams 1 and 2 have them. */
  all?: Line;
}

/** Our English of the received text stands beside the telling. */
export interface EnglishLine extends LineTelling {
  text: string;
}
export interface EnglishHexagram extends HexagramTelling<EnglishLine> {
  name: string;
  judgment: string;
  image: string;
}

/** How far a text says go ahead, −2 … 2, read from its own words (吉 亨 利 against 凶 厉 吝). */
export interface LeaningLine extends LineTelling {
  lean: number;
}
export interface ChineseHexagram extends HexagramTelling<LeaningLine> {
  lean: number;
}
