import { consistencyOf } from "../questionnaire/consistency.ts";
import { toAxisMargin } from "../questionnaire/percent.ts";
import type { Answer, ScaleScore } from "../questionnaire/questionnaire.ts";
import { type Axis, axes, type Letter, lettersOf } from "./axes.ts";
import type { SixteenItem, SixteenItemType } from "./items.ts";
import { toBracket, toNoise } from "./margin.ts";

/** A portrait shows a whole manner, a scene one act with its counter-act, a statement one side alone. Closing items only settle ties. */
const weights: Readonly<Record<SixteenItemType, number>> = { description: 3, choice: 2, truefalse: 1, final: 0 };

/** What decided an axis’ letter: its points; where their bracket crosses the middle the closing items, or, these being split or the points too far off, the points after all. */
export type SettledBy = "points" | "final" | "lean";

export interface AxisScore {
  letter: Letter;
  /** All of the letter's own side, whole percent; below 50 where a closing item settled against the points. */
  percent: number;
  low: number;
  high: number;
  isTie: boolean;
  settledBy: SettledBy;
  /** Of all items on it, the closing ones left out. */
  items: number;
  /** Agreement of its own like items, 0 … 1; null where there are fewer than three pairs. */
  consistency: number | null;
  /** Percent of the letter by the kind of item. */
  byType: Record<"choice" | "truefalse" | "description", number>;
}

/** Both items of a theme as answered; one letter twice, or one each. */
export interface ThemeAnswer {
  theme: string;
  axis: Axis;
  letters: readonly [Letter, Letter];
}

export interface SingleAnswer {
  /** The item’s. */
  id: string;
  axis: Axis;
  letter: Letter;
}

export interface SixteenScore {
  scales: Record<Axis, ScaleScore>;
  axes: Record<Axis, AxisScore>;
  type: string;
  margins: Record<Axis, number>;
  ties: Axis[];
  consistency: number | null;
  /** Themes of which both items were asked. */
  themes: ThemeAnswer[];
  /** The other answers but those of closing items: portraits, and scenes or statements without their like. */
  singles: SingleAnswer[];
}

interface Answered {
  item: SixteenItem;
  letter: Letter;
}

const counted = ["choice", "truefalse", "description"] as const;

/** Points and share of the axis' first letter. */
const toShare = (answered: readonly Answered[], first: Letter): { raw: number; share: number; count: number } => {
  const total = answered.reduce((sum, { item }) => sum + weights[item.type], 0);
  const squares = answered.reduce((sum, { item }) => sum + weights[item.type] ** 2, 0);
  const raw = answered.reduce((sum, { item, letter }) => sum + (letter === first ? weights[item.type] : 0), 0);
  return { raw, share: total === 0 ? 0.5 : raw / total, count: squares === 0 ? 0 : total ** 2 / squares };
};

const listThemes = (answered: readonly Answered[]): ThemeAnswer[] => {
  const firsts = new Map<string, Letter>();
  return answered.flatMap(({ item: { theme, axis }, letter }) => {
    if (theme === null) return [];
    const first = firsts.get(theme);
    if (first !== undefined) return [{ theme, axis, letters: [first, letter] as const }];
    firsts.set(theme, letter);
    return [];
  });
};

const listSingles = (answered: readonly Answered[], themes: readonly ThemeAnswer[]): SingleAnswer[] => {
  const whole = new Set(themes.map(({ theme }) => theme));
  return answered
    .filter(({ item: { type, theme } }) => type !== "final" && (theme === null || !whole.has(theme)))
    .map(({ item: { id, axis }, letter }) => ({ id, axis, letter }));
};

const isApart = ({ letters: [one, other] }: ThemeAnswer): boolean => one !== other;
const toScores = (themes: readonly ThemeAnswer[]): [number, number][] => themes.map(({ letters: [one, other] }) => [0, one === other ? 0 : 1]);

/** A closing item outweighs the points up to this far from the middle. */
const closingReach = 0.15;

/** The closing items’ letter where they agree and the points are near the middle; else the side with more points; where that is even too, the last closing item. */
const settle = (closing: readonly Letter[], share: number, [first, second]: readonly [Letter, Letter]): { letter: Letter; settledBy: SettledBy } => {
  const [one] = closing;
  const isNear = Math.abs(share - 0.5) <= closingReach;
  if (one && isNear && closing.every((letter) => letter === one)) return { letter: one, settledBy: "final" };
  if (share !== 0.5) return { letter: share > 0.5 ? first : second, settledBy: "lean" };
  return { letter: closing.at(-1) ?? first, settledBy: "final" };
};

const toWhole = (share: number): number => Math.round(share * 100);

/**
 * Scores answers on the axes their items are of; an axis without items is even. Percent counts towards the axis' first letter (E, S, T, J).
 * @param items as asked, any selection of the two hundred
 * @param answers in the items' order, 1 or 2
 * @example scoreSixteen(listItems("simplified"), allOnes).type
 */
export const scoreSixteen = (items: readonly SixteenItem[], answers: readonly Answer[]): SixteenScore => {
  const answered = items.map((item, at): Answered => ({ item, letter: item.keys[answers[at] === 1 ? 0 : 1] }));
  const themes = listThemes(answered);
  const shares = Object.fromEntries(
    axes.map((axis) => [
      axis,
      toShare(
        answered.filter(({ item }) => item.axis === axis),
        lettersOf[axis][0],
      ),
    ]),
  ) as Record<Axis, ReturnType<typeof toShare>>;
  const noise = toNoise({
    pairs: themes.length,
    apart: themes.filter(isApart).length,
    expected: themes.reduce((sum, { axis }) => sum + 2 * shares[axis].share * (1 - shares[axis].share), 0),
  });
  const scoreAxis = (axis: Axis): AxisScore => {
    const own = answered.filter(({ item }) => item.axis === axis);
    const { share, count } = shares[axis];
    const { low, high } = toBracket(share, count, noise);
    const isTie = low <= 0.5 && high >= 0.5;
    const closing = own.filter(({ item }) => item.type === "final").map(({ letter }) => letter);
    const [first, second] = lettersOf[axis];
    const { letter, settledBy } = isTie ? settle(closing, share, [first, second]) : { letter: share > 0.5 ? first : second, settledBy: "points" as const };
    const turn = (part: number): number => toWhole(letter === first ? part : 1 - part);
    const byType = Object.fromEntries(
      counted.map((type) => [
        type,
        turn(
          toShare(
            own.filter(({ item }) => item.type === type),
            first,
          ).share,
        ),
      ]),
    ) as AxisScore["byType"];
    return {
      letter,
      percent: turn(share),
      low: Math.min(turn(low), turn(high)),
      high: Math.max(turn(low), turn(high)),
      isTie,
      settledBy,
      items: own.length - closing.length,
      consistency: consistencyOf(toScores(themes.filter((theme) => theme.axis === axis))),
      byType,
    };
  };
  const scored = Object.fromEntries(axes.map((axis) => [axis, scoreAxis(axis)])) as Record<Axis, AxisScore>;
  const scales = Object.fromEntries(axes.map((axis) => [axis, { raw: shares[axis].raw, percent: toWhole(shares[axis].share) }])) as Record<Axis, ScaleScore>;
  return {
    scales,
    axes: scored,
    type: axes.map((axis) => scored[axis].letter).join(""),
    margins: Object.fromEntries(axes.map((axis) => [axis, toAxisMargin(scales[axis].percent)])) as Record<Axis, number>,
    ties: axes.filter((axis) => scored[axis].isTie),
    consistency: consistencyOf(toScores(themes)),
    themes,
    singles: listSingles(answered, themes),
  };
};
