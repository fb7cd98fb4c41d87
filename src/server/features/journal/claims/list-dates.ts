import type { Fact } from "../../../../topics/kit/fact.ts";

const datesMost = 3;
const yearsMost = 2;

/** The days to come that these facts name, soonest first. @param today YYYY-MM-DD */
export const listDates = (facts: readonly Fact[], today: string): string[] => {
  const last = `${Number(today.slice(0, 4)) + yearsMost}${today.slice(4)}`;
  const days = facts.flatMap(({ values }) =>
    Object.values(values).flatMap((value) => (typeof value === "string" && /^\d{4}-\d{2}-\d{2}(?:T|$)/.test(value) ? [value.slice(0, 10)] : [])),
  );
  return [...new Set(days)]
    .filter((day) => day > today && day <= last)
    .sort()
    .slice(0, datesMost);
};
