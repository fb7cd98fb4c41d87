import type { BirthVariant } from "../kit/birth/birth-variants.ts";
import type { DayStart } from "../kit/calendar/pillars.ts";
import type { Ganzhi } from "../kit/calendar/sexagenary.ts";
import type { Branch, Stem } from "../kit/hexagrams/branches.ts";
import type { Element, Relation } from "../kit/hexagrams/elements.ts";
import type { PillarName } from "../kit/pillars/four-pillars.ts";
import type { LifeStage } from "../kit/pillars/life-stages.ts";
import type { PunishmentManner, RelationKind } from "../kit/pillars/relations.ts";
import type { SpiritBase } from "../kit/pillars/spirit-rule.ts";
import type { SeasonState, StrengthLevel } from "../kit/pillars/strength.ts";
import type { TenGod } from "../kit/pillars/ten-gods.ts";
import type { UsefulMethod } from "../kit/pillars/useful-elements.ts";
import type { Favour } from "./annual.ts";

type Clock = "trueSolar" | "civil";

/** What a year's or a luck cycle's pillar does. `ties`: "clash:annual午+day子 harm:…", empty for none. */
type ComingValues = {
  pillar: Ganzhi;
  tenGod: TenGod;
  branchGod: TenGod;
  lifeStage: LifeStage;
  stemFavour: Favour;
  branchFavour: Favour;
  isVoid: boolean;
  ties: string;
};

/** Ids: the key itself, or `key.year` … `key.hour`, `element.wood`, `relation.1`, `spirit.1`, `luck.1`, `year.2026`, `variant.1`. */
export type BirthdayFacts = {
  dayMaster: { stem: Stem; element: Element; isYang: boolean; month: Branch; level: StrengthLevel; day: Ganzhi };
  /** `term` for year and month, `time` (the clock used) for day and hour. */
  pillar: { pillar: PillarName; ganzhi: Ganzhi; term: string | null; time: string | null; clock: Clock; dayStartsAt: DayStart };
  stem: { pillar: PillarName; stem: Stem; element: Element; isYang: boolean };
  branch: { pillar: PillarName; branch: Branch; element: Element; hidden: string };
  tenGod: { pillar: PillarName; stem: Stem; tenGod: TenGod | "日主"; dayMaster: Stem };
  /** `stems` "甲丙戊", `gods` "偏印 比肩 食神". */
  hidden: { pillar: PillarName; branch: Branch; stems: string; gods: string; dayMaster: Stem };
  lifeStage: { pillar: PillarName; dayMaster: Stem; branch: Branch; stage: LifeStage };
  selfStage: { pillar: PillarName; stem: Stem; branch: Branch; stage: LifeStage };
  nayin: { pillar: PillarName; ganzhi: Ganzhi; nayin: string };
  /** `hits`: the pillars whose branch falls in these voids, "month hour". */
  void: { pillar: PillarName; ganzhi: Ganzhi; first: Branch; second: Branch; hits: string };
  /** `units` of `total`; `parts`: "day丙1 year丁0.7". */
  element: { element: Element; percent: number; units: number; total: number; relation: Relation; dayMaster: Stem; parts: string };
  /** `members`: "year午 hour未". */
  relation: { kind: RelationKind; members: string; element: Element | null; manner: PunishmentManner | null };
  spirit: { name: string; pillar: PillarName; char: string; from: SpiritBase; base: string };
  strength: {
    level: StrengthLevel;
    score: number;
    season: number;
    seasonState: SeasonState;
    roots: number;
    allies: number;
    hasRoot: boolean;
    dayMaster: Stem;
    month: Branch;
  };
  /** `elements` and `adverse` separated by spaces, the foremost first. */
  useful: {
    elements: string;
    adverse: string;
    method: UsefulMethod;
    decidedBy: Element;
    percent: number;
    climate: Element | null;
    dayMaster: Stem;
    month: Branch;
    level: StrengthLevel;
  };
  luckStart: {
    direction: "forward" | "backward";
    yearStem: Stem;
    sex: "male" | "female";
    term: string;
    intervalSeconds: number;
    years: number;
    months: number;
    days: number;
    date: string;
    nominalAge: number;
    hasTime: boolean;
  };
  luck: {
    place: number;
    pillar: Ganzhi;
    tenGod: TenGod;
    branchGod: TenGod;
    startAge: number;
    startYear: number;
    startDate: string;
    isNow: boolean;
    month: Ganzhi;
    direction: "forward" | "backward";
  };
  currentLuck: ComingValues & { place: number; startAge: number; startDate: string };
  year: ComingValues & { year: number; age: number; luck: Ganzhi | null; isNow: boolean };
  conception: { ganzhi: Ganzhi; month: Ganzhi; nayin: string };
  fetalBreath: { ganzhi: Ganzhi; day: Ganzhi; nayin: string };
  soulPalace: { ganzhi: Ganzhi; month: Branch; hour: Branch; nayin: string };
  bodyPalace: { ganzhi: Ganzhi; month: Branch; hour: Branch; nayin: string };
  /** `aheadMinutes`: true solar time less the wall's clock; null where it is not known. */
  clock: {
    clock: Clock;
    civilTime: string;
    trueSolarTime: string | null;
    longitude: number | null;
    offsetSeconds: number;
    isDst: boolean;
    aheadMinutes: number | null;
    hasTime: boolean;
  };
  lunarDate: { year: number; month: number; leap: boolean; day: number };
  /** `pillars` "庚午 庚辰 丙寅 乙未" (three without a time), `changed` the names of those that differ. */
  variant: { reason: BirthVariant["reason"]; pillars: string; changed: string; clock: Clock; clockTime: string; dayStartsAt: DayStart };
  unknownTime: { day: Ganzhi };
  unknownSex: { yearStem: Stem };
};
