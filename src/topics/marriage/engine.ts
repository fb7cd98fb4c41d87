import { toBranch } from "../kit/calendar/sexagenary.ts";
import { toTermMonth } from "../kit/calendar/term-month.ts";
import type { Branch, Stem } from "../kit/hexagrams/branches.ts";
import { parseInstant } from "../kit/time/parse-civil.ts";
import type { CastContext } from "../kit/topic.ts";
import { type CrossTie, listCrossTies } from "./cross-ties.ts";
import type { MarriageInput } from "./input.ts";
import { type JointYear, listJointYears } from "./joint-years.ts";
import { type NameGrid, toNamePair } from "./name-pair.ts";
import { type Person, toSide } from "./person.ts";
import { type BranchTie, listBranchTies, toBranchPercent } from "./score/branch-bond.ts";
import { type Synastry, toSynastry } from "./score/contacts.ts";
import { type Giving, toGiving } from "./score/element-fit.ts";
import { type KuaBond, toKuaBond } from "./score/kua-bond.ts";
import { type NayinBond, toNayinBond } from "./score/nayin-bond.ts";
import { type PartName, partNames, type Scored, toScored } from "./score/points.ts";
import { type StemBond, toStemBond } from "./score/stem-bond.ts";

interface BranchPart extends Scored {
  a: Branch;
  b: Branch;
  ties: BranchTie[];
}

export interface MarriageCast {
  a: Person;
  b: Person;
  names: { male: string | null; female: string | null };
  animals: BranchPart;
  pillars: { stems: Scored & StemBond & { a: Stem; b: Stem }; branches: BranchPart };
  nayin: Scored & Omit<NayinBond, "a" | "b"> & { a: string; b: string };
  /** `toA`: what her chart has of what his needs. */
  elements: Scored & { toA: Giving; toB: Giving };
  kua: Scored & KuaBond;
  synastry: Synastry;
  total: {
    score: number;
    of: 100;
    /** Points either way: how far the total moves at most when one of its seven parts is left out, and 2 more for each hour that is not known. */
    margin: number;
    strongest: PartName;
    sorest: PartName;
  };
  crossTies: CrossTie[];
  /** From the year of the moment, by 立春. */
  years: JointYear[];
  nameGrids: { a: NameGrid; b: NameGrid } | null;
}

/** The seven parts of a cast by name. */
export const toParts = ({ animals, pillars, nayin, elements, kua, synastry }: Omit<MarriageCast, "total">): Record<PartName, Scored> => ({
  animals,
  dayStems: pillars.stems,
  dayBranches: pillars.branches,
  nayin,
  elements,
  kua,
  synastry,
});

const unknownHour = 2;

const toTotal = (parts: Record<PartName, Scored>, unknownHours: number): MarriageCast["total"] => {
  const score = partNames.reduce((sum, part) => sum + parts[part].score, 0);
  const swings = partNames.map((part) => Math.abs(((score - parts[part].score) / (100 - parts[part].of)) * 100 - score));
  const byPercent = [...partNames].sort((one, other) => parts[other].percent - parts[one].percent || parts[other].of - parts[one].of);
  return {
    score,
    of: 100,
    margin: Math.max(2, Math.round(Math.max(...swings))) + unknownHour * unknownHours,
    strongest: byPercent[0]!,
    sorest: byPercent.at(-1)!,
  };
};

const toBranchPart = (part: PartName, a: Branch, b: Branch): BranchPart => {
  const ties = listBranchTies(a, b);
  return { ...toScored(part, toBranchPercent(ties), "branchTies"), a, b, ties };
};

/**
 * @param given as `input` validates it: a the man, b the woman
 * @throws AppError invalidParameters for a birth no calendar or clock knows
 */
export const castMarriage = (given: MarriageInput, { moment: now }: Pick<CastContext, "moment">): MarriageCast => {
  const [one, other] = [toSide(given.a, "a", given), toSide(given.b, "b", given)];
  const [a, b] = [one.person, other.person];
  const stems = toStemBond(a.dayMaster, b.dayMaster);
  const nayin = toNayinBond(a.pillars.year, b.pillars.year);
  const kua = toKuaBond(one.moment.instant, other.moment.instant);
  const giving = { toA: toGiving(other.chart, one.chart), toB: toGiving(one.chart, other.chart) };
  const cast = {
    a,
    b,
    names: given.names,
    animals: toBranchPart("animals", toBranch(a.pillars.year), toBranch(b.pillars.year)),
    pillars: {
      stems: { ...toScored("dayStems", stems.percent, "stemTies"), ...stems, a: a.dayMaster, b: b.dayMaster },
      branches: toBranchPart("dayBranches", toBranch(a.pillars.day), toBranch(b.pillars.day)),
    },
    nayin: { ...toScored("nayin", nayin.percent, "nayinTies"), ...nayin },
    elements: { ...toScored("elements", (giving.toA.percent + giving.toB.percent) / 2, "giving"), ...giving },
    kua: { ...toScored("kua", kua.percent, "mansions"), ...kua },
    synastry: toSynastry(one.sky, other.sky),
    crossTies: listCrossTies(a, b),
    years: listJointYears(a, b, toTermMonth(parseInstant(now)).year),
    nameGrids: toNamePair(given.names.male, given.names.female),
  };
  return { ...cast, total: toTotal(toParts(cast), [a, b].filter(({ hasTime }) => !hasTime).length) };
};
