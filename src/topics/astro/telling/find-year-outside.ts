import { findAskedYear } from "../../kit/hearing/asked-year.ts";
import type { SkyView } from "./view.ts";

/** The year asked about where the cast has none of its transits: of 2028, when they run from March 2026 to March 2027. */
export const findYearOutside = ({ cast: { yearAhead } }: SkyView, text: string): number | null => {
  const [from, end] = [yearAhead.from, yearAhead.to].map((at) => Number(at.slice(0, 4))) as [number, number];
  const to = yearAhead.to.slice(4).startsWith("-01-01T00:00:00") ? end - 1 : end;
  const asked = findAskedYear(text, from);
  return asked !== null && (asked < from || asked > to) ? asked : null;
};
