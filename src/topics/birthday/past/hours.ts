import type { Birth } from "../../kit/birth/birth.ts";
import { type BirthMoment, toBirthMoment } from "../../kit/birth/birth-moment.ts";
import { findBirthProblem } from "../../kit/birth/birth-problem.ts";
import { type DayStart, type Pillars, toPillars } from "../../kit/calendar/pillars.ts";
import { toTimeText } from "../../kit/past/time-text.ts";

/** A stretch of a day's clock within which the four pillars are the same. */
export interface PillarHour {
  from: number;
  to: number;
  /** Of its middle. */
  moment: BirthMoment;
  pillars: Pillars;
}

const minutesPerDay = 1440;
/** Edges of hours by the Sun fall on any minute; five are as fine as anybody's memory. */
const stepMinutes = 5;

const isSame = (one: Pillars, other: Pillars): boolean =>
  one.hour === other.hour && one.day === other.day && one.month === other.month && one.year === other.year;

/** The date stays as it was given: an instant or a lunar day is its own solar day. */
const toBirthAt = ({ instant: _instant, ...birth }: Birth, minute: number): Birth => ({ ...birth, time: toTimeText(minute), fold: birth.fold ?? "earlier" });

/** Every hour of the day of birth, in order, by the clock in use; a time that clocks were put forward over belongs to none. */
export const listPillarHours = (birth: Birth, { clock, dayStartsAt }: { clock: "trueSolar" | "civil"; dayStartsAt: DayStart }): PillarHour[] => {
  const hours: PillarHour[] = [];
  for (let minute = 0; minute < minutesPerDay; minute += stepMinutes) {
    const at = toBirthAt(birth, minute);
    if (findBirthProblem(at)) continue;
    const moment = toBirthMoment(at, { clock });
    const pillars = toPillars(moment.instant, moment.clockSeconds, dayStartsAt);
    const last = hours.at(-1);
    if (last && isSame(last.pillars, pillars)) last.to = minute + stepMinutes;
    else hours.push({ from: minute, to: minute + stepMinutes, moment, pillars });
  }
  // Luck begins ten days later from one end of a double hour to the other.
  return hours.map((hour) => {
    const middle = toBirthAt(birth, Math.floor((hour.from + hour.to) / 2));
    return findBirthProblem(middle) ? hour : { ...hour, moment: toBirthMoment(middle, { clock }) };
  });
};
