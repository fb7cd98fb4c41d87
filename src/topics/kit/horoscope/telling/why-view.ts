import type { HoroscopeCast } from "../cast.ts";
import type { Points } from "../points.ts";
import type { Ranked } from "../rank.ts";
import type { ScoreName } from "../themes.ts";

export interface WhyView {
  ranked: Ranked;
  cast: HoroscopeCast;
  theme: ScoreName;
  /** The strongest reason for and against, if any. */
  lift: Points | null;
  drag: Points | null;
}
