import type { Branch } from "../../kit/hexagrams/branches.ts";
import type { StarName } from "./stars.ts";
import type { Transformation } from "./transformations.ts";

/**
 * What a pattern asks of the plate; all that stand in one rule must hold. Places are seen from 命宫: `soul` itself, `square` its 三方四正,
 * `trines` 财帛 and 官禄, `sides` the two palaces next to it.
 */
export interface PatternRule {
  /** 命宫 is one of these branches. */
  soulAt?: string;
  soul?: readonly StarName[];
  soulAny?: readonly StarName[];
  soulEmpty?: true;
  square?: readonly StarName[];
  trines?: readonly StarName[];
  /** One on each side. */
  sides?: readonly [StarName, StarName];
  opposite?: readonly StarName[];
  at?: Partial<Record<StarName, Branch>>;
  /** Transformations whose stars stand in 命宫, in the trines, in the square. */
  soulTransformed?: readonly Transformation[];
  trinesTransformed?: readonly Transformation[];
  squareTransformed?: readonly Transformation[];
  squareTransformedAny?: readonly Transformation[];
  /** This star carries this transformation. */
  carries?: readonly [StarName, Transformation];
  /** Two stars in one palace of the square. */
  pair?: readonly [StarName, StarName];
  /** A star and a transformed one in one palace of the square. */
  pairTransformed?: readonly [StarName, Transformation];
}

/** 格局, each by one stated rule or by several of which one must hold. Names and rules after 《紫微斗数全书》 (定富局、定贵局、诸星问答). */
export const patternRules = {
  purpleTreasury: [{ soul: ["紫微", "天府"] }],
  purpleTreasuryAttend: [{ soulAt: "寅申", trines: ["紫微", "天府"] }],
  facingLight: [{ soulAt: "午", soul: ["紫微"] }],
  lordAndMinisters: [{ soul: ["紫微"], square: ["左辅", "右弼"] }],
  treasuryMinister: [{ trines: ["天府", "天相"] }],
  killBreakWolf: [{ soulAny: ["七杀", "破军", "贪狼"] }],
  clerkStars: [{ square: ["天机", "太阴", "天同", "天梁"] }],
  sunMoonShine: [{ soulAt: "丑", at: { 太阳: "巳", 太阴: "酉" } }],
  pearl: [{ soulAt: "未", soulEmpty: true, at: { 太阳: "卯", 太阴: "亥" } }],
  sunMoonTogether: [{ soul: ["太阳", "太阴"] }],
  sunriseGate: [{ soulAt: "卯", soul: ["太阳"] }],
  noonSun: [{ soulAt: "午", soul: ["太阳"] }],
  moonAtGate: [{ soulAt: "亥", soul: ["太阴"] }],
  moonOverSea: [{ soulAt: "子", soul: ["天同", "太阴"] }],
  sunMoonTurned: [
    { soulAt: "戌亥", soul: ["太阳"] },
    { soulAt: "辰卯", soul: ["太阴"] },
  ],
  giantSun: [{ soulAt: "寅申", soul: ["太阳", "巨门"] }],
  hiddenJade: [{ soulAt: "子午", soul: ["巨门"], squareTransformedAny: ["禄", "权", "科"] }],
  warriorWolf: [{ soul: ["武曲", "贪狼"] }],
  fireWolf: [{ pair: ["贪狼", "火星"] }],
  bellWolf: [{ pair: ["贪狼", "铃星"] }],
  marshalFaces: [{ soulAt: "子午寅申", soul: ["七杀"] }],
  vanguardHome: [{ soulAt: "子午", soul: ["破军"] }],
  elderHome: [{ soulAt: "午", soul: ["天梁"] }],
  pivotBeam: [{ soulAt: "辰戌", soul: ["天机", "天梁"] }],
  judgeAtHome: [{ soulAt: "未申", soul: ["廉贞"] }],
  sunBeamScholarStipend: [{ square: ["太阳", "天梁", "文昌", "禄存"] }, { square: ["太阳", "天梁", "文昌"], squareTransformed: ["禄"] }],
  wealthFlanksSeal: [{ soul: ["天相"], carries: ["巨门", "禄"] }],
  troubleFlanksSeal: [{ soul: ["天相"], carries: ["巨门", "忌"] }],
  ramAndSeal: [{ soul: ["廉贞", "天相", "擎羊"] }],
  threeWonders: [{ squareTransformed: ["禄", "权", "科"] }],
  twoStipendsAttend: [{ trines: ["禄存"], trinesTransformed: ["禄"] }],
  twoStipendsMeet: [{ soul: ["禄存"], soulTransformed: ["禄"] }],
  fortunePower: [{ soulTransformed: ["禄", "权"] }],
  stipendHorse: [{ pair: ["天马", "禄存"] }, { pairTransformed: ["天马", "禄"] }],
  aidesTogether: [{ soul: ["左辅", "右弼"] }],
  aidesFlank: [{ sides: ["左辅", "右弼"] }],
  lettersTogether: [{ soul: ["文昌", "文曲"] }],
  lettersFlank: [{ sides: ["文昌", "文曲"] }],
  patrons: [
    { soul: ["天魁"], opposite: ["天钺"] },
    { soul: ["天钺"], opposite: ["天魁"] },
  ],
  emptySoul: [{ soulEmpty: true }],
  arrowOnHorse: [{ soulAt: "午", soul: ["擎羊"] }],
  flankedTrouble: [{ soul: ["禄存"], soulTransformed: ["忌"] }],
  fireBellFlank: [{ sides: ["火星", "铃星"] }],
  voidRaidFlank: [{ sides: ["地空", "地劫"] }],
  voidInSoul: [{ soulAny: ["地空", "地劫"] }],
} as const satisfies Record<string, readonly PatternRule[]>;

export type PatternName = keyof typeof patternRules;
