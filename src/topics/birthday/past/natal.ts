import { toElementPercent } from "../../kit/pillars/element-weights.ts";
import type { FourPillars, PillarName, Placed } from "../../kit/pillars/four-pillars.ts";
import { listPlaced } from "../../kit/pillars/four-pillars.ts";
import type { LuckCycle } from "../../kit/pillars/luck-cycles.ts";
import { toStrength } from "../../kit/pillars/strength.ts";
import { toUsefulElements, type UsefulElements } from "../../kit/pillars/useful-elements.ts";

/** What of a chart its years are laid against. */
export interface Natal {
  /** The calendar year of birth. */
  birthYear: number;
  placed: readonly Placed<PillarName>[];
  day: Placed<PillarName>;
  year: Placed<PillarName>;
  useful: UsefulElements;
  sex: "male" | "female" | null;
  /** Null where the sex is unknown. */
  cycles: readonly LuckCycle[] | null;
}

export const toNatal = (pillars: FourPillars, { birthYear, sex, cycles }: Pick<Natal, "birthYear" | "sex" | "cycles">): Natal => {
  const placed = listPlaced(pillars);
  const [year, month, day] = placed as [Placed<PillarName>, Placed<PillarName>, Placed<PillarName>];
  const useful = toUsefulElements(day.stem, month.branch, toElementPercent(pillars), toStrength(pillars));
  return { birthYear, placed, day, year, useful, sex, cycles };
};
