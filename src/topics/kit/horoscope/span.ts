import type { Period } from "./themes.ts";

const msPerDay = 86_400_000;
const toDate = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** First and last day of the period around a day. A week runs from Monday to Sunday: 2026-11-21 lies in 2026-11-16 … 2026-11-22. */
export const toSpan = (date: string, period: Period): { from: string; to: string } => {
  const ms = Date.parse(`${date}T00:00:00Z`);
  const day = new Date(ms);
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth()];
  if (period === "day") return { from: date, to: date };
  if (period === "week") {
    const monday = ms - ((day.getUTCDay() + 6) % 7) * msPerDay;
    return { from: toDate(monday), to: toDate(monday + 6 * msPerDay) };
  }
  if (period === "month") return { from: toDate(Date.UTC(year, month, 1)), to: toDate(Date.UTC(year, month + 1, 0)) };
  return { from: toDate(Date.UTC(year, 0, 1)), to: toDate(Date.UTC(year, 11, 31)) };
};

/** All days from the first to the last. */
export const listDays = ({ from, to }: { from: string; to: string }): string[] => {
  const days: string[] = [];
  for (let ms = Date.parse(`${from}T00:00:00Z`); ms <= Date.parse(`${to}T00:00:00Z`); ms += msPerDay) days.push(toDate(ms));
  return days;
};
