import type { Ganzhi } from "../kit/calendar/sexagenary.ts";
import type { Branch, Stem } from "../kit/hexagrams/branches.ts";
import type { Element } from "../kit/hexagrams/elements.ts";
import type { Kua, KuaGroup } from "../kit/kua/kua.ts";
import type { Mansion } from "../kit/kua/mansions.ts";
import type { PillarName } from "../kit/pillars/four-pillars.ts";
import type { StrengthLevel } from "../kit/pillars/strength.ts";
import type { TenGod } from "../kit/pillars/ten-gods.ts";
import type { AspectType } from "../kit/sky/aspects.ts";
import type { Planet } from "../kit/sky/bodies.ts";
import type { CrossKind } from "./cross-ties.ts";
import type { YearFor } from "./joint-years.ts";
import type { Who } from "./person.ts";
import type { Sign } from "./score/contacts.ts";
import type { PartName } from "./score/points.ts";
import type { StemTie } from "./score/stem-bond.ts";

type Points = { score: number; of: number; percent: number };
/** `ties`: "sixHarmony break", the one that decides first. */
type BranchValues = Points & { a: Branch; b: Branch; ties: string };

/** Ids: the key itself, or with `.a` (the man), `.b` (the woman), a pillar, a place in the list or a year behind it. */
export type MarriageFacts = {
  /** `parts`: "animals:15/15 dayStems:9/15 …". */
  total: {
    score: number;
    margin: number;
    strongest: PartName;
    strongestPercent: number;
    sorest: PartName;
    sorestPercent: number;
    parts: string;
    unknownHours: number;
  };
  person: { who: Who; name: string | null; birth: string; hasTime: boolean; pillars: string; level: StrengthLevel; strength: number };
  pillar: { who: Who; pillar: PillarName; ganzhi: Ganzhi; nayin: string };
  animals: BranchValues;
  dayStems: Points & { a: Stem; b: Stem; tie: StemTie; from: Who | null; isMixed: boolean };
  dayBranches: BranchValues;
  nayin: Points & { a: string; b: string; yearA: Ganzhi; yearB: Ganzhi; tie: "feeds" | "same" | "holds"; from: Who | null };
  elements: Points & { percentA: number; percentB: number };
  /** What `who` can use, and what the other has of it: useful "wood fire", shares "12 30". */
  giving: { who: Who; useful: string; shares: string; average: number; percent: number };
  kua: Points & { a: Kua; b: Kua; groupA: KuaGroup; groupB: KuaGroup; mansion: Mansion; directions: string };
  synastry: Points & { contacts: number; leftOut: number; effects: string };
  contact: { a: Planet; b: Planet; type: AspectType; orb: number; effect: number; isRanged: boolean };
  cross: { kind: CrossKind; pillarA: PillarName; charA: string; pillarB: PillarName; charB: string };
  /** What the day branch of `who` holds foremost, to the day master. */
  seat: { who: Who; branch: Branch; stem: Stem; tenGod: TenGod; dayMaster: Stem };
  /** The other's day stem, seen from this one's. */
  sees: { who: Who; own: Stem; other: Stem; tenGod: TenGod };
  /** The month stem of `who`, seen from the own day master. */
  earns: { who: Who; stem: Stem; tenGod: TenGod; dayMaster: Stem };
  /** The year stem of `who`, seen from the other's day master. */
  elders: { who: Who; stem: Stem; other: Stem; tenGod: TenGod };
  sign: { who: Who; planet: "moon" | "venus" | "mars"; sign: Sign; longitude: number };
  strengths: { levelA: StrengthLevel; levelB: StrengthLevel; scoreA: number; scoreB: number };
  element: { who: Who; element: Element; percent: number };
  year: {
    year: number;
    pillar: Ganzhi;
    godA: TenGod;
    godB: TenGod;
    scoreA: number;
    scoreB: number;
    seatA: YearFor["seat"];
    seatB: YearFor["seat"];
    starA: YearFor["star"];
    starB: YearFor["star"];
  };
  names: { a: string; b: string; personA: number; personB: number; elementA: Element; elementB: Element };
  unknownTime: { who: Who; leftOut: number };
};
