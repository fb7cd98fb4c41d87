import { toDayName, toMonthName } from "../../../kit/calendar/lunar-names.ts";
import type { Bone, HuangdiCast, SeasonRule, VariantReason } from "../../cast-types.ts";
import type { Season } from "../../data/body-places.ts";
import type { Part } from "../parts.ts";

const digits = [..."〇一二三四五六七八九"];

/** 36 → 三两六钱, 10 → 一两, 6 → 六钱. */
export const toWeightText = (weight: number): string =>
  `${weight >= 10 ? `${digits[Math.floor(weight / 10)]}两` : ""}${weight % 10 > 0 ? `${digits[weight % 10]}钱` : ""}`;

export const boneNames: Readonly<Record<Bone, string>> = { year: "年骨", month: "月骨", day: "日骨", hour: "时骨" };

const seasonMonths: Readonly<Record<SeasonRule, Readonly<Record<Season, string>>>> = {
  lunar: { 春: "农历正月到三月", 夏: "农历四月到六月", 秋: "农历七月到九月", 冬: "农历十月到腊月" },
  terms: { 春: "立春到立夏", 夏: "立夏到立秋", 秋: "立秋到立冬", 冬: "立冬到立春" },
};
export const toSeasonSpan = (rule: SeasonRule, season: Season): string => seasonMonths[rule][season];
export const ruleNames: Readonly<Record<SeasonRule, string>> = { lunar: "农历月", terms: "节气" };

export const reasonTexts: Readonly<Record<VariantReason, string>> = {
  otherClock: "换一种钟（钟表时间或真太阳时）",
  doubtedClock: "出生记录换一种时间算（夏令时或时区有争议）",
  otherDayStart: "换一种换日的规矩（夜里十一点或零点）",
  hourBefore: "出生时刻早几分钟",
  hourAfter: "出生时刻晚几分钟",
};

export const partMatters: Readonly<Record<Part, string>> = {
  place: "性子",
  bone: "分量",
  work: "事业",
  love: "感情",
  money: "钱",
  inner: "心境",
  family: "家事",
  ages: "运势",
  school: "算法",
};

/** What each bone was weighed by: 庚午年, 四月, 初七, 午时. */
export const toGivenText = ({ year, lunarDate, hourBranch }: HuangdiCast, bone: Bone): string =>
  ({ year: `${year}年`, month: toMonthName(lunarDate), day: toDayName(lunarDate.day), hour: `${hourBranch}时` })[bone];

/** 28%; the ends of the table are not called nothing or all. */
export const toPercentText = (part: number, all: number): string => {
  const percent = Math.round((part / all) * 100);
  return percent === 0 ? "不到1%" : percent === 100 && part < all ? "99%以上" : `${percent}%`;
};

/** 4.12 → 每百人里约4人; under one, of a thousand or of ten thousand. */
export const toShareText = (same: number, all: number): string => {
  const share = same / all;
  if (share >= 0.01) return `每百人里约${Math.round(share * 100)}人`;
  return share >= 0.001 ? `每千人里约${Math.round(share * 1000)}人` : `每万人里约${Math.max(1, Math.round(share * 10_000))}人`;
};
