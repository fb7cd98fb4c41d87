/** 二十四山 from north, sunwise; each holds 15°, and 子 is centred on 0°. */
export const mountains = [
  "子",
  "癸",
  "丑",
  "艮",
  "寅",
  "甲",
  "卯",
  "乙",
  "辰",
  "巽",
  "巳",
  "丙",
  "午",
  "丁",
  "未",
  "坤",
  "申",
  "庚",
  "酉",
  "辛",
  "戌",
  "乾",
  "亥",
  "壬",
] as const;
export type Mountain = (typeof mountains)[number];

/** 地元, 天元 and 人元: the first, the middle and the last mountain of every palace. */
export const dragons = ["earth", "heaven", "human"] as const;
export type Dragon = (typeof dragons)[number];

/** 甲庚壬丙, 乾坤艮巽, 寅申巳亥: the other twelve are yin (《沈氏玄空学》, after the 三元龙). */
const yang: ReadonlySet<Mountain> = new Set(["甲", "庚", "壬", "丙", "乾", "坤", "艮", "巽", "寅", "申", "巳", "亥"]);

const span = 15;
const circle = 360;

/** Any bearing, negative or beyond a turn, as 0 ≤ degrees < 360. */
export const toBearing = (degrees: number): number => ((degrees % circle) + circle) % circle;

/** The mountain a bearing from north falls in; a border itself belongs to the next one. 352.5 → 子, 7.5 → 癸. */
export const toMountain = (degrees: number): Mountain => mountains[Math.floor(toBearing(degrees + span / 2) / span) % mountains.length]!;

/** Degrees of a mountain's middle: 午 is 180. */
export const toMountainDegrees = (mountain: Mountain): number => mountains.indexOf(mountain) * span;

/** The mountain across the dial, where a house that faces this one sits: 午 → 子. */
export const toOpposite = (mountain: Mountain): Mountain => mountains[(mountains.indexOf(mountain) + mountains.length / 2) % mountains.length]!;

export const toDragon = (mountain: Mountain): Dragon => dragons[(mountains.indexOf(mountain) + 1) % dragons.length]!;

export const isYang = (mountain: Mountain): boolean => yang.has(mountain);

export interface NearestBorder {
  /** The mountain on the far side. */
  neighbour: Mountain;
  /** Degrees to the border, 0 … 7.5. */
  distance: number;
  /** True where the border also parts two palaces (大空亡), false inside one (小空亡). */
  isPalaceBorder: boolean;
}

/** The border nearest to a bearing. 173.5 stands in 午, 1° from 丙. */
export const toNearestBorder = (degrees: number): NearestBorder => {
  const own = mountains.indexOf(toMountain(degrees));
  const fromMiddle = toBearing(degrees - own * span + circle / 2) - circle / 2;
  const step = fromMiddle < 0 ? -1 : 1;
  const neighbour = mountains[(own + step + mountains.length) % mountains.length]!;
  const first = mountains[step < 0 ? own : (own + 1) % mountains.length]!;
  return { neighbour, distance: span / 2 - Math.abs(fromMiddle), isPalaceBorder: toDragon(first) === "earth" };
};

/** A needle's bearing as one from true north. @param declination degrees, east plus: a needle at 180 with 5° west of declination (−5) points to 175 */
export const toTrueBearing = (magnetic: number, declination: number): number => toBearing(magnetic + declination);
