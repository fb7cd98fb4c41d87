import { listReadings } from "../../kit/strokes/strokes.ts";
import type { ChineseNameCast } from "../chinese.ts";

/** A given character and its place in the whole name, 1 the first. */
interface Found {
  char: string;
  place: number;
}

const listGiven = ({ surname, given }: ChineseNameCast): Found[] => [...given].map((char, index) => ({ char, place: [...surname].length + index + 1 }));

/** Pairs of sounds that half the country says alike, by the initial or final of a given character. */
const confusions: readonly (readonly [string, RegExp])[] = [
  ["nl", /^[nl](?!g$)/],
  ["flat", /^(?:zh|ch|sh|z|c|s)(?!$)/],
  ["nasal", /(?:in|ing|en|eng)$/],
  ["fh", /^(?:f|hu)/],
];
const toPlain = (pinyin: string): string =>
  pinyin
    .normalize("NFD")
    .replaceAll(/[\u0300-\u0304\u030c]/g, "")
    .replace("ü", "v");

/** The first given character whose sound is often heard as another: 宁 níng, by n and l. */
export const findConfusion = (cast: ChineseNameCast): (Found & { kind: string }) | null => {
  for (const found of listGiven(cast)) {
    const kind = confusions.find(([, pattern]) => pattern.test(toPlain(cast.sound.pinyin[found.place - 1]!)))?.[0];
    if (kind) return { ...found, kind };
  }
  return null;
};

/** A given character with readings that differ by more than tone: 乐 lè yuè. */
export const findManyRead = (cast: ChineseNameCast): (Found & { readings: string[] }) | null => {
  for (const found of listGiven(cast)) {
    const readings = listReadings(found.char).slice(0, 3);
    if (new Set(readings.map(toPlain)).size > 1) return { ...found, readings };
  }
  return null;
};

const hardStrokes = 13;

/** The given character with most strokes as written today, from 13 on: 璇 15. */
export const findHardCharacter = (cast: ChineseNameCast): (Found & { today: number }) | undefined =>
  listGiven(cast)
    .map((found) => ({ ...found, today: cast.proof[found.place - 1]!.today }))
    .filter(({ today }) => today >= hardStrokes)
    .sort((one, other) => other.today - one.today)[0];
