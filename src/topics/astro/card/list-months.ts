import type { ChartAspectType } from "../../kit/sky/chart-aspects.ts";
import type { AstroCast, ExactHit, YearEclipse } from "../cast-types.ts";

/** One day of the year ahead on which something is exact. */
export type YearDay = { at: string; fact: string } & (
  | {
      kind: "hit";
      hit: ExactHit;
      pass: number;
      passes: number;
      tone: ChartAspectType;
    }
  | { kind: "eclipse"; eclipse: YearEclipse }
);

export interface YearMonth {
  year: number;
  /** 1 … 12 */
  month: number;
  days: YearDay[];
}

const isSame = (one: ExactHit, other: ExactHit): boolean => one.body === other.body && one.type === other.type && one.point === other.point;

const listDays = ({ yearAhead: { hits, eclipses } }: AstroCast): YearDay[] =>
  [
    ...hits.map((hit, index): YearDay => {
      const passes = hits.filter((other) => isSame(hit, other));
      return {
        at: hit.at,
        fact: `hit.${index + 1}`,
        kind: "hit",
        hit,
        pass: passes.indexOf(hit) + 1,
        passes: passes.length,
        tone: hit.type,
      };
    }),
    ...eclipses.map(
      (eclipse, index): YearDay => ({
        at: eclipse.at,
        fact: `eclipse.${index + 1}`,
        kind: "eclipse",
        eclipse,
      }),
    ),
  ].sort((one, other) => one.at.localeCompare(other.at));

/** The months from the year's beginning to its end, twelve or, where it begins within a month, thirteen, each with its days. */
export const listMonths = (cast: AstroCast): YearMonth[] => {
  const { from, to } = cast.yearAhead;
  const days = listDays(cast);
  const months: YearMonth[] = [];
  let [year, month] = from.split("-").map(Number) as [number, number];
  for (let key = from.slice(0, 7); `${key}-01` < to.slice(0, 10); key = `${year}-${String(month).padStart(2, "0")}`) {
    months.push({
      year,
      month,
      days: days.filter(({ at }) => at.startsWith(key)),
    });
    [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
  }
  return months;
};
