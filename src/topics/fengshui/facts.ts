import { type Mountain, toDragon } from "../kit/compass/mountain.ts";
import { type Direction, directions, getHome, type Palace, palaces, toMountainOf, toTrigramName } from "../kit/compass/palace.ts";
import type { FactOf } from "../kit/fact.ts";
import { toPeriodOfYear, toPeriodYears } from "../kit/flying-stars/period.ts";
import { toTimeliness } from "../kit/flying-stars/timeliness.ts";
import { toKuaTrigram } from "../kit/kua/kua.ts";
import { isGood, toChangedLines } from "../kit/kua/mansions.ts";
import type { FengshuiCast, OtherChart } from "./engine.ts";
import type { FengshuiFacts } from "./fact-types.ts";
import { toYearPlaces } from "./year-places.ts";

export type FengshuiFact = FactOf<FengshuiFacts>;

/** Of the 216 charts of nine periods and 24 mountains. */
const chartsOf = { 旺山旺向: 48, 上山下水: 48, 双星到向: 60, 双星到坐: 60 } as const;

/** The chart across a border that tells another story; the nearest, if any. */
const findOther = (cast: FengshuiCast): OtherChart | undefined => cast.others.find(({ isSame }) => !isSame);

const getPalaceOf = (plan: Record<Palace, number>, star: number): Palace => palaces.find((palace) => plan[palace] === star)!;

/** The years of the period a house is in: those its date lies in, else the latest that have begun. */
const toYears = ({ period, periodDate, year }: FengshuiCast): [number, number] => {
  if (periodDate !== null) {
    const dated = Number(periodDate.slice(0, 4));
    return toPeriodYears(toPeriodOfYear(dated) === period ? dated : dated - 1);
  }
  return toPeriodYears(year - ((toPeriodOfYear(year) - period + 9) % 9) * 20);
};

const listBearing = (cast: FengshuiCast): FengshuiFact[] => {
  const { bearing, mountain, sitting, facingPalace, sittingPalace, others } = cast;
  const { degrees, precision, magnetic, isUncorrected, nearest } = bearing;
  const across = others.find((other) => other.mountain === nearest?.neighbour);
  const border: FengshuiFact[] =
    cast.border && nearest && across ? [{ id: "border", key: "border", values: { mountain, ...nearest, isSame: across.isSame } }] : [];
  return [
    ...border,
    { id: "facing", key: "facing", values: { mountain, palace: facingPalace, degrees, precision, magnetic, isUncorrected } },
    { id: "sitting", key: "sitting", values: { mountain: sitting, facing: mountain, palace: sittingPalace, trigram: toTrigramName(sittingPalace) } },
    ...others.map(
      (other, index): FengshuiFact => ({
        id: `other.${index + 1}`,
        key: "other",
        values: {
          mountain: other.mountain,
          sitting: other.sitting,
          pattern: other.pattern,
          ownPattern: cast.pattern,
          isSame: other.isSame,
          precision: precision === "direction" ? "direction" : "degrees",
        },
      }),
    ),
  ];
};

const toFlightFact = (of: "mountain" | "facing", star: number, palace: Direction, own: Mountain, isForward: boolean): FengshuiFact => {
  const dragon = toDragon(own);
  const via = star === 5 ? null : toMountainOf(getHome(star) as Direction, dragon);
  return { id: `flight.${of}`, key: "flight", values: { of, star, palace, own, dragon, via, isForward } };
};

