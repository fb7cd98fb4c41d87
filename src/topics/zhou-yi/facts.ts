import type { FactOf } from "../kit/fact.ts";
import { type Branch, branches, isClash, isHarmony, toElement } from "../kit/hexagrams/branches.ts";
import { toRelation } from "../kit/hexagrams/elements.ts";
import type { Hexagram } from "../kit/hexagrams/king-wen.ts";
import { toLean, toLeanOf } from "../kit/hexagrams/lean.ts";
import { relatives } from "../kit/hexagrams/relatives.ts";
import { type Strength, toStrength } from "../kit/hexagrams/strength.ts";
import { getTrigram } from "../kit/hexagrams/trigrams.ts";
import type { ZhouYiCast } from "./engine.ts";
import type { Pattern, Turn, ZhouYiFacts } from "./fact-types.ts";

export type ZhouYiFact = FactOf<ZhouYiFacts>;

/** Of a hundred casts, those in which 0 … 6 lines move: each line does so with 1/4, by coins and by stalks alike. */
export const percentByMovingLines = [17.8, 35.6, 29.7, 13.2, 3.3, 0.44, 0.024] as const;

const toHexagramValues = ({ number, name, upper, lower }: Hexagram) => ({ number, name, upper, lower });

const ranks: Record<Strength, number> = { weak: 0, middling: 1, strong: 2 };

/** 进神 退神: the next or the last branch of the same element, 亥子 寅卯 巳午 申酉 and the four earths in the year's order. */
const steps: readonly string[] = ["亥子", "寅卯", "巳午", "申酉", "丑辰", "辰未", "未戌", "戌丑"];

const toTurn = (branch: Branch, changed: Branch): Turn => {
  if (steps.includes(branch + changed)) return "advance";
  if (steps.includes(changed + branch)) return "retreat";
  const relation = toRelation(toElement(branch), toElement(changed));
  if (relation === "feedsMe") return "returnFeeds";
  return relation === "holdsMe" ? "returnHolds" : "plain";
};

const listLines = (cast: ZhouYiCast): ZhouYiFact[] =>
  cast.movingLines.map((place) => {
    const line = cast.najia[place - 1]!;
    const isYang = cast.primary.lines[place - 1] === "1";
    const changedBranch = line.changedBranch ?? line.branch;
    return {
      id: `line.${place}`,
      key: "line",
      values: {
        number: cast.primary.number,
        place,
        isYang,
        value: cast.lines[place - 1]!,
        coins: cast.coins?.[place - 1]?.join(" + ") ?? null,
        branch: line.branch,
        changedBranch,
        relative: line.relative,
        spirit: line.spirit,
        isCorrect: isYang === (place % 2 === 1),
        isCentral: place === 2 || place === 5,
        turn: toTurn(line.branch, changedBranch),
        lean: toLeanOf(cast, { of: "primary", place }),
      },
    };
  });

const listRuling = (cast: ZhouYiCast): ZhouYiFact[] =>
  cast.ruling.map((text, index) => ({
    id: `ruling.${index + 1}`,
    key: "ruling",
    values: {
      rank: index + 1,
      of: text.of,
      number: (text.of === "primary" ? cast.primary : (cast.changed ?? cast.primary)).number,
      place: text.place === "judgment" ? null : text.place === "all" ? 7 : text.place,
      moving: cast.movingLines.length,
      lean: toLeanOf(cast, text),
    },
  }));

const toStanding = (cast: ZhouYiCast, place: number) => {
  const { relative, branch } = cast.najia[place - 1]!;
  return { place, relative, branch, isMoving: cast.movingLines.includes(place), isVoid: cast.day.voids.includes(branch) };
};

/** 六冲: every line clashes with the one three places up; 六合: every line harmonises with it. */
const findPattern = (cast: ZhouYiCast): Pattern | null => {
  const pairs = [0, 1, 2].map((index) => [cast.najia[index]!.branch, cast.najia[index + 3]!.branch] as const);
  if (cast.primary.upper === cast.primary.lower) return "doubled";
  if (pairs.every(([lower, upper]) => isClash(lower, upper))) return "clash";
  if (pairs.every(([lower, upper]) => isHarmony(lower, upper))) return "harmony";
  return cast.generation === "wandering" || cast.generation === "returning" ? cast.generation : null;
};

