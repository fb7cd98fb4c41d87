import { toGanzhi, toStem, toYearPlace } from "../../kit/calendar/sexagenary.ts";
import { type PalaceName, palaceNames } from "../data/palaces.ts";
import { hardStars, minorStars, type StarName } from "../data/stars.ts";
import { toBranchAt } from "../plate/dial.ts";
import { toTransformed } from "../plate/plate.ts";
import { type Field, palacesOf } from "./parts.ts";
import type { PalaceView, PlateView, YearView } from "./view.ts";

/** What a palace leans to: open, open on a condition, or closed for now. */
export type Lean = "yes" | "onlyIf" | "notYet";

const ownWeights = { 禄: 1.6, 权: 0.9, 科: 0.9, 忌: -1.9 } as const;
/** Seen from a partner or from opposite a thing counts about half. */
const seen = 0.5;
const brightWeights = { 庙: 0.9, 旺: 0.7, 得: 0.3, 利: 0.2, 平: 0, 不: -0.6, 陷: -1 } as const;

const scoreStars = ({ minors, transformed }: PalaceView): number =>
  minors.reduce((sum, name) => sum + (hardStars.includes(name) ? -0.7 : 0.5), 0) + transformed.reduce((sum, kind) => sum + ownWeights[kind], 0);

/** How well a palace stands, about −4 … 4: brightness, minor stars and transformations, its partners and its opposite at half. */
export const scorePalace = ({ palaces }: PlateView, name: PalaceName): number => {
  const own = palaces[name];
  const bright = own.majors.reduce((sum, { brightness }) => sum + (brightness ? brightWeights[brightness] : 0), 0) / own.majors.length;
  const others = [...own.partners, own.opposite].reduce((sum, other) => sum + scoreStars(palaces[other]), 0);
  return bright * (own.isBorrowed ? seen : 1) + scoreStars(own) + (others * seen) / 1.5;
};

/** The palace of the birth that the year's palace of a field falls on, counted on from the year's 命宫: with that on 夫妻, the third, the year's 夫妻 is on 财帛, the fifth. */
export const toYearPalace = (year: YearView, field: Field): PalaceName => {
  const from = palaceNames.indexOf(year.palace);
  return palaceNames[(from + palaceNames.indexOf(palacesOf[field][0]!)) % 12]!;
};

const scoreYear = (view: PlateView, year: YearView, field: Field): number => {
  const places = new Set([palacesOf[field][0]!, toYearPalace(year, field)]);
  const kinds = (["禄", "权", "科", "忌"] as const).filter((kind) => places.has(view.palaceOf(year.transformations[kind])));
  return scorePalace(view, toYearPalace(year, field)) * 0.6 + kinds.reduce((sum, kind) => sum + ownWeights[kind] * 0.8, 0);
};

const toLeanOf = (score: number): Lean => (score >= 0.9 ? "yes" : score >= -0.7 ? "onlyIf" : "notYet");

/** For a field of life, in the year told where one was asked for. */
export const toLean = (view: PlateView, field: Field): Lean => {
  const { year, isYearAsked } = view;
  const score = scorePalace(view, palacesOf[field][0]!);
  return toLeanOf(isYearAsked && year ? score * 0.4 + scoreYear(view, year, field) * 0.7 : score);
};

/** What decides the lean of a palace: the heaviest single thing in it. */
export type Reason =
  | { kind: "transformed" | "seen"; which: "禄" | "权" | "科" | "忌"; star: StarName }
  | { kind: "minor"; star: StarName }
  | { kind: "bright" | "dim" | "plain"; star: StarName };

export const toReason = ({ palaces, cast }: PlateView, name: PalaceName, lean: Lean): Reason => {
  const own = palaces[name];
  const wanted = lean === "yes" ? (["禄", "权", "科"] as const) : (["忌"] as const);
  const which = wanted.find((kind) => own.transformed.includes(kind));
  if (which) return { kind: "transformed", which, star: cast.transformations[which] };
  const minor = (lean === "yes" ? minorStars.filter((star) => !hardStars.includes(star)) : own.hard).find((star) => own.minors.includes(star));
  if (minor) return { kind: "minor", star: minor };
  const [{ name: star, brightness }] = own.majors;
  const around = wanted.find((kind) => [...own.partners, own.opposite].some((other) => palaces[other].transformed.includes(kind)));
  if (around) return { kind: "seen", which: around, star: cast.transformations[around] };
  const isBright = brightness === "庙" || brightness === "旺";
  return { kind: isBright && lean === "yes" ? "bright" : (brightness === "陷" || brightness === "不") && lean !== "yes" ? "dim" : "plain", star };
};

/**
 * The coming years, twelve from the year of the cast on, in which a palace is touched: the year's 命宫 stands on it or opposite, or the year's stem gives it 化禄;
 * a year that gives it 化忌 loses by it. The best two, the earlier first.
 */
export const listGoodYears = (view: PlateView, name: PalaceName): number[] => {
  const now = view.cast.annual?.year;
  if (now === undefined) return [];
  const { palaces, cast } = view;
  const scored = Array.from({ length: 12 }, (_, index) => now + 1 + index).map((year) => {
    const branch = toBranchAt(year - 4);
    const given = toTransformed(toStem(toGanzhi(toYearPlace(year))), cast.school);
    const own = palaces[name];
    const place = branch === own.branch ? 2 : branch === palaces[own.opposite].branch ? 1.2 : 0;
    return { year, score: place + (view.palaceOf(given.禄) === name ? 2.1 : 0) - (view.palaceOf(given.忌) === name ? 2 : 0) };
  });
  return scored
    .sort((one, other) => other.score - one.score || one.year - other.year)
    .slice(0, 2)
    .map(({ year }) => year)
    .sort();
};
