import type { Item, TestVersion } from "../questionnaire/questionnaire.ts";
import { type Axis, axes, type Letter, lettersOf } from "./axes.ts";

export const sixteenItemTypes = ["choice", "truefalse", "description", "final"] as const;
export type SixteenItemType = (typeof sixteenItemTypes)[number];

export interface SixteenItem extends Item {
  type: SixteenItemType;
  axis: Axis;
  /** Which of its axis and type it is, from 1: its words stand at this place. */
  number: number;
  /** What answer 1 and answer 2 speak for. */
  keys: readonly [Letter, Letter];
  /** Two items of one theme are alike: "EI.choice.3". Portraits and closing items have none. */
  theme: string | null;
}

/** Of each axis: 22 choices (11 themes of two scenes), 18 statements (9 themes of two mirrored ones), 8 pairs of portraits, 2 closing items. */
const counts: Record<SixteenItemType, number> = { choice: 22, truefalse: 18, description: 8, final: 2 };

/** How many of each type an axis has in a version; the shorter are the beginnings of the longer. */
const shares: Record<TestVersion, Record<SixteenItemType, number>> = {
  simplified: { choice: 3, truefalse: 2, description: 1, final: 1 },
  standard: { choice: 10, truefalse: 8, description: 4, final: 1 },
  full: counts,
};
/** Four times 23 is 92: the ninety-third is the second closing item of the axis whose words lie furthest from daily speech. */
const extra = { version: "standard", axis: "SN", type: "final", number: 2 } as const;

const marks: Record<SixteenItemType, string> = { choice: "c", truefalse: "t", description: "d", final: "f" };

/**
 * Half of the answers 1 speak for either letter. Choices alternate; portraits and closing items start from the other side, and every second axis starts
 * the other way round, so that the short version is balanced too. Statements: true for the first letter, then for the second.
 */
const toKeys = (axis: Axis, type: SixteenItemType, number: number): readonly [Letter, Letter] => {
  const [first, second] = lettersOf[axis];
  const turns = type === "truefalse" ? 0 : axes.indexOf(axis) + (type === "choice" ? 0 : 1);
  return (number + turns) % 2 === 1 ? [first, second] : [second, first];
};

const toItem = (axis: Axis, type: SixteenItemType, number: number): SixteenItem => ({
  id: `${axis.toLowerCase()}-${marks[type]}${number}`,
  type,
  axis,
  number,
  keys: toKeys(axis, type, number),
  theme: type === "choice" || type === "truefalse" ? `${axis}.${type}.${Math.ceil(number / 2)}` : null,
});

const toNumbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

/** Odd numbers, then even ones: two of one theme stand half a test apart. */
const toApart = (numbers: readonly number[]): number[] => [...numbers.filter((number) => number % 2 === 1), ...numbers.filter((number) => number % 2 === 0)];

/** One axis' items but the closing ones, the types spread evenly through it. */
const listMixed = (axis: Axis, share: Record<SixteenItemType, number>): SixteenItem[] =>
  (["choice", "truefalse", "description"] as const)
    .flatMap((type, turn) =>
      toApart(toNumbers(share[type])).map((number, at) => ({ item: toItem(axis, type, number), place: (at + 0.5 + turn * 0.01) / share[type] })),
    )
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);

const buildItems = (version: TestVersion): readonly SixteenItem[] => {
  const share = shares[version];
  const columns = axes.map((axis) => listMixed(axis, share));
  const rounds = toNumbers(columns[0]!.length).flatMap((round) => axes.map((_, at) => columns[(at + round) % axes.length]![round - 1]!));
  const closing = toNumbers(share.final).flatMap((number) => axes.map((axis) => toItem(axis, "final", number)));
  return [...rounds, ...closing, ...(version === extra.version ? [toItem(extra.axis, extra.type, extra.number)] : [])];
};

const built: Record<TestVersion, readonly SixteenItem[]> = {
  simplified: buildItems("simplified"),
  standard: buildItems("standard"),
  full: buildItems("full"),
};

/** A version's items in the order they are asked, always the same: axes and types mixed, closing items last. 28, 93 or 200. */
export const listItems = (version: TestVersion): readonly SixteenItem[] => built[version];
