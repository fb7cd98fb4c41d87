import type { Sign } from "../../kit/sky/signs.ts";

/** Sun to Pluto: the bodies that are told one by one. */
export const toldBodies = ["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto"] as const;
export type ToldBody = (typeof toldBodies)[number];
export const personalBodies = ["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"] as const;
export type PersonalBody = (typeof personalBodies)[number];
export const outerBodies = ["uranus", "neptune", "pluto"] as const;
export type OuterBody = (typeof outerBodies)[number];

export type BySign = Readonly<Record<Sign, string>>;
/** One text a house, the first house first. */
export type ByHouse = readonly [string, string, string, string, string, string, string, string, string, string, string, string];

/** How two points meet: sextile and trine are told as one. */
export type Kind = "conjunction" | "soft" | "square" | "opposition";
/** Where square and opposition are told as one. */
export type Tone = "conjunction" | "soft" | "hard";

/** The pairs of Sun to Saturn that can make every aspect. */
export const freePairs = [
  "sun.moon",
  "sun.mars",
  "sun.jupiter",
  "sun.saturn",
  "moon.mercury",
  "moon.venus",
  "moon.mars",
  "moon.jupiter",
  "moon.saturn",
  "mercury.mars",
  "mercury.jupiter",
  "mercury.saturn",
  "venus.mars",
  "venus.jupiter",
  "venus.saturn",
  "mars.jupiter",
  "mars.saturn",
  "jupiter.saturn",
] as const;
export type FreePair = (typeof freePairs)[number];
/** Mercury never leaves the Sun by more than 28°, Venus by more than 48°. */
export type NearPairTexts = Readonly<{ "sun.mercury": string; "sun.venus": string; "mercury.venus": Readonly<{ conjunction: string; soft: string }> }>;
export type FreePairTexts = Readonly<Record<FreePair, Readonly<Record<Kind, string>>>>;
export type OuterPairTexts = Readonly<Record<OuterBody, Readonly<Record<PersonalBody, Readonly<Record<Tone, string>>>>>>;
export const corners = ["ascendant", "descendant", "midheaven", "imumCoeli"] as const;
export type Corner = (typeof corners)[number];
export type ByAngle = Readonly<Record<Corner, Readonly<Record<ToldBody, string>>>>;

export type BalanceKey =
  | `most.${"fire" | "earth" | "air" | "water" | "cardinal" | "fixed" | "mutable"}`
  | `least.${"fire" | "earth" | "air" | "water" | "cardinal" | "fixed" | "mutable"}`;
export interface ByFigure {
  tSquare: Readonly<Record<ToldBody, string>>;
  yod: Readonly<Record<ToldBody, string>>;
  grandTrine: Readonly<Record<"fire" | "earth" | "air" | "water", string>>;
  grandCross: Readonly<Record<"cardinal" | "fixed" | "mutable", string>>;
  kite: string;
  mysticRectangle: string;
}

export const slowBodies = ["jupiter", "saturn", "uranus", "neptune", "pluto"] as const;
export type SlowBody = (typeof slowBodies)[number];
export const transitPoints = ["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "ascendant", "midheaven"] as const;
export type TransitPoint = (typeof transitPoints)[number];
export type ByTransit = Readonly<Record<SlowBody, Readonly<Record<TransitPoint, Readonly<{ hard: string; soft: string }>>>>>;
export type ReturnKind = "saturnReturn" | "saturnOpposition" | "jupiterReturn" | "uranusOpposition" | "uranusSquare" | "chironReturn" | "nodeReturn";

export const tiePairs = [
  "sun.sun",
  "sun.moon",
  "sun.mercury",
  "sun.venus",
  "sun.mars",
  "sun.saturn",
  "moon.moon",
  "moon.mercury",
  "moon.venus",
  "moon.mars",
  "moon.saturn",
  "mercury.mercury",
  "mercury.venus",
  "mercury.mars",
  "mercury.saturn",
  "venus.venus",
  "venus.mars",
  "venus.saturn",
  "mars.mars",
  "mars.saturn",
  "jupiter.sun",
  "jupiter.moon",
  "jupiter.venus",
  "ascendant.sun",
  "ascendant.moon",
  "ascendant.venus",
  "ascendant.mars",
  "ascendant.saturn",
] as const;
export type TiePair = (typeof tiePairs)[number];
export type TieTexts = Readonly<Record<TiePair, Readonly<{ near: string; soft: string; hard: string }>>>;

type SkyPair = `${"fire" | "earth" | "air" | "water"}.${"fire" | "earth" | "air" | "water"}`;
export type TensionTexts = Readonly<Record<"self" | "love" | "face", Readonly<Record<SkyPair, string>>>>;
export type { SkyPair };

export const quickBodies = ["sun", "moon", "mercury", "venus", "mars"] as const;
export type QuickBody = (typeof quickBodies)[number];
export interface PointTexts {
  chiron: Readonly<Record<ToldBody, Readonly<{ hard: string; soft: string }>>>;
  node: Readonly<Record<ToldBody, Readonly<{ conjunction: string; opposition: string }>>>;
  today: Readonly<Record<QuickBody, Readonly<{ hard: string; soft: string }>>>;
  matters: Readonly<Record<TransitPoint, string>>;
}
