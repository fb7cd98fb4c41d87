import type { Palace } from "../../kit/compass/palace.ts";
import { toFlight } from "../../kit/flying-stars/flight.ts";
import { toAnnualStar, toMonthStar } from "../../kit/flying-stars/visiting-star.ts";
import { toYearPlaces } from "../year-places.ts";

/** A month from 节 to 节 and the civil month it begins in: 寅 begins early in February. */
interface StarMonth {
  year: number;
  /** 1 … 12. */
  civilMonth: number;
}

const toStarAt = (centre: number, palace: Palace): number => toFlight(centre, true)[palace];

/** The first year after `year` in which one of `stars` comes to a palace; every star comes within nine. */
export const findYearOf = (palace: Palace, stars: readonly number[], year: number): { year: number; star: number } => {
  for (let ahead = 1; ahead <= 9; ahead += 1) {
    const star = toStarAt(toAnnualStar(year + ahead), palace);
    if (stars.includes(star)) return { year: year + ahead, star };
  }
  throw new RangeError("no such star");
};

/** The first month after the given one (0 is 寅) in which the 5 comes to a palace: within nine months, for each month’s star is one less. */
export const findFiveMonth = (palace: Palace, { year, month }: { year: number; month: number }): StarMonth => {
  for (let ahead = 1; ahead <= 12; ahead += 1) {
    const [at, inYear] = [(month + ahead) % 12, year + Math.floor((month + ahead) / 12)];
    if (toStarAt(toMonthStar({ year: inYear, month: at }), palace) === 5)
      return at === 11 ? { year: inYear + 1, civilMonth: 1 } : { year: inYear, civilMonth: at + 2 };
  }
  throw new RangeError("no such month");
};

/** The first year after `year` in which a palace has neither the 5 nor the 2, nor 太岁 or 三煞: one to build in. */
export const findCalmYear = (palace: Palace, year: number): number => {
  for (let ahead = 1; ahead <= 36; ahead += 1) {
    const { taiSuiPalace, sanSha } = toYearPlaces(year + ahead);
    if (![2, 5].includes(toStarAt(toAnnualStar(year + ahead), palace)) && taiSuiPalace !== palace && sanSha !== palace) return year + ahead;
  }
  throw new RangeError("no calm year");
};
