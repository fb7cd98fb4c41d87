import { type Branch, branches, isClash, type Stem } from "../hexagrams/branches.ts";
import type { Element } from "../hexagrams/elements.ts";
import { breaks, frames, harms, meetings, selfPunished, sixHarmonies, stemClashes, stemCombines, triplePunishments } from "./data/branch-ties.ts";
import type { Placed } from "./four-pillars.ts";

export const relationKinds = [
  "threeMeeting",
  "threeHarmony",
  "stemCombine",
  "sixHarmony",
  "halfHarmony",
  "clash",
  "stemClash",
  "punishment",
  "harm",
  "break",
  "repeat",
] as const;
/** 三会 三合 五合 六合 半合 六冲 天干冲 刑 害 破 伏吟. */
export type RelationKind = (typeof relationKinds)[number];

/** 无恩 恃势 无礼 自刑 */
export type PunishmentManner = "ungrateful" | "overbearing" | "uncivil" | "self";

export interface PillarRelation<Name extends string = string> {
  kind: RelationKind;
  members: { pillar: Name; char: Stem | Branch }[];
  /** What a combination may turn into; whether it does is judged, not computed. */
  element?: Element;
  manner?: PunishmentManner;
}

type PairTie = Pick<PillarRelation, "kind" | "element" | "manner">;

const toKey = (one: string, other: string): string => (one < other ? one + other : other + one);

const pairTies = new Map<string, PairTie[]>();
const enter = (one: string, other: string, tie: PairTie): void => {
  const key = toKey(one, other);
  pairTies.set(key, [...(pairTies.get(key) ?? []), tie]);
};
for (const [one, other, element] of stemCombines) enter(one, other, { kind: "stemCombine", element });
for (const [one, other] of stemClashes) enter(one, other, { kind: "stemClash" });
for (const [one, other, element] of sixHarmonies) enter(one, other, { kind: "sixHarmony", element });
for (const [birth, peak, store, element] of frames) {
  enter(birth, peak, { kind: "halfHarmony", element });
  enter(peak, store, { kind: "halfHarmony", element });
}
enter("子", "卯", { kind: "punishment", manner: "uncivil" });
for (const { branches: three, manner } of triplePunishments) {
  for (const [one, other] of [
    [0, 1],
    [1, 2],
    [0, 2],
  ] as const)
    enter(three[one], three[other], { kind: "punishment", manner });
}
for (const branch of selfPunished) enter(branch, branch, { kind: "punishment", manner: "self" });
for (const [one, other] of harms) enter(one, other, { kind: "harm" });
for (const [one, other] of breaks) enter(one, other, { kind: "break" });

/** One bit for each branch, so that a whole three is found by one comparison. */
const bits: ReadonlyMap<Branch, number> = new Map(branches.map((branch, place) => [branch, 1 << place]));
const toMask = (of: readonly Branch[]): number => of.reduce((mask, branch) => mask | bits.get(branch)!, 0);

const toTriple = (of: readonly Branch[], tie: PairTie) => ({ branches: of, mask: toMask(of), tie });
const triples = [
  ...meetings.map(([one, two, three, element]) => toTriple([one, two, three], { kind: "threeMeeting", element })),
  ...frames.map(([one, two, three, element]) => toTriple([one, two, three], { kind: "threeHarmony", element })),
  ...triplePunishments.map(({ branches: three, manner }) => toTriple(three, { kind: "punishment", manner })),
];

const ranks = new Map(relationKinds.map((kind, rank) => [kind, rank]));
const nothing: readonly PairTie[] = [];

type Whole = { kind: RelationKind; branches: readonly Branch[] };

const toMembers = <Name extends string>(one: Placed<Name>, other: Placed<Name>, of: "stem" | "branch") => [
  { pillar: one.pillar, char: one[of] },
  { pillar: other.pillar, char: other[of] },
];

const listWhole = <Name extends string>(placed: readonly Placed<Name>[], found: PillarRelation<Name>[]): Whole[] => {
  const whole: Whole[] = [];
  const present = placed.reduce((mask, { branch }) => mask | bits.get(branch)!, 0);
  for (const { branches: three, mask, tie } of triples) {
    if ((present & mask) !== mask) continue;
    found.push({ ...tie, members: placed.filter(({ branch }) => three.includes(branch)).map(({ pillar, branch }) => ({ pillar, char: branch })) });
    whole.push({ kind: tie.kind === "threeHarmony" ? "halfHarmony" : tie.kind, branches: three });
  }
  return whole;
};

const addPair = <Name extends string>(one: Placed<Name>, other: Placed<Name>, whole: readonly Whole[], found: PillarRelation<Name>[]): void => {
  for (const tie of pairTies.get(toKey(one.stem, other.stem)) ?? nothing) found.push({ ...tie, members: toMembers(one, other, "stem") });
  if (isClash(one.branch, other.branch)) found.push({ kind: "clash", members: toMembers(one, other, "branch") });
  for (const tie of pairTies.get(toKey(one.branch, other.branch)) ?? nothing) {
    const isTold = whole.some(({ kind, branches }) => kind === tie.kind && branches.includes(one.branch) && branches.includes(other.branch));
    if (!isTold) found.push({ ...tie, members: toMembers(one, other, "branch") });
  }
  if (one.ganzhi === other.ganzhi) found.push({ kind: "repeat", members: toMembers(one, other, "branch") });
};

const byRank = (one: PillarRelation, other: PillarRelation): number => ranks.get(one.kind)! - ranks.get(other.kind)!;

/**
 * 合冲刑害破 among pillars, the strongest kind first. A frame, season or punishment of three that is whole is one relation of all its pillars, and its halves
 * are not told again. 伏吟 `repeat` is the same pillar twice. 午 year, 寅 day and 未 hour: 六合 午未 (earth), 半合 寅午 (fire).
 */
export const listRelations = <Name extends string>(placed: readonly Placed<Name>[]): PillarRelation<Name>[] => {
  const found: PillarRelation<Name>[] = [];
  const whole = listWhole(placed, found);
  for (const [place, one] of placed.entries()) for (const other of placed.slice(place + 1)) addPair(one, other, whole, found);
  return found.sort(byRank);
};

/** Those ties that a further pillar, a year's or a luck cycle's, makes with pillars already there. */
export const listRelationsWith = <Name extends string>(newcomer: Placed<Name>, placed: readonly Placed<Name>[]): PillarRelation<Name>[] => {
  const found: PillarRelation<Name>[] = [];
  const whole = listWhole([...placed, newcomer], found);
  for (const one of placed) addPair(one, newcomer, whole, found);
  return found.filter(({ members }) => members.some(({ pillar }) => pillar === newcomer.pillar)).sort(byRank);
};
