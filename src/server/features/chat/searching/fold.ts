import traditionalPairs from "opencc-js/dict/TSCharacters";

/** What a table of single characters leaves open, folded wide: a search may find one chat too many, never one too few. */
const byHand = '著着 瞭了 藉借 甚什 麼么 妳你 祂他 ‘\' ’\' ‚\' ′\' “" ”" „" ″" 「" 」" 『" 』" —- –- ‐- ‑- ςσ';

/** One unit for one, so that a place in the folded text is the same place in the text. */
const isOne = (text: string): boolean => text.length === 1;

const foldLetter = (char: string): string => {
  const wide = char.normalize("NFKC");
  const narrow = isOne(wide) ? wide : char;
  const lower = narrow.toLowerCase();
  const [bare = "", ...marks] = (isOne(lower) ? lower : (lower[0] ?? narrow)).normalize("NFD");
  return /^[a-z]$/.test(bare) && marks.every((mark) => /\p{M}/u.test(mark)) ? bare : isOne(lower) ? lower : narrow;
};

/** Unified ideographs and Hangul syllables have neither case nor width. */
const hasForms = (code: number): boolean => !((code >= 0x3400 && code <= 0xd7ff) || (code >= 0xd800 && code <= 0xf8ff));

const makeTable = (): Uint16Array => {
  const table = Uint16Array.from({ length: 0x10000 }, (_, code) => (hasForms(code) ? foldLetter(String.fromCharCode(code)).charCodeAt(0) : code));
  const pairs = [...traditionalPairs.split("|").map((pair) => pair.replace(" ", "")), ...byHand.split(" ")];
  for (const [from = "", to = ""] of pairs.map((pair) => [pair.slice(0, 1), pair.slice(1, 2)])) {
    const isWhole = (unit: string): boolean => unit !== "" && (unit < "\ud800" || unit > "\udfff");
    if (isWhole(from) && isWhole(to)) table[from.charCodeAt(0)] = to.charCodeAt(0);
  }
  // A radical's own form leads to a traditional character, and that to a simplified one: whatever is folded stays as it is.
  for (let isDone = false; !isDone; ) {
    isDone = true;
    table.forEach((to, from) => {
      if (table[to] === to) return;
      table[from] = table[to]!;
      isDone = false;
    });
  }
  return table;
};
let table: Uint16Array | null = null;

/**
 * A text as it is searched: traditional characters as simplified ones, full width as half, capitals as small letters, Latin letters without their marks,
 * quotes and dashes as the keyboard has them. As long as the text, unit for unit.
 */
export const foldText = (text: string): string => {
  table ??= makeTable();
  const units = new Uint16Array(text.length);
  for (let at = 0; at < text.length; at += 1) units[at] = table[text.charCodeAt(at)]!;
  return Buffer.from(units.buffer).toString("utf16le");
};
