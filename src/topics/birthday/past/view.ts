import { type BirthMoment, toBirthMoment } from "../../kit/birth/birth-moment.ts";
import { toBirthDate } from "../../kit/birth/birth-problem.ts";
import { toLunarDateOfDay } from "../../kit/calendar/lunar-date.ts";
import { type DayStart, toPillars } from "../../kit/calendar/pillars.ts";
import { toBranch } from "../../kit/calendar/sexagenary.ts";
import { chooseNearHours } from "../../kit/past/near-hours.ts";
import type { MarksOf, PastView } from "../../kit/past/past.ts";
import { spreadOverYear } from "../../kit/past/spread-over-year.ts";
import type { FourPillars } from "../../kit/pillars/four-pillars.ts";
import { toLuck } from "../../kit/pillars/luck-cycles.ts";
import { fromClockSeconds, secondsPerDay } from "../../kit/time/civil.ts";
import type { BirthdayInput } from "../input.ts";
import { listPillarHours, type PillarHour } from "./hours.ts";
import { markYear } from "./mark-year.ts";
import { type Natal, toNatal } from "./natal.ts";

type Sex = Natal["sex"];

const remember = (natal: () => Natal): MarksOf => {
  let made: Natal | undefined;
  return (year) => {
    made ??= natal();
    return markYear(made, year);
  };
};

const toCycles = (birth: Parameters<typeof toLuck>[0], pillars: FourPillars, sex: Sex) => (sex ? toLuck(birth, pillars, sex).cycles : null);

const toHourNatal = ({ instant, civil, lunarDate, sex }: BirthMoment, pillars: FourPillars): Natal =>
  toNatal(pillars, { birthYear: civil.year, sex, cycles: toCycles({ instant, civil, lunarYear: lunarDate.year }, pillars, sex) });

/** 早子 and 晚子 are two hours of one day. */
const toName = ({ pillars, from }: PillarHour): string => {
  const branch = toBranch(pillars.hour);
  return branch === "子" ? (from < 720 ? "早子" : "晚子") : branch;
};

/** Charts of one calendar year, its minutes evenly, by the birth's own clock. */
function* listPeers(year: number, offset: number, sex: Sex, dayStartsAt: DayStart): Iterable<MarksOf> {
  for (const clockSeconds of spreadOverYear(year)) {
    const instant = Math.floor(clockSeconds - offset);
    const pillars = toPillars(instant, clockSeconds, dayStartsAt);
    const civil = fromClockSeconds(clockSeconds);
    const lunarYear = toLunarDateOfDay(Math.floor(clockSeconds / secondsPerDay)).year;
    yield remember(() => toNatal(pillars, { birthYear: year, sex, cycles: toCycles({ instant, civil, lunarYear }, pillars, sex) }));
  }
}

/** The four pillars of every hour that is looked at: all of the day where none is known, else the one that was given and those beside it. */
export const viewBirthdayPast = ({ birth, clock, dayStartsAt }: BirthdayInput): PastView => {
  const { year } = toBirthDate(birth);
  const all = listPillarHours(birth, { clock, dayStartsAt });
  const near = chooseNearHours(all, birth.time);
  const own = toBirthMoment(birth, { clock });
  return {
    birthYear: year,
    hours: near.map((hour) => ({
      from: hour.from,
      to: hour.to,
      name: toName(hour),
      isGiven: hour.isGiven,
      marks: remember(() => toHourNatal(hour.isGiven ? own : hour.moment, hour.pillars)),
    })),
    peers: () => listPeers(year, own.clockSeconds - own.instant, own.sex, dayStartsAt),
  };
};
