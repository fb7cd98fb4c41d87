import type { AspectType } from "../../../kit/sky/aspects.ts";
import type { Body } from "../../../kit/sky/names.ts";
import { signNamesEn as signNames } from "../../../kit/sky/sign-names.ts";
import type { Sign } from "../../../kit/sky/signs.ts";
import type { Dignity, MoonPhaseName, PatternType, Point } from "../../cast-types.ts";
import { toDegreeText, toThird } from "../degrees.ts";
import type { Corner } from "../told.ts";

export { signNames };

export const bodyNames: Readonly<Record<Body, string>> = {
  sun: "Sun",
  moon: "Moon",
  mercury: "Mercury",
  venus: "Venus",
  mars: "Mars",
  jupiter: "Jupiter",
  saturn: "Saturn",
  uranus: "Uranus",
  neptune: "Neptune",
  pluto: "Pluto",
  meanNode: "north node",
  trueNode: "north node",
  chiron: "Chiron",
  lilith: "Lilith",
};
export const pointNames: Readonly<Record<Point | Corner | "node", string>> = {
  ...bodyNames,
  node: "north node",
  ascendant: "ascendant",
  descendant: "descendant",
  midheaven: "midheaven",
  imumCoeli: "foot of the sky",
};
/** What each house is called by what happens in it. */
export const houseMeanings: readonly string[] = [
  "yourself and how you begin",
  "money and worth",
  "words and siblings",
  "home and roots",
  "play, romance and children",
  "daily work and habits",
  "partners",
  "shared money and trust",
  "study and distance",
  "work in the open",
  "friends and plans",
  "solitude and what’s hidden",
];
export const aspectNames: Readonly<Record<AspectType, string>> = {
  conjunction: "conjunction",
  sextile: "sextile",
  square: "square",
  trine: "trine",
  opposition: "opposition",
};
export const aspectVerbs: Readonly<Record<AspectType, string>> = {
  conjunction: "meets",
  sextile: "sextiles",
  square: "squares",
  trine: "trines",
  opposition: "opposes",
};
export const patternNames: Readonly<Record<PatternType, string>> = {
  grandTrine: "grand trine",
  tSquare: "T-square",
  grandCross: "grand cross",
  yod: "yod",
  kite: "kite",
  stellium: "stellium",
  mysticRectangle: "mystic rectangle",
};
export const dignityNames: Readonly<Record<Dignity, string>> = {
  domicile: "its own sign",
  exaltation: "the sign of its exaltation",
  detriment: "the sign of its detriment",
  fall: "the sign of its fall",
};
export const phaseNames: Readonly<Record<MoonPhaseName, string>> = {
  new: "new Moon",
  waxingCrescent: "waxing crescent",
  firstQuarter: "first quarter",
  waxingGibbous: "waxing gibbous Moon",
  full: "full Moon",
  waningGibbous: "waning gibbous Moon",
  lastQuarter: "last quarter",
  waningCrescent: "waning crescent",
};

const noArticle = new Set<string>(["mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "chiron", "lilith"]);
/** “the Sun”, “Mars”. */
export const the = (point: Point | Corner | "node"): string => (noArticle.has(point) ? pointNames[point] : `the ${pointNames[point]}`);
export const toWhere = (degree: number, sign: Sign): string => `${toDegreeText(degree)} ${signNames[sign]}`;
const months = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
const thirds = ["early", "mid-", "late"] as const;
/** “early March 2027”, “mid-June 2027”. */
export const toWhen = (at: string): string => {
  const { year, month, third } = toThird(at);
  return `${thirds[third]}${third === 1 ? "" : " "}${months[month - 1]} ${year}`;
};
/** “21 November 2026”. */
export const toDay = (at: string): string => {
  const [year, month, day] = at.slice(0, 10).split("-").map(Number) as [number, number, number];
  return `${day} ${months[month - 1]} ${year}`;
};
