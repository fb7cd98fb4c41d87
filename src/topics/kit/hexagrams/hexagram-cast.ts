import type { Branch, Stem } from "./branches.ts";
import { classicTexts } from "./data/classic.ts";
import { type Hexagram, toHexagram } from "./king-wen.ts";
import { toDayPillar, toMonthBranch } from "./moment.ts";
import { toNajia } from "./najia.ts";
import { type Generation, getPalacePlace } from "./palaces.ts";
import { toNuclear, toOpposite, toReversed } from "./relations.ts";
import { type Relative, type Spirit, toRelative, toSpirit } from "./relatives.ts";
import { type RulingText, toRulingTexts } from "./ruling.ts";
import { isMoving, type LineValue, type Throws, toChangedLines, toLines, toMovingPlaces } from "./throws.ts";
import { getTrigram, type TrigramName } from "./trigrams.ts";

/** A hexagram with everything the craft reads from six lines and a day. Names are the classical Chinese ones, in both languages. */
export interface HexagramCast {
  /** As thrown, bottom up. */
  lines: LineValue[];
  primary: Hexagram;
  /** null when nothing moves. */
  changed: Hexagram | null;
  nuclear: Hexagram;
  opposite: Hexagram;
  reversed: Hexagram;
  /** 1 … 6 from the bottom. */
  movingLines: number[];
  palace: TrigramName;
  generation: Generation;
  shi: number;
  ying: number;
  /** Each line bottom up; `changedBranch` where it moves: the branch it turns into. */
  najia: { branch: Branch; stem: Stem; relative: Relative; spirit: Spirit; changedBranch: Branch | null }[];
  /** 日辰 and 月建 of the cast at UTC+8, and the day's 旬空. */
  day: { stem: Stem; branch: Branch; voids: [Branch, Branch] };
  monthBranch: Branch;
  /** Which texts answer, the weightiest first. */
  ruling: RulingText[];
  /** Received text of the hexagram drawn; `line` is the line that answers, null where a judgment does. */
  text: { judgment: string; image: string; line: string | null };
}

/** @returns the received text of one ruling place */
export const toClassicText = (hexagram: Hexagram, place: RulingText["place"]): string => {
  const classic = classicTexts[hexagram.number - 1]!;
  if (place === "judgment") return classic.judgment;
  return classic.lines[place === "all" ? 6 : place - 1]!;
};

/**
 * @param throws six values bottom up
 * @param moment the instant of the cast, ISO 8601 UTC
 */
export const castHexagram = (throws: Throws, moment: string): HexagramCast => {
  const primary = toHexagram(toLines(throws));
  const movingLines = toMovingPlaces(throws);
  const changed = movingLines.length === 0 ? null : toHexagram(toChangedLines(throws));
  const { palace, generation, shi, ying } = getPalacePlace(primary.lines);
  const element = getTrigram(palace).element;
  const day = toDayPillar(moment);
  const changedNajia = changed ? toNajia(changed.lines) : [];
  const ruling = toRulingTexts(throws);
  const { judgment, image } = classicTexts[primary.number - 1]!;
  const first = ruling[0]!;
  return {
    lines: [...throws],
    primary: { ...primary },
    changed: changed && { ...changed },
    nuclear: { ...toHexagram(toNuclear(primary.lines)) },
    opposite: { ...toHexagram(toOpposite(primary.lines)) },
    reversed: { ...toHexagram(toReversed(primary.lines)) },
    movingLines,
    palace,
    generation,
    shi,
    ying,
    najia: toNajia(primary.lines).map(({ stem, branch }, index) => ({
      branch,
      stem,
      relative: toRelative(element, branch),
      spirit: toSpirit(day.stem, index + 1),
      changedBranch: isMoving(throws[index]!) ? changedNajia[index]!.branch : null,
    })),
    day,
    monthBranch: toMonthBranch(moment),
    ruling,
    text: {
      judgment,
      image,
      line: first.place === "judgment" ? null : toClassicText(first.of === "primary" ? primary : (changed ?? primary), first.place),
    },
  };
};
