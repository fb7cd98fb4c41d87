import type { Birth } from "../kit/birth/birth.ts";
import { type BirthMoment, toBirthMoment } from "../kit/birth/birth-moment.ts";
import type { LunarDate } from "../kit/calendar/lunar-date.ts";
import { type DayStart, toPillars } from "../kit/calendar/pillars.ts";
import { type PillarChart, toPillarChart } from "../kit/pillars/chart.ts";
import { toCivilText, toInstantText } from "../kit/time/parse-civil.ts";
import { type Sign, type Sky, toSign, toSky } from "./score/contacts.ts";

export type Who = "a" | "b";

/** One of the two, as the cast keeps it. */
export interface Person extends Pick<PillarChart, "pillars" | "dayMaster" | "nayin" | "elements" | "strength" | "tenGods" | "hiddenTenGods"> {
  /** UTC; noon of the day by its own clock when the time is unknown. */
  instant: string;
  hasTime: boolean;
  civilTime: string;
  birthYear: number;
  place: string | null;
  clock: "trueSolar" | "civil";
  lunarDate: LunarDate;
  usefulElements: PillarChart["useful"]["elements"];
  adverseElements: PillarChart["useful"]["adverse"];
  /** The Moon's is null where it changed sign on a day without an hour. */
  signs: { sun: Sign; moon: Sign | null; venus: Sign; mars: Sign };
}

export interface Side {
  moment: BirthMoment;
  chart: PillarChart;
  sky: Sky;
  person: Person;
}

const toSigns = ({ bodies, moonRange }: Sky): Person["signs"] => {
  const moons = new Set((moonRange ?? [bodies.moon.longitude]).map(toSign));
  return {
    sun: toSign(bodies.sun.longitude),
    moon: moons.size === 1 ? [...moons][0]! : null,
    venus: toSign(bodies.venus.longitude),
    mars: toSign(bodies.mars.longitude),
  };
};

/** @throws AppError invalidParameters with `{"a.time": code}` for a birth no calendar or clock knows */
export const toSide = (birth: Birth, who: Who, { clock, dayStartsAt }: { clock: "trueSolar" | "civil"; dayStartsAt: DayStart }): Side => {
  const moment = toBirthMoment(birth, { clock, path: who });
  const pillars = toPillars(moment.instant, moment.clockSeconds, dayStartsAt);
  const chart = toPillarChart(moment.hasTime ? pillars : { ...pillars, hour: null });
  const sky = toSky(moment.instant, moment.hasTime);
  const { dayMaster, nayin, elements, strength, tenGods, hiddenTenGods, useful } = chart;
  return {
    moment,
    chart,
    sky,
    person: {
      instant: toInstantText(moment.instant),
      hasTime: moment.hasTime,
      civilTime: toCivilText(moment.civil),
      birthYear: moment.civil.year,
      place: birth.place ?? null,
      clock: moment.clock,
      lunarDate: moment.lunarDate,
      pillars: chart.pillars,
      dayMaster,
      nayin,
      elements,
      strength,
      tenGods,
      hiddenTenGods,
      usefulElements: useful.elements,
      adverseElements: useful.adverse,
      signs: toSigns(sky),
    },
  };
};
