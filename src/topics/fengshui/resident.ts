import type { Birth } from "../kit/birth/birth.ts";
import { toBirthMoment } from "../kit/birth/birth-moment.ts";
import { toMonthEdges, toTermMonth } from "../kit/calendar/term-month.ts";
import { type Kua, type KuaGroup, type Sex, toKuaGroup, toKuaOfYear, toKuaTrigram } from "../kit/kua/kua.ts";
import { type MansionPlan, toMansions } from "../kit/kua/mansions.ts";
import { secondsPerDay } from "../kit/time/civil.ts";

export interface Resident {
  kua: Kua;
  group: KuaGroup;
  sex: Sex;
  /** The year from 立春 that the birth falls in. */
  year: number;
  /** The kua of the year on the other side of a 立春 that the birth may lie beyond; null when it is plain. */
  otherKua: Kua | null;
  mansions: MansionPlan;
}

/** A known time may be off by this much; an unknown one by half a day. */
const doubtSeconds = 180;

/** The year that an instant near 立春 may also belong to. */
const findOtherYear = (instant: number, doubt: number): number | null => {
  const { year } = toTermMonth(instant);
  const { previous, next } = toMonthEdges(instant);
  if (previous.name === "立春" && instant - previous.instant < doubt) return year - 1;
  return next.name === "立春" && next.instant - instant <= doubt ? year + 1 : null;
};

/** The resident's kua and eight mansions; null without a sex. @throws AppError invalidParameters under `resident` */
export const toResident = (birth: Birth): Resident | null => {
  const { instant, hasTime, sex } = toBirthMoment(birth, { clock: "civil", path: "resident" });
  if (sex === null) return null;
  const { year } = toTermMonth(instant);
  const kua = toKuaOfYear(year, sex);
  const otherYear = findOtherYear(instant, hasTime ? doubtSeconds : secondsPerDay / 2);
  const otherKua = otherYear === null ? null : toKuaOfYear(otherYear, sex);
  return { kua, group: toKuaGroup(kua), sex, year, otherKua: otherKua === kua ? null : otherKua, mansions: toMansions(toKuaTrigram(kua)) };
};
