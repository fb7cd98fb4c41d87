import type { Dragon, Mountain } from "../kit/compass/mountain.ts";
import type { Direction, Palace } from "../kit/compass/palace.ts";
import type { MainPattern, WholePattern } from "../kit/flying-stars/pattern.ts";
import type { Timeliness } from "../kit/flying-stars/timeliness.ts";
import type { Branch } from "../kit/hexagrams/branches.ts";
import type { TrigramName } from "../kit/hexagrams/trigrams.ts";
import type { KuaGroup, Sex } from "../kit/kua/kua.ts";
import type { Mansion } from "../kit/kua/mansions.ts";
import type { HousePeriod } from "./house-period.ts";

/** A plate of stars: what stood at its centre and which way it flew. */
type Flight = { mountainCentre: number; isMountainForward: boolean; facingCentre: number; isFacingForward: boolean };

export type FengshuiFacts = {
  /** `magnetic` is the needle's reading before it was corrected. */
  facing: {
    mountain: Mountain;
    palace: Direction;
    degrees: number;
    precision: "degrees" | "mountain" | "direction";
    magnetic: number | null;
    isUncorrected: boolean;
  };
  sitting: { mountain: Mountain; facing: Mountain; palace: Direction; trigram: TrigramName };
  /** Within 1.5° of a border; `isSame`: the chart on the far side is the same. */
  border: { mountain: Mountain; neighbour: Mountain; distance: number; isPalaceBorder: boolean; isSame: boolean };
  /** What the house may face instead. */
  other: { mountain: Mountain; sitting: Mountain; pattern: MainPattern; ownPattern: MainPattern; isSame: boolean; precision: "degrees" | "direction" };
  /** `first` and `last` are the years of the period. */
  period: { period: number; from: HousePeriod["from"]; date: string | null; otherPeriod: number | null; first: number; last: number };
  /** `charts`: how many of the 216 have it. */
  pattern: { pattern: MainPattern; period: number; sittingPalace: Direction; facingPalace: Direction; charts: number };
  whole: { pattern: WholePattern };
  /** How the mountain or the facing star flew; `via` is the mountain whose yin or yang decided it, null for a five, which goes by `own`. */
  flight: { of: "mountain" | "facing"; star: number; palace: Direction; own: Mountain; dragon: Dragon; via: Mountain | null; isForward: boolean };
  palace: Flight & {
    palace: Palace;
    role: "facing" | "sitting" | "centre" | "plain";
    period: number;
    mountain: number;
    mountainState: Timeliness;
    facing: number;
    facingState: Timeliness;
    base: number;
    annual: number;
    month: number;
    mansion: Mansion | null;
    otherMountain: Mountain | null;
    otherStars: string | null;
  };
  /** `five`: the palace the 五黄 is in. */
  /** `five` and `two`: where this year's 五黄 and 二黑 (病符) lodge. */
  annual: { star: number; year: number; five: Palace; two: Palace };
  month: { star: number; year: number; month: number; five: Palace };
  /** 太岁 and 三煞 of the year. */
  yearPlaces: { year: number; branch: Branch; taiSui: Mountain; taiSuiPalace: Direction; sanSha: Direction };
  kua: { kua: number; trigram: TrigramName; group: KuaGroup; sex: Sex; year: number; otherKua: number | null };
  house: { trigram: TrigramName; group: KuaGroup; sitting: Mountain; palace: Direction; good: string };
  fit: { kua: number; kuaGroup: KuaGroup; trigram: TrigramName; houseGroup: KuaGroup; fits: boolean };
  /** `changed`: the lines of the kua that change, bottom up, "001". */
  mansion: { direction: Direction; mansion: Mansion; kua: number; from: TrigramName; to: TrigramName; changed: string };
  place: {
    kind: "door" | "room";
    name: string | null;
    bearing: number | null;
    palace: Palace;
    mountain: number;
    facing: number;
    facingState: Timeliness;
    annual: number;
    mansion: Mansion | null;
  };
};
