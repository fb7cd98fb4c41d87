import type { Birth } from "./birth.ts";
import { findBirthProblem, toBirthDate } from "./birth-problem.ts";

const adultYears = 18;
const pad = (value: number, length: number): string => String(value).padStart(length, "0");

/** Eighteen years old on a day (YYYY-MM-DD) or before; false for a birth whose day nobody knows. */
export const isAdult = (birth: Birth, today: string): boolean => {
  if (findBirthProblem({ ...birth, time: null })?.field === "date" || birth.date === undefined) return false;
  const { year, month, day } = toBirthDate(birth);
  return `${pad(year + adultYears, 4)}-${pad(month, 2)}-${pad(day, 2)}` <= today;
};
