import type { Purpose } from "../kit/almanac/data/purposes.ts";
import type { TieKind } from "../kit/almanac/day-person.ts";
import type { Duty } from "../kit/almanac/duties.ts";
import type { PathSpirit } from "../kit/almanac/paths.ts";
import type { Warning } from "../kit/almanac/warnings.ts";
import type { Direction } from "../kit/compass/palace.ts";
import type { FactOf } from "../kit/fact.ts";
import type { Branch } from "../kit/hexagrams/branches.ts";

type OfDay = {
  /** "2026-12-17" */
  date: string;
  weekday: number;
};

type OfPath = OfDay & { monthBranch: Branch; dayBranch: Branch };

/** Lists stand as names with a space between; lines of a sum as `part of points person`, strikes as `reason of person`, with a bar between. */
export type AuspiciousFacts = {
  purpose: { purpose: Purpose; terms: string; near: string; duties: string; days: number; takeable: number; isFallback: boolean };
  sum: { most: number; people: number };
  struck: { total: number; avoided: number; allAvoided: number; nothingElse: number; broken: number; warning: number; clash: number };
  person: { index: number; name: string | null; year: string; day: string; useful: string };
  /** 0 is the one day asked about. */
  rank: OfDay & { rank: number; score: number; most: number; lines: string };
  duty: OfPath & { duty: Duty; fit: "suits" | "shuns" | "neither"; purpose: Purpose };
  mansion: OfDay & { mansion: string; isLucky: boolean };
  path: OfPath & { spirit: PathSpirit; isYellow: boolean };
  good: OfDay & { terms: string; hit: string | null; isNear: boolean; monthBranch: Branch; day: string };
  avoid: OfDay & { terms: string; hit: string | null };
  spirits: OfDay & { good: string; bad: string };
  clash: OfDay & { dayBranch: Branch; branch: Branch; ganzhi: string; direction: Direction };
  pillars: OfDay & { year: string; month: string; day: string };
  term: OfDay & { name: string; days: number };
  hours: OfDay & { dayBranch: Branch; hours: string; against: string };
  directions: OfDay & { stem: string; joy: Direction; wealth: Direction; fortune: Direction };
  pengzu: OfDay & { stem: string; branch: string };
  warning: OfDay & { warning: Warning; isStruck: boolean };
  tie: OfDay & { index: number; name: string | null; own: string; day: string; kind: TieKind; pillar: "year" | "day" | null; of: string };
  day: OfDay & {
    lunar: string;
    pillar: string;
    duty: Duty;
    mansion: string;
    isLucky: boolean;
    spirit: PathSpirit;
    isYellow: boolean;
    score: number;
    most: number;
    strikes: string;
    isListed: boolean;
  };
};
export type AuspiciousFact = FactOf<AuspiciousFacts>;
