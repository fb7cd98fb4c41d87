import type { Ganzhi } from "../kit/calendar/sexagenary.ts";
import type { FactOf } from "../kit/fact.ts";
import type { Branch, Stem } from "../kit/hexagrams/branches.ts";
import type { FiveElementsClass, LeapMonthRule, VariantReason } from "./cast-types.ts";
import type { Brightness } from "./data/brightness.ts";
import type { CycleName, God } from "./data/gods.ts";
import type { PalaceName } from "./data/palaces.ts";
import type { PatternName } from "./data/patterns.ts";
import type { StarKind, StarName } from "./data/stars.ts";
import type { Transformation, TransformationSchool } from "./data/transformations.ts";

/** What a star was placed by: see `data/placements.ts`. */
export type StarRule =
  | "class"
  | "mirror"
  | "purpleChain"
  | "treasuryChain"
  | "yearStem"
  | "yearBranch"
  | "month"
  | "hour"
  | "yearAndHour"
  | "day"
  | "soulAndYear"
  | "bodyAndYear"
  | "tenDayVoid"
  | "friendsPalace"
  | "healthPalace";

/** Lists of stars are joined by spaces: 紫微 天府. */
export type PurpleStarFacts = {
  /** `percent`: of a hundred plates; `soulBranch` and the stars concerned say where. */
  pattern: { name: PatternName; percent: number; soulBranch: Branch };
  /** `majors` are those of the opposite palace where `isBorrowed`. `body`: 身宫 falls here. */
  palace: {
    name: PalaceName;
    stem: Stem;
    branch: Branch;
    majors: string;
    isBorrowed: boolean;
    isBody: boolean;
    soulBranch: Branch;
    month: number;
    hourBranch: Branch;
  };
  /** The partners and the opposite of a palace, each as 官禄 and its majors. */
  square: { name: PalaceName; partners: string; opposite: PalaceName; stars: string };
  star: {
    name: StarName;
    kind: StarKind;
    palace: PalaceName;
    branch: Branch;
    brightness: Brightness | null;
    transformation: Transformation | null;
    rule: StarRule;
    /** What the rule was asked with: 庚, 午, 4, 7; for chains the place counted from. */
    given: string;
    /** The place or number it was counted from, where the rule has one. */
    from: string;
  };
  /** `of`: whose stem: the birth year's, the decade's palace's, this year's. */
  transformation: {
    of: "birth" | "decade" | "annual";
    kind: Transformation;
    star: StarName;
    palace: PalaceName;
    stem: Stem;
    school: TransformationSchool;
  };
  god: { cycle: CycleName; name: God; palace: PalaceName; branch: Branch; startBranch: Branch; startGiven: string; isForward: boolean };
  decade: {
    palace: PalaceName;
    stem: Stem;
    branch: Branch;
    from: number;
    to: number;
    isNow: boolean;
    fiveElementsClass: FiveElementsClass;
    isForward: boolean;
    year: Ganzhi;
    sex: "male" | "female";
  };
  childhood: { palace: PalaceName; age: number; fiveElementsClass: FiveElementsClass };
  annual: { year: number; stem: Stem; branch: Branch; age: number; palace: PalaceName };
  minorLimit: { age: number; palace: PalaceName; branch: Branch; yearBranch: Branch; sex: "male" | "female" };
  /** What sort of star it is; `count`: how many of them every plate holds. */
  starKind: { kind: StarKind; count: number };
  class: { name: FiveElementsClass; soulStem: Stem; soulBranch: Branch; nayin: string };
  soulStar: { star: StarName; soulBranch: Branch; palace: PalaceName };
  bodyStar: { star: StarName; yearBranch: Branch; palace: PalaceName };
  bodyPalace: { palace: PalaceName; branch: Branch; month: number; hourBranch: Branch };
  lunar: {
    year: number;
    ganzhi: Ganzhi;
    month: number;
    leap: boolean;
    day: number;
    countedMonth: number;
    rule: LeapMonthRule;
    isLateZi: boolean;
    dayStartsAt: "23:00" | "00:00";
    hourBranch: Branch;
    clock: "trueSolar" | "civil";
    clockTime: string;
  };
  pillars: { year: Ganzhi; month: Ganzhi; day: Ganzhi; hour: Ganzhi; lunarYear: Ganzhi };
  plate: { fiveElementsClass: FiveElementsClass; soulBranch: Branch; bodyBranch: Branch; year: Ganzhi; month: number; day: number; hourBranch: Branch };
  variant: {
    reason: VariantReason;
    hourBranch: Branch;
    soulPalace: Branch;
    fiveElementsClass: FiveElementsClass;
    soulStars: string;
    month: number;
    day: number;
    leap: boolean;
  };
};

export type PurpleStarFact = FactOf<PurpleStarFacts>;