const listPalaces = (cast: FengshuiCast): FengshuiFact[] => {
  const other = findOther(cast);
  const flight = {
    mountainCentre: cast.flyingStars.C[0],
    isMountainForward: cast.isMountainForward,
    facingCentre: cast.flyingStars.C[1],
    isFacingForward: cast.isFacingForward,
  };
  const toRole = (palace: Palace) =>
    palace === "C" ? "centre" : palace === cast.facingPalace ? "facing" : palace === cast.sittingPalace ? "sitting" : "plain";
  return palaces.map((palace) => {
    const [mountain, facing, base] = cast.flyingStars[palace];
    const across = other?.flyingStars[palace];
    return {
      id: `palace.${palace}`,
      key: "palace",
      values: {
        ...flight,
        palace,
        role: toRole(palace),
        period: cast.period,
        mountain,
        mountainState: toTimeliness(mountain, cast.period),
        facing,
        facingState: toTimeliness(facing, cast.period),
        base,
        annual: cast.annualStars[palace],
        month: cast.monthStars[palace],
        mansion: palace === "C" ? null : (cast.mansions?.[palace] ?? null),
        otherMountain: other?.mountain ?? null,
        otherStars: across ? `${across[0]} ${across[1]}` : null,
      },
    };
  });
};

const listResident = ({ kua, kuaGroup, kuaYear, sex, otherKua, mansions, house }: FengshuiCast): FengshuiFact[] => {
  if (kua === null || kuaGroup === null || kuaYear === null || sex === null || mansions === null) return [];
  const trigram = toKuaTrigram(kua);
  return [
    { id: "fit", key: "fit", values: { kua, kuaGroup, trigram: house.trigram, houseGroup: house.group, fits: kuaGroup === house.group } },
    { id: "kua", key: "kua", values: { kua, trigram, group: kuaGroup, sex, year: kuaYear, otherKua } },
    ...directions.map((direction): FengshuiFact => {
      const to = toTrigramName(direction);
      return {
        id: `mansion.${direction}`,
        key: "mansion",
        values: { direction, mansion: mansions[direction], kua, from: trigram, to, changed: toChangedLines(trigram, to) },
      };
    }),
  ];
};

const listPlaceFacts = (cast: FengshuiCast): FengshuiFact[] =>
  cast.places.map(({ kind, name, bearing, palace }, index) => {
    const [mountain, facing] = cast.flyingStars[palace];
    return {
      id: kind === "door" ? "door" : `place.${index + 1}`,
      key: "place",
      values: {
        kind,
        name,
        bearing,
        palace,
        mountain,
        facing,
        facingState: toTimeliness(facing, cast.period),
        annual: cast.annualStars[palace],
        mansion: palace === "C" ? null : (cast.mansions?.[palace] ?? null),
      },
    };
  });

/** The facts of a cast: what marks the house first, then its palaces, who lives in it, and what the year brings. */
export const toFengshuiFacts = (cast: FengshuiCast): FengshuiFact[] => {
  const { period, periodFrom, periodDate, otherPeriod, sittingPalace, facingPalace, pattern, house, year, month } = cast;
  const [first, last] = toYears(cast);
  const [mountainCentre, facingCentre] = cast.flyingStars.C;
  const good = directions.filter((direction) => isGood(house.mansions[direction])).join(" ");
  return [
    ...cast.patterns.map((whole, index): FengshuiFact => ({ id: `whole.${index + 1}`, key: "whole", values: { pattern: whole } })),
    { id: "pattern", key: "pattern", values: { pattern, period, sittingPalace, facingPalace, charts: chartsOf[pattern] } },
    ...listPlaceFacts(cast),
    ...listBearing(cast),
    { id: "period", key: "period", values: { period, from: periodFrom, date: periodDate, otherPeriod, first, last } },
    ...listResident(cast),
    { id: "house", key: "house", values: { trigram: house.trigram, group: house.group, sitting: cast.sitting, palace: sittingPalace, good } },
    ...listPalaces(cast),
    toFlightFact("mountain", mountainCentre, sittingPalace, cast.sitting, cast.isMountainForward),
    toFlightFact("facing", facingCentre, facingPalace, cast.mountain, cast.isFacingForward),
    { id: "annual", key: "annual", values: { star: cast.annualStar, year, five: getPalaceOf(cast.annualStars, 5), two: getPalaceOf(cast.annualStars, 2) } },
    { id: "month", key: "month", values: { star: cast.monthStar, year, month, five: getPalaceOf(cast.monthStars, 5) } },
    { id: "yearPlaces", key: "yearPlaces", values: { year, ...toYearPlaces(year) } },
  ];
};
