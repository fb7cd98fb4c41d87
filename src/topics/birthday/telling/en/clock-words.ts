import type { FactWords } from "../../../kit/fact.ts";
import type { PillarName } from "../../../kit/pillars/four-pillars.ts";
import { listAnd } from "../../../kit/wording/list.ts";
import type { BirthdayFacts } from "../../fact-types.ts";
import { pillarNamesEn, toGanzhiName } from "./names.ts";
import { toTermName } from "./term-names.ts";

const clockNames = { trueSolar: "true solar time", civil: "the clock on the wall" };

/** "1990-05-01T13:53:44" → "13:53" */
const toTime = (text: string): string => text.slice(11, 16);

export const toPillarNote = (
  pillar: PillarName,
  ganzhi: string,
  term: string | null,
  time: string | null,
  clock: "trueSolar" | "civil",
  dayStartsAt: "23:00" | "00:00",
): string => {
  const name = toGanzhiName(ganzhi);
  if (pillar === "year")
    return `The year turns at the instant of Start of Spring (立春), not at the lunar new year; yours is ${name}. It tells of forebears and early years.`;
  if (pillar === "month")
    return `A month begins with its solar term. At your birth ${toTermName(term ?? "")} had passed, so the month is ${name}, its stem worked out from the year’s. It tells of parents and the working years, and weighs most in strength.`;
  const by = time === null ? "" : `By ${clockNames[clock]}, ${time.slice(11, 16)}, `;
  if (pillar === "day")
    return `${by}${by ? "with the day turning" : "The day turns"} at ${dayStartsAt === "23:00" ? "23:00" : "midnight"}, the count of sixty stands at ${name}. Its stem is you, its branch those close to you.`;
  return `${by}${by ? "it is" : "It is"} the double hour of ${name.split(" ")[1]}; its stem follows from the day’s, which gives ${name}. It tells of the young and of later on.`;
};

const toOffset = (seconds: number): string => {
  const size = Math.abs(seconds);
  return `UTC${seconds < 0 ? "−" : "+"}${Math.floor(size / 3600)}${size % 3600 === 0 ? "" : `:${String(Math.floor((size % 3600) / 60)).padStart(2, "0")}`}`;
};

export const clockWords = ({ clock, civilTime, trueSolarTime, longitude, offsetSeconds, isDst, aheadMinutes, hasTime }: BirthdayFacts["clock"]): FactWords => {
  if (!hasTime) return { label: "Time", value: "hour unknown", note: "Without an hour, the month is read at noon of that day." };
  if (trueSolarTime === null)
    return {
      label: "Time",
      value: `${toTime(civilTime)} by the clock`,
      note: "Without the longitude of the place there is no true solar time, so day and hour go by the clock on the wall.",
    };
  const minutes = `${Math.abs(aheadMinutes!)} minute${Math.abs(aheadMinutes!) === 1 ? "" : "s"}`;
  const far = aheadMinutes === 0 ? "the same as" : `${minutes} ${aheadMinutes! > 0 ? "ahead of" : "behind"}`;
  const side = `${Math.abs(longitude!).toFixed(2)}° ${longitude! >= 0 ? "east" : "west"}`;
  return {
    label: "True solar time",
    value: toTime(trueSolarTime),
    note: `The Sun’s own time at ${side}, ${far} the clock’s ${toTime(civilTime)} (${toOffset(offsetSeconds)}${isDst ? ", daylight saving in force" : ""}): four minutes for each degree, and the equation of time. ${clock === "trueSolar" ? "Day and hour go by it." : "You chose the clock on the wall, so day and hour go by that."}`,
  };
};

/** Why another app may show other pillars. */
export const doubtWords = (
  reason: BirthdayFacts["variant"]["reason"],
  changed: string,
  clock: "trueSolar" | "civil",
  clockTime: string,
  dayStartsAt: "23:00" | "00:00",
): string => {
  const names = changed.split(" ").map((name) => pillarNamesEn[name as PillarName]);
  const which = listAnd(names);
  const why = {
    term: "The birth lies within three minutes of a solar term (or, without an hour, on the day of one); across it these are the pillars",
    hourEdge: "The birth lies within three minutes of a double hour’s edge; across it these are the pillars",
    clock: `By ${clockNames[clock]} (${toTime(clockTime)}) these are the pillars`,
    dayStart: dayStartsAt === "00:00" ? "If the day turns at midnight these are the pillars" : "If the day turns at 23:00 these are the pillars",
    chinaDst1988: "Sources differ on daylight saving in China from 10 to 16 April 1988; by the other account these are the pillars",
    xinjiang: "Records in Xinjiang keep Beijing time, or local time two hours behind; by the other clock these are the pillars",
    chinaFiveZones: "Before 1949 clocks in China kept several zones; by the local one these are the pillars",
  }[reason];
  return `${why}. What changes: ${which}. This is why another app may show something else.`;
};
