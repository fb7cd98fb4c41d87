import { toBranch, toStem } from "../../kit/calendar/sexagenary.ts";
import type { stems } from "../../kit/hexagrams/branches.ts";
import type { Palace, Plate, PlateBasis, PlateStar, Transformed } from "../cast-types.ts";
import { type Brightness, brightnesses, brightnessTable } from "../data/brightness.ts";
import { palaceNames } from "../data/palaces.ts";
import { bodyStars, soulStars } from "../data/placements.ts";
import { adjectiveStars, majorStars, minorStars, type StarKind, type StarName } from "../data/stars.ts";
import { type Transformation, type TransformationSchool, transformations, transformationTables } from "../data/transformations.ts";
import { type Place, toBranchAt, toPlace, toPlaceOf } from "./dial.ts";
import { toFrame } from "./frame.ts";
import { listGodsAt, toGodStarts } from "./gods.ts";
import { toStarBranches, toStarPlaces } from "./star-places.ts";

const kinds: readonly (readonly [StarKind, readonly StarName[]])[] = [
  ["major", majorStars],
  ["minor", minorStars],
  ["adjective", adjectiveStars],
];

const ratings = new Map<StarName, readonly (Brightness | null)[]>(
  (Object.entries(brightnessTable) as [StarName, string][]).map(([name, row]) => [
    name,
    [...row].map((one) => brightnesses.find((known) => known === one) ?? null),
  ]),
);

/** 小限 begins at 戌 for 申子辰 years, 未 for 巳酉丑, 辰 for 寅午戌, 丑 for 亥卯未. */
const minorStarts: readonly Place[] = [10, 7, 4, 1];

/** 四化 of a stem: 庚 → 禄太阳 权武曲 科太阴 忌天同. */
export const toTransformed = (stem: (typeof stems)[number], school: TransformationSchool): Transformed => {
  const [fortune, power, fame, trouble] = transformationTables[school][stem];
  return { 禄: fortune, 权: power, 科: fame, 忌: trouble };
};

/** Where 小限 stands at a nominal age: men go with the branches, women against them. */
export const toMinorLimitPlace = (yearBranch: Place, isMale: boolean, age: number): Place =>
  toPlace(minorStarts[yearBranch % 4]! + (isMale ? age - 1 : 1 - age));

const listStars = (places: Record<StarName, Place>, transformed: Transformed): PlateStar[][] => {
  const palaces: PlateStar[][] = Array.from({ length: 12 }, () => []);
  for (const [kind, names] of kinds)
    for (const name of names) {
      const place = places[name];
      let transformation: Transformation | null = null;
      if (kind !== "adjective") for (const one of transformations) if (transformed[one] === name) transformation = one;
      palaces[place]!.push({ name, kind, brightness: ratings.get(name)?.[place] ?? null, transformation });
    }
  return palaces;
};

/** The whole plate. Pure arithmetic on the lunar date, the hour and the sex. */
export const toPlate = (basis: PlateBasis, school: TransformationSchool): Plate => {
  const frame = toFrame(basis);
  const places = toStarPlaces(basis, frame);
  const yearBranch = toPlaceOf(toBranch(frame.year));
  const isMale = basis.sex === "male";
  const isForward = (yearBranch % 2 === 0) === isMale;
  const transformed = toTransformed(toStem(frame.year), school);
  const stars = listStars(places, transformed);
  const starts = toGodStarts({ classNumber: frame.classNumber, stipend: places.禄存, yearBranch });
  const palaces = palaceNames.map((name, index): Palace => {
    const place = toPlace(frame.soul - index);
    const from = frame.classNumber + 10 * toPlace(isForward ? -index : index);
    const since = place - minorStarts[yearBranch % 4]!;
    return {
      name,
      stem: toStem(frame.palaceGanzhi[place]!),
      branch: toBranchAt(place),
      isBody: place === frame.body,
      stars: stars[place]!,
      decadal: [from, from + 9],
      minorAge: toPlace(isMale ? since : -since) + 1,
      gods: listGodsAt(place, starts, isForward),
    };
  });
  return {
    year: frame.year,
    soulPalace: toBranchAt(frame.soul),
    bodyPalace: toBranchAt(frame.body),
    fiveElementsClass: frame.fiveElementsClass,
    soulStar: soulStars[frame.soul]!,
    bodyStar: bodyStars[yearBranch]!,
    isForward,
    palaces,
    stars: toStarBranches(places),
    transformations: transformed,
  };
};
