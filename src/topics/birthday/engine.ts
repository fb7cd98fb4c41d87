import { type BirthMoment, toBirthMoment } from "../kit/birth/birth-moment.ts";
import { type BirthVariant, listBirthVariants } from "../kit/birth/birth-variants.ts";
import type { LunarDate } from "../kit/calendar/lunar-date.ts";
import type { DayStart } from "../kit/calendar/pillars.ts";
import { toPillars } from "../kit/calendar/pillars.ts";
import type { Ganzhi } from "../kit/calendar/sexagenary.ts";
import { toMonthEdges, toTermMonth } from "../kit/calendar/term-month.ts";
import type { Element } from "../kit/hexagrams/elements.ts";
import { type PillarChart, toPillarChart } from "../kit/pillars/chart.ts";
import type { FourPillars } from "../kit/pillars/four-pillars.ts";
import { findCycle, type Luck, type LuckCycle, type LuckStart, toLuck } from "../kit/pillars/luck-cycles.ts";
import { toBodyPalace, toConception, toFetalBreath, toSoulPalace } from "../kit/pillars/palaces.ts";
import type { UsefulElements } from "../kit/pillars/useful-elements.ts";
import { fromClockSeconds } from "../kit/time/civil.ts";
import { parseInstant, toCivilText, toDateText, toInstantText } from "../kit/time/parse-civil.ts";
import type { CastContext } from "../kit/topic.ts";
import { type AnnualYear, type Coming, toAnnualYear, toComingLuck } from "./annual.ts";
import type { BirthdayInput } from "./input.ts";

/** Another way to read the same birth, whose four pillars differ. */
export interface Variant {
  reason: BirthVariant["reason"];
  instant: string;
  clock: "trueSolar" | "civil";
  /** What that clock showed. */
  clockTime: string;
  dayStartsAt: DayStart;
  pillars: FourPillars;
}

export interface CurrentLuck extends Coming {
  /** 0 for the first. */
  index: number;
  startAge: number;
  startDate: string;
}

export interface BirthdayCast extends Omit<PillarChart, "useful"> {
  /** The moment of the cast, against which a season is past or to come; absent from casts of the first engine version. */
  castAt?: string;
  /** UTC; noon of the day by its own clock when the time is unknown. */
  instant: string;
  hasTime: boolean;
  /** What the wall's clock showed. */
  civilTime: string;
  timeZone: string;
  offsetSeconds: number;
  isDst: boolean;
  longitude: number | null;
  place: string | null;
  sex: "male" | "female" | null;
  /** The clock that gave day and hour. */
  clock: "trueSolar" | "civil";
  dayStartsAt: DayStart;
  trueSolarTime: string | null;
  lunarDate: LunarDate;
  /** The 节 that began the month, and its instant. */
  term: { name: string; at: string };
  /** 用神 first. */
  usefulElements: Element[];
  usefulReason: Omit<UsefulElements, "elements">;
  conception: Ganzhi;
  fetalBreath: Ganzhi;
  soulPalace: Ganzhi | null;
  bodyPalace: Ganzhi | null;
  /** Null where the sex is unknown. Without a time of birth its date is right within two months. */
  luckStart: LuckStart | null;
  /** Ages are 虚岁. Null where the sex is unknown. */
  luckCycles: LuckCycle[] | null;
  /** The cycle that runs at the moment of the cast; null before the first, or where the sex is unknown. */
  currentLuck: CurrentLuck | null;
  /** The year of the moment, from 立春 (of the birth, if that is still to come), and the nine after it. */
  currentYear: AnnualYear;
  years: AnnualYear[];
  variants: Variant[];
}

const yearsAhead = 10;

const toFourPillars = ({ instant, clockSeconds, hasTime }: BirthMoment, dayStartsAt: DayStart): FourPillars => {
  const pillars = toPillars(instant, clockSeconds, dayStartsAt);
  return hasTime ? pillars : { ...pillars, hour: null };
};

const toVariant = ({ reason, instant, clock, clockSeconds, dayStartsAt, pillars }: BirthVariant, hasTime: boolean): Variant => ({
  reason,
  instant: toInstantText(instant),
  clock,
  clockTime: toCivilText(fromClockSeconds(clockSeconds)),
  dayStartsAt,
  pillars: hasTime ? pillars : { ...pillars, hour: null },
});

const toCurrentLuck = (chart: PillarChart, luck: Luck | null, today: string): CurrentLuck | null => {
  const cycle = luck && findCycle(luck.cycles, today);
  if (!luck || !cycle) return null;
  const { startAge, startDate, pillar } = cycle;
  return { index: luck.cycles.indexOf(cycle), startAge, startDate, ...toComingLuck(chart, pillar) };
};

/**
 * @param input as `input` validates it
 * @throws AppError invalidParameters for a birth no calendar or clock knows
 */
export const castBirthday = ({ birth, dayStartsAt, clock }: BirthdayInput, { moment: now }: CastContext): BirthdayCast => {
  const moment = toBirthMoment(birth, { clock });
  const { instant, hasTime, civil, offsetSeconds, sex, lunarDate } = moment;
  const lunarYear = lunarDate.year;
  const pillars = toFourPillars(moment, dayStartsAt);
  const chart = toPillarChart(pillars);
  const { useful, ...shown } = chart;
  const { elements: usefulElements, ...usefulReason } = useful;
  const luck = sex ? toLuck({ instant, civil, lunarYear }, pillars, sex) : null;
  const nowSeconds = parseInstant(now);
  const firstYear = Math.max(toTermMonth(nowSeconds).year, toTermMonth(instant).year);
  const { previous } = toMonthEdges(instant);
  const years = Array.from({ length: yearsAhead }, (_, ahead) => toAnnualYear(chart, luck?.cycles ?? null, lunarYear, firstYear + ahead));
  return {
    castAt: toInstantText(nowSeconds),
    instant: toInstantText(instant),
    hasTime,
    civilTime: toCivilText(civil),
    timeZone: birth.timeZone,
    offsetSeconds,
    isDst: moment.isDst,
    longitude: moment.longitude,
    place: birth.place ?? null,
    sex,
    clock: moment.clock,
    dayStartsAt,
    trueSolarTime: moment.trueSolarTime,
    lunarDate,
    term: { name: previous.name, at: toInstantText(previous.instant) },
    ...shown,
    usefulElements,
    usefulReason,
    conception: toConception(pillars.month),
    fetalBreath: toFetalBreath(pillars.day),
    soulPalace: toSoulPalace(pillars),
    bodyPalace: toBodyPalace(pillars),
    luckStart: luck?.start ?? null,
    luckCycles: luck?.cycles ?? null,
    currentLuck: toCurrentLuck(chart, luck, toDateText(fromClockSeconds(nowSeconds + offsetSeconds))),
    currentYear: years[0]!,
    years,
    variants: listBirthVariants(birth, { clock, dayStartsAt }).map((variant) => toVariant(variant, hasTime)),
  };
};
