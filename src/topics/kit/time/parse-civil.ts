import { type Civil, type CivilDate, fromClockSeconds, toCivilDate, toEpochDay } from "./civil.ts";

const datePattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const timePattern = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/;

/**
 * "1990-05-01" as a date.
 * @throws RangeError for another shape or a day that is in no calendar (30 February)
 */
export const parseCivilDate = (text: string): CivilDate => {
  const [year, month, day] = (datePattern.exec(text) ?? []).slice(1).map(Number);
  if (year !== undefined && month !== undefined && day !== undefined && month >= 1 && month <= 12) {
    const date = toCivilDate(toEpochDay(year, month, day));
    if (date.month === month && date.day === day) return date;
  }
  throw new RangeError(`not a date: ${text}`);
};

/**
 * "1990-05-01" and "13:45" or "13:45:30" as a civil time.
 * @throws RangeError for another shape, or a date or time that no clock shows
 */
export const parseCivil = (date: string, time: string): Civil => {
  const match = timePattern.exec(time);
  if (!match) throw new RangeError(`not a time: ${time}`);
  return { ...parseCivilDate(date), hour: Number(match[1]), minute: Number(match[2]), second: Number(match[3] ?? 0) };
};

const pad = (value: number, width = 2): string => String(value).padStart(width, "0");

/** "1990-05-01" */
export const toDateText = ({ year, month, day }: CivilDate): string => `${pad(year, 4)}-${pad(month)}-${pad(day)}`;

/** "1990-05-01T13:45:30" */
export const toCivilText = (civil: Civil): string => `${toDateText(civil)}T${pad(civil.hour)}:${pad(civil.minute)}:${pad(civil.second)}`;

/** "1990-05-01T05:45:30Z" of an instant in seconds since 1970-01-01T00:00Z. */
export const toInstantText = (instant: number): string => `${toCivilText(fromClockSeconds(instant))}Z`;

const instantPattern = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}(?::\d{2})?)(\.\d+)?Z$/;

/**
 * Seconds since 1970-01-01T00:00Z of an ISO 8601 UTC instant, with its fraction.
 * @throws RangeError for anything else
 */
export const parseInstant = (text: string): number => {
  const match = instantPattern.exec(text);
  if (!match) throw new RangeError(`not a UTC instant: ${text}`);
  const { year, month, day, hour, minute, second } = parseCivil(match[1] ?? "", match[2] ?? "");
  return toEpochDay(year, month, day) * 86_400 + hour * 3600 + minute * 60 + second + Number(match[3] ?? 0);
};
