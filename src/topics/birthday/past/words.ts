import type { Locale } from "../../../shared/i18n/locale.ts";
import type { FactValues } from "../../kit/fact.ts";
import type { Mark } from "../../kit/past/past.ts";

/** Every rule by which the four pillars name a year. */
type Rule =
  | "fuYin"
  | "fanYin"
  | "clash"
  | "luckBegins"
  | "luckRepeats"
  | "luckClash"
  | "spouseStar"
  | "dayCombines"
  | "palaceJoined"
  | "redPhoenix"
  | "heavenlyJoy"
  | "peach"
  | "usefulStem"
  | "usefulBranch"
  | "officeOrSeal"
  | "salary"
  | "threePunish"
  | "bladeClash"
  | "sevenKillings"
  | "selfPunish";

type Say = Record<Rule, (values: FactValues) => string>;

const stemOf = ({ annual }: FactValues): string => String(annual)[0]!;
const branchOf = ({ annual }: FactValues): string => String(annual)[1]!;

const pillars: Record<Locale, Record<string, string>> = {
  zh: { year: "年柱", month: "月柱", day: "日柱", hour: "时柱" },
  en: { year: "year", month: "month", day: "day", hour: "hour" },
};

const zh: Say = {
  fuYin: ({ annual, pillar }) => `流年${annual}与${pillars.zh[String(pillar)]}同干支（伏吟）`,
  fanYin: ({ annual, pillar, own }) => `流年${annual}与${pillars.zh[String(pillar)]}${own}天克地冲（反吟）`,
  clash: ({ annual, pillar, own }) => `流年${annual}冲${pillars.zh[String(pillar)]}${own}`,
  luckBegins: ({ luck, date }) => `${date}起交${luck}大运`,
  luckRepeats: ({ luck }) => `流年与大运同是${luck}（岁运并临）`,
  luckClash: ({ annual, luck }) => `流年${annual}冲大运${luck}`,
  spouseStar: (values) => `流年天干${stemOf(values)}是夫妻星`,
  dayCombines: (values) => `流年天干${stemOf(values)}合日干`,
  palaceJoined: (values) => `流年地支${branchOf(values)}合日支（夫妻宫）`,
  redPhoenix: (values) => `${branchOf(values)}年红鸾`,
  heavenlyJoy: (values) => `${branchOf(values)}年天喜`,
  peach: (values) => `${branchOf(values)}年桃花`,
  usefulStem: (values) => `流年天干${stemOf(values)}是喜用`,
  usefulBranch: (values) => `流年地支${branchOf(values)}是喜用`,
  officeOrSeal: ({ god }) => `流年天干是${god}`,
  salary: (values) => `${branchOf(values)}是日干的禄`,
  threePunish: (values) => `流年地支${branchOf(values)}凑成三刑`,
  bladeClash: (values) => `流年地支${branchOf(values)}冲羊刃`,
  sevenKillings: (values) => `流年天干${stemOf(values)}是忌神七杀`,
  selfPunish: (values) => `流年地支${branchOf(values)}与日支自刑`,
};

const en: Say = {
  fuYin: ({ annual, pillar }) => `the year’s ${annual} repeats the ${pillars.en[String(pillar)]} pillar (fu yin)`,
  fanYin: ({ annual, pillar, own }) => `the year’s ${annual} opposes the ${pillars.en[String(pillar)]} pillar ${own}, stem and branch (fan yin)`,
  clash: ({ annual, pillar, own }) => `the year’s ${annual} clashes with the ${pillars.en[String(pillar)]} pillar ${own}`,
  luckBegins: ({ luck, date }) => `the luck pillar ${luck} begins on ${date}`,
  luckRepeats: ({ luck }) => `year and luck pillar are both ${luck}`,
  luckClash: ({ annual, luck }) => `the year’s ${annual} clashes with the luck pillar ${luck}`,
  spouseStar: (values) => `the year’s stem ${stemOf(values)} is the partner’s star`,
  dayCombines: (values) => `the year’s stem ${stemOf(values)} combines with the day’s`,
  palaceJoined: (values) => `the year’s branch ${branchOf(values)} joins the day’s (the partner’s palace)`,
  redPhoenix: (values) => `${branchOf(values)} is the red phoenix`,
  heavenlyJoy: (values) => `${branchOf(values)} is the heavenly joy`,
  peach: (values) => `${branchOf(values)} is the peach blossom`,
  usefulStem: (values) => `the year’s stem ${stemOf(values)} is a useful element`,
  usefulBranch: (values) => `the year’s branch ${branchOf(values)} is a useful element`,
  officeOrSeal: ({ god }) => `the year’s stem is ${god === "正官" ? "the proper officer" : "the proper seal"}`,
  salary: (values) => `${branchOf(values)} is the day stem’s salary (禄)`,
  threePunish: (values) => `the year’s branch ${branchOf(values)} completes the three punishments`,
  bladeClash: (values) => `the year’s branch ${branchOf(values)} clashes with the blade (羊刃)`,
  sevenKillings: (values) => `the year’s stem ${stemOf(values)} is the seven killings, unwelcome here`,
  selfPunish: (values) => `the year’s branch ${branchOf(values)} meets itself in the day’s`,
};

export const sayPillarRule: Record<Locale, (mark: Mark) => string> = {
  zh: ({ rule, values }) => zh[rule as Rule](values),
  en: ({ rule, values }) => en[rule as Rule](values),
};
