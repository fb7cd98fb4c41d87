import type { Ganzhi } from "../kit/calendar/sexagenary.ts";
import type { FactOf } from "../kit/fact.ts";
import type { Branch } from "../kit/hexagrams/branches.ts";
import type { Level } from "./bone-level.ts";
import type { Bone, SeasonRule, VariantReason } from "./cast-types.ts";
import type { BodyPart, Season } from "./data/body-places.ts";

export type HuangdiFacts = {
  /** `hours` are all the hours of the season that fall on the part: “卯酉”. */
  place: { season: Season; hourBranch: Branch; part: BodyPart; hours: string };
  season: { season: Season; rule: SeasonRule; month: number; leap: boolean };
  hour: { branch: Branch; clock: "trueSolar" | "civil"; clockTime: string; isLateZi: boolean; dayStartsAt: string };
  /** One of the seven places; `isOwn` where the birth falls. */
  body: { part: BodyPart; season: Season; hours: string; isOwn: boolean };
  /** `given` is what it is weighed by: 庚午, 4, 7, 午. `heavier` of the `all` of its kind weigh more. Weights in 钱. */
  bone: { bone: Bone; given: string; leap: boolean; weight: number; level: Level; heavier: number; all: number };
  total: { year: number; month: number; day: number; hour: number; total: number; same: number; lighter: number; all: number };
  verse: { total: number };
  /** A stretch of life by nominal age; the years it lasts. */
  phase: { bone: Bone; weight: number; from: number; to: number | null; startYear: number; endYear: number | null; isNow: boolean; year: Ganzhi };
  otherSeason: { rule: SeasonRule; season: Season; part: BodyPart; hourBranch: Branch };
  variant: { reason: VariantReason; hourBranch: Branch; part: BodyPart; total: number };
};
export type HuangdiFact = FactOf<HuangdiFacts>;
