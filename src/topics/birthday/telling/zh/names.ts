import type { Element, Relation } from "../../../kit/hexagrams/elements.ts";
import type { PillarName } from "../../../kit/pillars/four-pillars.ts";
import type { PunishmentManner, RelationKind } from "../../../kit/pillars/relations.ts";
import type { SpiritBase } from "../../../kit/pillars/spirit-rule.ts";
import type { SeasonState, StrengthLevel } from "../../../kit/pillars/strength.ts";
import type { UsefulMethod } from "../../../kit/pillars/useful-elements.ts";
import type { Favour } from "../../annual.ts";

export const elementNames: Record<Element, string> = { wood: "木", fire: "火", earth: "土", metal: "金", water: "水" };
/** `luck` and `annual` stand beside the four. */
export const pillarNamesZh: Record<PillarName | "luck" | "annual", string> = { year: "年", month: "月", day: "日", hour: "时", luck: "大运", annual: "流年" };
export const levelNames: Record<StrengthLevel, string> = { dominant: "专旺", strong: "偏旺", balanced: "中和", weak: "偏弱", yielding: "从势" };
export const seasonNames: Record<SeasonState, string> = { prosperous: "旺", assisted: "相", resting: "休", trapped: "囚", dead: "死" };
export const favourNames: Record<Favour, string> = { useful: "喜", adverse: "忌", neutral: "平" };
export const sexNames = { male: "男", female: "女" };

export const relationNames: Record<RelationKind, string> = {
  threeMeeting: "三会",
  threeHarmony: "三合",
  stemCombine: "五合",
  sixHarmony: "六合",
  halfHarmony: "半合",
  clash: "六冲",
  stemClash: "天干冲",
  punishment: "相刑",
  harm: "六害",
  break: "六破",
  repeat: "伏吟",
};

/** "申子辰三合水局" */
export const toWhole = (three: readonly string[], isSeason: boolean, element: Element | null): string =>
  `${three.join("")}${isSeason ? "三会" : "三合"}${element ? elementNames[element] : ""}局`;

export const relationMeanings: Record<RelationKind, string> = {
  threeMeeting: "同一季的三个月聚齐，一方之气最重",
  threeHarmony: "生、旺、墓三支聚齐，合成一局",
  stemCombine: "天干隔五位相合，两边互相牵住",
  sixHarmony: "地支两两相合，彼此拉近",
  halfHarmony: "三合缺一支，有旺支在，合力减半",
  clash: "地支隔六位对冲，动、变、离",
  stemClash: "天干隔六位同性相克，明着顶",
  punishment: "地支相刑，别扭多从自己人来",
  harm: "害的是六合的那一支，暗里使绊",
  break: "地支相破，成了的事容易漏一角",
  repeat: "同一柱出现两次，旧事重来，心里反复",
};

export const mannerNames: Record<PunishmentManner, string> = { ungrateful: "无恩之刑", overbearing: "恃势之刑", uncivil: "无礼之刑", self: "自刑" };

export const tenGodMeanings: Readonly<Record<string, string>> = {
  日主: "日干，代表你自己，别的字都跟它比",
  比肩: "跟你同类同性：同辈、自己的主张",
  劫财: "跟你同类异性：对手，也是合伙人",
  食神: "你生的同性：手艺、口福、慢慢做出来的东西",
  伤官: "你生的异性：才气、口才、不服管",
  偏财: "你克的同性：外来的钱、人面、机会",
  正财: "你克的异性：按月到手的钱、要打理的日子",
  七杀: "克你的同性：压力、硬仗、说一不二的上司",
  正官: "克你的异性：职位、规矩、名分",
  偏印: "生你的同性：偏门的学问、直觉、独处",
  正印: "生你的异性：靠山、学历、照顾你的人",
};

export const lifeStageMeanings: Readonly<Record<string, string>> = {
  长生: "刚出生，有人托着往上长",
  沐浴: "洗澡换衣，好看也容易分心",
  冠带: "成年戴冠，学着担事",
  临官: "上岗做事，自己挣饭吃",
  帝旺: "到了顶，劲最足",
  衰: "过了顶，知道收",
  病: "力气退了，多借别人的手",
  死: "静下来，不再外求",
  墓: "收进库里，攒着不放",
  绝: "旧的断了，新的没来",
  胎: "刚有个影子",
  养: "在养，还没出门",
};

export const baseNames: Record<SpiritBase, string> = {
  dayStem: "日干",
  yearStem: "年干",
  dayBranch: "日支",
  yearBranch: "年支",
  monthBranch: "月支",
  yearNayin: "年柱纳音",
  dayPillar: "日柱",
  seasonDay: "月令与日柱",
  hourPillar: "日干与时柱",
  stemRow: "相连的三个天干",
};

export const relationToSelf: Record<Relation, string> = {
  same: "同你一类（比劫）",
  iFeed: "你生的（食伤）",
  iHold: "你克的（财）",
  holdsMe: "克你的（官杀）",
  feedsMe: "生你的（印）",
};

export const methodNames: Record<UsefulMethod, string> = {
  support: "扶弱",
  restrain: "抑强",
  bridge: "通关",
  fill: "补缺",
  dominant: "顺势（专旺）",
  yielding: "顺势（从）",
};

/** "wood fire" → "木、火" */
export const toElementNames = (text: string): string =>
  text
    .split(" ")
    .map((element) => elementNames[element as Element])
    .join("、");

/** "year午 hour未" → "年支午、时支未" */
export const toMemberNames = (text: string, of: "干" | "支"): string =>
  text
    .split(" ")
    .map((member) => {
      const name = pillarNamesZh[member.slice(0, -1) as PillarName];
      return `${name}${of}${member.at(-1)!}`;
    })
    .join("、");
