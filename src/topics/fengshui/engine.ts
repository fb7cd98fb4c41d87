import { toTermMonth } from "../kit/calendar/term-month.ts";
import type { Mountain } from "../kit/compass/mountain.ts";
import { type Direction, type Palace, palaces, toTrigramName } from "../kit/compass/palace.ts";
import { type FlyingStarChart, toChart, toTriples } from "../kit/flying-stars/chart.ts";
import { type StarPlan, toFlight } from "../kit/flying-stars/flight.ts";
import { listWholePatterns, type MainPattern, toMainPattern, type WholePattern } from "../kit/flying-stars/pattern.ts";
import { toAnnualStar, toMonthStar } from "../kit/flying-stars/visiting-star.ts";
import type { TrigramName } from "../kit/hexagrams/trigrams.ts";
import { type Kua, type KuaGroup, type Sex, toKuaGroup, toKuaOfDirection } from "../kit/kua/kua.ts";
import { type MansionPlan, toMansions } from "../kit/kua/mansions.ts";
import { parseInstant } from "../kit/time/parse-civil.ts";
import type { CastContext } from "../kit/topic.ts";
import { type Bearing, toFacing } from "./bearing.ts";
import { type HousePeriod, toHousePeriod } from "./house-period.ts";
import type { FengshuiInput } from "./input.ts";
import { type HousePlan, listPlaces, type Place, toHousePlan } from "./plan.ts";
import { toResident } from "./resident.ts";

export interface HouseChart {
  /** Where the front looks, and where the house sits. */
  mountain: Mountain;
  sitting: Mountain;
  /** Each palace's [mountain, facing, base] star. */
  flyingStars: Record<Palace, [number, number, number]>;
  /** Which way the mountain and the facing star fly. */
  isMountainForward: boolean;
  isFacingForward: boolean;
  pattern: MainPattern;
  patterns: WholePattern[];
}

export interface OtherChart extends HouseChart {
  /** True where every star is the main chart's: the second and third mountain of a palace are alike. */
  isSame: boolean;
}

export interface FengshuiCast extends HouseChart {
  bearing: Pick<Bearing, "degrees" | "precision" | "magnetic" | "isUncorrected" | "nearest">;
  /** True within 1.5° of a border. */
  border: boolean;
  /** The chart across each border that the bearing may lie beyond, the nearest first. */
  others: OtherChart[];
  sittingPalace: Direction;
  facingPalace: Direction;
  period: number;
  periodFrom: HousePeriod["from"];
  periodDate: string | null;
  otherPeriod: number | null;
  /** The year from 立春 and the month from 节 (0 is 寅) of the cast, and their stars at the centre and in each palace. */
  year: number;
  month: number;
  annualStar: number;
  annualStars: StarPlan;
  monthStar: number;
  monthStars: StarPlan;
  /** 宅卦: by the palace the house sits in. */
  house: { trigram: TrigramName; group: KuaGroup; mansions: MansionPlan };
  /** 命卦 of the resident and what goes with it; null without a birth and a sex. */
  kua: Kua | null;
  kuaGroup: KuaGroup | null;
  kuaYear: number | null;
  otherKua: Kua | null;
  sex: Sex | null;
  mansions: MansionPlan | null;
  places: Place[];
  /** The plan as it was sent, to be drawn on; only where there was one. */
  plan?: HousePlan;
}

const toHouseChart = (chart: FlyingStarChart): HouseChart => ({
  mountain: chart.facing,
  sitting: chart.sitting,
  flyingStars: toTriples(chart),
  isMountainForward: chart.isMountainForward,
  isFacingForward: chart.isFacingForward,
  pattern: toMainPattern(chart),
  patterns: listWholePatterns(chart),
});

const toOther = (own: HouseChart, other: HouseChart): OtherChart => ({
  ...other,
  isSame: palaces.every((palace) => `${own.flyingStars[palace]}` === `${other.flyingStars[palace]}`),
});

const toHouse = (sittingPalace: Direction): FengshuiCast["house"] => {
  const trigram = toTrigramName(sittingPalace);
  return { trigram, group: toKuaGroup(toKuaOfDirection(sittingPalace)), mansions: toMansions(trigram) };
};

/** The house's chart, the visiting stars of the moment, and the resident's mansions. @throws AppError invalidParameters for a birth that never was */
export const castFengshui = (input: FengshuiInput, { moment }: Pick<CastContext, "moment">): FengshuiCast => {
  const now = parseInstant(moment);
  const { degrees, precision, magnetic, isUncorrected, nearest, mountain, border, others } = toFacing(input);
  const { period, from, date, otherPeriod } = toHousePeriod(input, now);
  const { year, month } = toTermMonth(now);
  const chart = toChart(period, mountain);
  const house = toHouseChart(chart);
  const [annualStar, monthStar] = [toAnnualStar(year), toMonthStar({ year, month })];
  const plan = toHousePlan(input);
  const resident = input.resident ? toResident(input.resident) : null;
  return {
    bearing: { degrees, precision, magnetic, isUncorrected, nearest },
    ...house,
    border,
    others: others.map((other) => toOther(house, toHouseChart(toChart(period, other)))),
    sittingPalace: chart.sittingPalace,
    facingPalace: chart.facingPalace,
    period,
    periodFrom: from,
    periodDate: date,
    otherPeriod,
    year,
    month,
    annualStar,
    annualStars: toFlight(annualStar, true),
    monthStar,
    monthStars: toFlight(monthStar, true),
    house: toHouse(chart.sittingPalace),
    kua: resident?.kua ?? null,
    kuaGroup: resident?.group ?? null,
    kuaYear: resident?.year ?? null,
    otherKua: resident?.otherKua ?? null,
    sex: resident?.sex ?? null,
    mansions: resident?.mansions ?? null,
    places: input.marks ? listPlaces(input.marks) : [],
    ...(plan && { plan }),
  };
};
