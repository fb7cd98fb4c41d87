/** What a clock and a calendar on the wall show, proleptic Gregorian; months from 1, whole seconds. Says nothing of where. */
export interface Civil {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

export const secondsPerDay = 86_400;

/** Days since 1970-01-01 of a proleptic Gregorian date; March-based years make the leap day the last of its year. */
export const toEpochDay = (year: number, month: number, day: number): number => {
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  return era * 146_097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719_468;
};

export interface CivilDate {
  year: number;
  month: number;
  day: number;
}

/** The date of a day counted from 1970-01-01; `toEpochDay` turned round. */
export const toCivilDate = (epochDay: number): CivilDate => {
  const shifted = epochDay + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor((dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const place = Math.floor((5 * dayOfYear + 2) / 153);
  const month = place < 10 ? place + 3 : place - 9;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day: dayOfYear - Math.floor((153 * place + 2) / 5) + 1 };
};

/** Seconds since 1970-01-01 00:00:00 on the same clock: a civil time as one number, to count and compare with. */
export const toClockSeconds = ({ year, month, day, hour, minute, second }: Civil): number =>
  toEpochDay(year, month, day) * secondsPerDay + hour * 3600 + minute * 60 + second;

/** `toClockSeconds` turned round; a fraction of a second is cut off. */
export const fromClockSeconds = (clockSeconds: number): Civil => {
  const epochDay = Math.floor(clockSeconds / secondsPerDay);
  const ofDay = Math.floor(clockSeconds - epochDay * secondsPerDay);
  return { ...toCivilDate(epochDay), hour: Math.floor(ofDay / 3600), minute: Math.floor(ofDay / 60) % 60, second: ofDay % 60 };
};
