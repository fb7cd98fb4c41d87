import { getTrigram, type TrigramName } from "./trigrams.ts";

export interface Hexagram {
  /** 1 … 64 in the received (King Wen) order. */
  number: number;
  /** Short name: 井. */
  name: string;
  /** Six of 0 and 1, bottom up; 1 is a whole line. */
  lines: string;
  upper: TrigramName;
  lower: TrigramName;
}

/** The received order, each hexagram as its lower and upper trigram and its name. */
const rows = `
乾乾乾 坤坤坤 震坎屯 坎艮蒙 乾坎需 坎乾讼 坎坤师 坤坎比 乾巽小畜 兑乾履 乾坤泰 坤乾否 离乾同人 乾离大有 艮坤谦 坤震豫
震兑随 巽艮蛊 兑坤临 坤巽观 震离噬嗑 离艮贲 坤艮剥 震坤复 震乾无妄 乾艮大畜 震艮颐 巽兑大过 坎坎坎 离离离 艮兑咸 巽震恒
艮乾遁 乾震大壮 坤离晋 离坤明夷 离巽家人 兑离睽 艮坎蹇 坎震解 兑艮损 震巽益 乾兑夬 巽乾姤 坤兑萃 巽坤升 坎兑困 巽坎井
离兑革 巽离鼎 震震震 艮艮艮 艮巽渐 兑震归妹 离震丰 艮离旅 巽巽巽 兑兑兑 坎巽涣 兑坎节 兑巽中孚 艮震小过 离坎既济 坎离未济
`;

export const hexagrams: readonly Hexagram[] = rows
  .trim()
  .split(/\s+/)
  .map((row, index) => {
    const lower = getTrigram(row[0] as TrigramName);
    const upper = getTrigram(row[1] as TrigramName);
    return { number: index + 1, name: row.slice(2), lines: lower.lines + upper.lines, upper: upper.name, lower: lower.name };
  });

const byLines = new Map(hexagrams.map((hexagram) => [hexagram.lines, hexagram]));

/** @param number 1 … 64 */
export const getHexagram = (number: number): Hexagram => {
  const found = hexagrams[number - 1];
  if (!found) throw new RangeError(`no hexagram ${number}`);
  return found;
};

/** @param lines six of 0 and 1, bottom up */
export const toHexagram = (lines: string): Hexagram => {
  const found = byLines.get(lines);
  if (!found) throw new RangeError(`no hexagram ${lines}`);
  return found;
};

/** 水风井: the image above, the image below, the name; a doubled trigram is named 坎为水. */
export const toFullName = ({ name, upper, lower }: Hexagram): string =>
  upper === lower ? `${name}为${getTrigram(upper).image}` : getTrigram(upper).image + getTrigram(lower).image + name;
