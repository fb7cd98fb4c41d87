import type { HoroscopeEvent } from "../api.ts";
import { toLocalDay } from "../days.ts";

/** Events by the day they fall on where the reader is; near midnight that is not the day in Greenwich. */
export const groupByDay = (events: readonly HoroscopeEvent[]): Map<string, HoroscopeEvent[]> => {
  const days = new Map<string, HoroscopeEvent[]>();
  for (const event of events) {
    const day = toLocalDay(new Date(event.at));
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return days;
};
