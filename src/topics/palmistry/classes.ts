import type { FateStart, Features, HeartEnd, Measures, Shape } from "./cast-types.ts";
import type { LineMeasures } from "./measure/lines.ts";

/**
 * Where one name ends and the next begins. The names are the tradition's; it gives few figures, so these are ours, set so that
 * hands as they are drawn and marked fall on both sides of each.
 */
export const limits = {
  /** The palm's length over its breadth: square below. */
  palm: 1.28,
  /** The middle finger over the palm: long from here. The tradition says “three quarters”. */
  fingers: 0.75,
  /** Index over ring finger: the ring finger is longer below, the index finger above. */
  lead: [0.965, 1.01],
  /** Up the ring finger: its top joint's crease is at about 0.69. */
  little: [0.65, 0.75],
  littleDrop: 0.13,
  thumb: [0.52, 0.62],
  thumbAngle: [36, 48],
  /** Degrees; and by how many it must be the widest. */
  gap: [8, 3],
  /** Among the fingers' bases: index 0, middle 1, ring 2, little 3. */
  heartEnd: [0.3, 0.7, 1.5],
  heartBow: 0.11,
  headEnd: [1.75, 2.45],
  headSlope: [12, 24],
  startGap: [0.03, 0.09],
  tied: 0.3,
  lifeSweep: [0.42, 0.52],
  /** How high above the wrist it ends. */
  lifeEnd: [0.13, 0.26],
  sweepBack: 0.07,
  fateLate: 0.42,
  fateToLife: 0.06,
  fateMoon: 0.62,
  /** Above head or heart line by this it has passed them. */
  passed: 0.03,
  sunLong: 0.25,
  marriage: [0.35, 0.65],
  single: 0.05,
} as const;

/** How near a threshold both names are said. */
const near = { palm: 0.03, fingers: 0.015, lead: 0.008 };

const toThird = <const Names extends readonly [string, string, string]>(value: number, [low, high]: readonly [number, number], names: Names): Names[number] =>
  names[value < low ? 0 : value < high ? 1 : 2];

export const toShape = (palm: Features["palm"], fingers: Features["fingers"]): Shape =>
  palm === "square" ? (fingers === "short" ? "earth" : "air") : fingers === "short" ? "fire" : "water";

const toGap = (gaps: Measures["gaps"]): Features["gap"] => {
  const widest = Math.max(...gaps);
  const second = [...gaps].sort((one, other) => other - one)[1]!;
  const [least, lead] = limits.gap;
  return widest < least || widest - second < lead ? "none" : (["indexMiddle", "middleRing", "ringLittle"] as const)[gaps.indexOf(widest)]!;
};

const toHeartEnd = (at: number): HeartEnd => {
  const [index, between, middle] = limits.heartEnd;
  return at < index ? "index" : at < between ? "between" : at < middle ? "middle" : "ring";
};

const toFateStart = ({ fateToLife, fateSide }: Measures, { startUp }: LineMeasures): FateStart => {
  if (startUp > limits.fateLate) return "late";
  if (fateToLife !== null && fateToLife < limits.fateToLife) return "life";
  return fateSide !== null && fateSide > limits.fateMoon ? "moon" : "wrist";
};

const toFateEnd = ({ headAtFate, heartAtFate }: Measures, { endUp }: LineMeasures): Features["fateEnd"] => {
  if (headAtFate !== null && endUp < headAtFate + limits.passed) return "head";
  return heartAtFate !== null && endUp < heartAtFate + limits.passed ? "heart" : "finger";
};

/** The names a hand's measures come to. */
export const toFeatures = (measures: Measures, littleBaseUp: number): Features => {
  const { lines } = measures;
  const [heart, head, life] = [lines.heart!, lines.head!, lines.life!];
  const palm = measures.palm < limits.palm ? "square" : "long";
  const fingers = measures.fingers < limits.fingers ? "short" : "long";
  const [lowEnd, highEnd] = limits.lifeEnd;
  // The marriage line lies between the heart line's start and the little finger.
  const room = littleBaseUp - heart.startUp;
  const marriage = lines.marriage && room > 0 ? (lines.marriage.startUp - heart.startUp) / room : null;
  return {
    shape: toShape(palm, fingers),
    palm,
    fingers,
    lead: toThird(measures.indexToRing, limits.lead, ["ring", "even", "index"]),
    little: toThird(measures.littleReach, limits.little, ["short", "even", "long"]),
    isLittleLow: measures.littleDrop > limits.littleDrop,
    thumb: toThird(measures.thumb, limits.thumb, ["short", "medium", "long"]),
    thumbAngle: toThird(measures.thumbAngle, limits.thumbAngle, ["close", "open", "wide"]),
    gap: toGap(measures.gaps),
    heartEnd: toHeartEnd(heart.endsUnder),
    heartForm: heart.bow < limits.heartBow ? "straight" : "curved",
    headLength: toThird(head.endsUnder, limits.headEnd, ["short", "medium", "long"]),
    headSlope: toThird(measures.headSlope, limits.headSlope, ["straight", "gentle", "steep"]),
    start: measures.tied > limits.tied ? "tied" : toThird(measures.startGap, limits.startGap, ["joined", "near", "apart"]),
    lifeSweep: toThird(measures.sweep, limits.lifeSweep, ["close", "medium", "wide"]),
    lifeLength: life.endUp > highEnd ? "short" : life.endUp > lowEnd ? "medium" : "long",
    lifeEnd: measures.sweepBack > limits.sweepBack ? "in" : "out",
    fate: lines.fate ? toFateStart(measures, lines.fate) : "unmarked",
    fateEnd: lines.fate ? toFateEnd(measures, lines.fate) : null,
    sun: lines.sun ? (lines.sun.length > limits.sunLong ? "long" : "short") : "unmarked",
    marriage: lines.marriage ? toThird(marriage ?? 0.5, limits.marriage, ["low", "middle", "high"]) : "unmarked",
    isSingle: measures.heartToHead < limits.single,
  };
};

/** The measures that a hair's breadth would name otherwise. */
export const listBorders = ({ palm, fingers, indexToRing }: Measures): ("palm" | "fingers" | "lead")[] => [
  ...(Math.abs(palm - limits.palm) < near.palm ? (["palm"] as const) : []),
  ...(Math.abs(fingers - limits.fingers) < near.fingers ? (["fingers"] as const) : []),
  ...(limits.lead.some((limit) => Math.abs(indexToRing - limit) < near.lead) ? (["lead"] as const) : []),
];