/** 用神: a moving line before a still one, then the stronger, then the lower. */
const listRelatives = (cast: ZhouYiCast): ZhouYiFact[] =>
  relatives.map((relative) => {
    const [best] = cast.najia
      .map((line, index) => ({ ...line, place: index + 1, strength: toStrength(line.branch, cast.monthBranch, cast.day.branch) }))
      .filter((line) => line.relative === relative)
      .sort((one, other) => Number(other.changedBranch !== null) - Number(one.changedBranch !== null) || ranks[other.strength] - ranks[one.strength]);
    return {
      id: `relative.${relative}`,
      key: "relative",
      values: {
        relative,
        place: best?.place ?? null,
        branch: best?.branch ?? null,
        strength: best?.strength ?? null,
        isMoving: best !== undefined && best.changedBranch !== null,
        isVoid: best !== undefined && cast.day.voids.includes(best.branch),
        monthBranch: cast.monthBranch,
        day: cast.day.stem + cast.day.branch,
      },
    };
  });

const toTiming = (cast: ZhouYiCast): ZhouYiFact => {
  const ruled = cast.ruling.find((text) => text.of === "primary" && typeof text.place === "number");
  const place = typeof ruled?.place === "number" ? ruled.place : (cast.movingLines.at(-1) ?? cast.shi);
  const { branch } = cast.najia[place - 1]!;
  const monthsAhead = (branches.indexOf(branch) - branches.indexOf(cast.monthBranch) + 12) % 12;
  return { id: "timing", key: "timing", values: { place, branch, monthsAhead, isMoving: cast.movingLines.includes(place) } };
};

/** What the cast says, the weightiest and rarest first. */
export const toZhouYiFacts = (cast: ZhouYiCast): ZhouYiFact[] => {
  const shi = toStanding(cast, cast.shi);
  const ying = toStanding(cast, cast.ying);
  const pattern = findPattern(cast);
  const upper = getTrigram(cast.primary.upper);
  const lower = getTrigram(cast.primary.lower);
  const isDrawn = cast.method === "coins" || cast.method === "yarrow";
  const count = cast.movingLines.length;
  return [
    {
      id: "hexagram.primary",
      key: "hexagram.primary",
      values: { ...toHexagramValues(cast.primary), lean: toLeanOf(cast, { of: "primary", place: "judgment" }) },
    },
    { id: "moving", key: "moving", values: { count, percent: isDrawn ? percentByMovingLines[count]! : null } },
    ...listRuling(cast),
    ...listLines(cast),
    ...(cast.changed
      ? [
          {
            id: "hexagram.changed",
            key: "hexagram.changed" as const,
            values: { ...toHexagramValues(cast.changed), lean: toLeanOf(cast, { of: "changed", place: "judgment" }) },
          },
        ]
      : []),
    { id: "lean", key: "lean", values: { score: toLean(cast), texts: cast.ruling.length } },
    ...(pattern ? [{ id: "pattern", key: "pattern" as const, values: { kind: pattern } }] : []),
    { id: "trigrams", key: "trigrams", values: { upper: upper.name, lower: lower.name, relation: toRelation(lower.element, upper.element) } },
    { id: "shi", key: "shi", values: shi },
    { id: "ying", key: "ying", values: ying },
    { id: "bond", key: "bond", values: { shi: shi.branch, ying: ying.branch, relation: toRelation(toElement(shi.branch), toElement(ying.branch)) } },
    { id: "hexagram.nuclear", key: "hexagram.nuclear", values: toHexagramValues(cast.nuclear) },
    { id: "hexagram.opposite", key: "hexagram.opposite", values: toHexagramValues(cast.opposite) },
    { id: "hexagram.reversed", key: "hexagram.reversed", values: { ...toHexagramValues(cast.reversed), isSame: cast.reversed.number === cast.primary.number } },
    ...listRelatives(cast),
    toTiming(cast),
    { id: "palace", key: "palace", values: { palace: cast.palace, generation: cast.generation } },
  ];
};
