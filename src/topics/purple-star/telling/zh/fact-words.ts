import { toDayName, toMonthName } from "../../../kit/calendar/lunar-names.ts";
import type { FactWording } from "../../../kit/fact.ts";
import type { FiveElementsClass, LeapMonthRule, VariantReason } from "../../cast-types.ts";
import { brightnesses } from "../../data/brightness.ts";
import { type PalaceName, palaceNames } from "../../data/palaces.ts";
import type { Transformation } from "../../data/transformations.ts";
import type { PurpleStarFacts } from "../../fact-types.ts";
import { toPlaceOf } from "../../plate/dial.ts";
import { cycleTitles, toGodMeaning } from "./gods.ts";
import { palaceMeanings, toPalaceShort, toPalaceTitle } from "./palaces.ts";
import { patternWords } from "./patterns.ts";
import { toPlacing } from "./placing.ts";
import { starMeanings } from "./stars.ts";

export const transformationMeanings: Record<Transformation, string> = {
  禄: "顺手就有的那一份",
  权: "想抓在手里的那一份",
  科: "得名声的那一份",
  忌: "放不下、容易打结的那一份",
};

/** 小限一岁: 申子辰 years at 戌, 巳酉丑 at 未, 寅午戌 at 辰, 亥卯未 at 丑. */
const minorStarts = "戌未辰丑";
const firstAges: Record<FiveElementsClass, number> = { 水二局: 2, 木三局: 3, 金四局: 4, 土五局: 5, 火六局: 6 };
const sexes = { male: "男", female: "女" };
const ranks = [...brightnesses] as string[];
const tones: Record<PurpleStarFacts["transformation"]["of"], string> = { birth: "生年", decade: "大限", annual: "流年" };
const reasons: Record<VariantReason, string> = {
  otherClock: "换一种钟（钟表时间或真太阳时）",
  doubtedClock: "出生记录换一种时间算（夏令时或时区有争议）",
  otherDayStart: "换一种换日的规矩（夜里十一点或零点）",
  hourBefore: "出生时刻早几分钟",
  hourAfter: "出生时刻晚几分钟",
  leapAsThis: "闰月全算本月",
  leapAsNext: "闰月全算下月",
};
const leapRules: Record<LeapMonthRule, string> = { split: "十五以前算本月、以后算下月", this: "全算本月", next: "全算下月" };

const toMonth = (month: number): string => toMonthName({ month, leap: false });
const toShorts = (names: string): string =>
  names
    .split(" ")
    .map((name) => toPalaceShort(name as PalaceName))
    .join("、");
const toMajors = (majors: string): string => majors.split(" ").join("、");

export const factWords: FactWording<PurpleStarFacts> = {
  pattern: ({ name, percent }) => {
    const { name: label, rule, meaning } = patternWords[name];
    return { label: "格局", value: label, note: `${rule}。${meaning}。每百张命盘里约有${percent}张。` };
  },
  palace: ({ name, stem, branch, majors, isBorrowed, isBody, soulBranch, month, hourBranch }) => ({
    label: toPalaceTitle(name),
    value: `${stem}${branch} · ${isBorrowed ? "无主星" : toMajors(majors)}`,
    note: `${palaceMeanings[name]}。${
      name === "命宫"
        ? `寅起正月，顺数到${toMonth(month)}，再逆数到${hourBranch}时，停在${branch}。`
        : `命宫在${soulBranch}，逆着地支数到第${palaceNames.indexOf(name) + 1}宫，在${branch}。`
    }宫干${stem}由生年天干起五虎遁。${isBorrowed ? `没有主星，借对宫的${toMajors(majors)}来看。` : ""}${isBody ? "身宫也落在这里，中年以后更要紧。" : ""}`,
  }),
  square: ({ name, partners, opposite, stars }) => ({
    label: "三方四正",
    value: `${toShorts(partners)}，对${toPalaceShort(opposite)}`,
    note: `看${toPalaceTitle(name)}要连着看：往前、往后各数四宫是三方，正对面是对宫。那三宫里${stars === "" ? "没有主星" : `的主星是${toMajors(stars)}`}。`,
  }),
  star: (star) => {
    const { name, palace, brightness, transformation } = star;
    return {
      label: name,
      value: [toPalaceTitle(palace), brightness, transformation ? `化${transformation}` : null].filter(Boolean).join(" · "),
      note: `${starMeanings[name]}。${toPlacing(star)}。${
        brightness ? `亮度“${brightness}”，七级里第${ranks.indexOf(brightness) + 1}级，第一级最亮。` : ""
      }${transformation ? `又化${transformation}：${transformationMeanings[transformation]}。` : ""}`,
    };
  },
  transformation: ({ of, kind, star, palace, stem, school }) => ({
    label: `${tones[of]}化${kind}`,
    value: `${star} · ${toPalaceTitle(palace)}`,
    note: `化${kind}是${transformationMeanings[kind]}。${
      { birth: "生年", decade: "大限宫", annual: "今年" }[of]
    }天干是${stem}，${stem}干化${kind}的是${star}，它在${toPalaceTitle(palace)}。${school === "zhongzhou" ? "按中州派。" : ""}`,
  }),
  god: ({ cycle, name, palace, branch, startBranch, startGiven, isForward }) => ({
    label: name,
    value: toPalaceTitle(palace),
    note: `${cycleTitles[cycle]}之一：${toGodMeaning(cycle, name)}。${cycle === "general" || cycle === "year" ? "年支" : ""}${startGiven}定起点在${startBranch}，${isForward ? "顺" : "逆"}行到${branch}。`,
  }),
  decade: ({ palace, stem, branch, from, to, isNow, fiveElementsClass, isForward, year, sex }) => ({
    label: isNow ? "眼下的大限" : "大限",
    value: `${from}–${to}岁 · ${toPalaceTitle(palace)}`,
    note: `十年走一宫，虚岁。${fiveElementsClass}，第一限从${firstAges[fiveElementsClass]}岁起在命宫；${year}年生的${sexes[sex]}命${isForward ? "顺" : "逆"}行，走到${stem}${branch}是${from}岁。`,
  }),
  childhood: ({ palace, age, fiveElementsClass }) => ({
    label: "童限",
    value: `${age}岁 · ${toPalaceTitle(palace)}`,
    note: `${fiveElementsClass}的第一限还没开始，先按“一命二财三疾厄，四妻五福六官禄”一年看一宫。`,
  }),
  annual: ({ year, stem, branch, age, palace }) => ({
    label: "流年",
    value: `${year}${stem}${branch} · ${toPalaceTitle(palace)}`,
    note: `今年的命宫落在年支${branch}那一宫，也就是本命的${toPalaceTitle(palace)}，虚岁${age}。从正月初一换年。`,
  }),
  minorLimit: ({ age, palace, branch, yearBranch, sex }) => ({
    label: "小限",
    value: `${age}岁 · ${toPalaceTitle(palace)}`,
    note: `一年走一宫。${yearBranch}年生，一岁在${minorStarts[toPlaceOf(yearBranch) % 4]}；${sexes[sex]}命${sex === "male" ? "顺" : "逆"}行，虚岁${age}走到${branch}。`,
  }),
  starKind: ({ kind, count }) => ({
    label: { major: "主星", minor: "辅煞", adjective: "杂曜" }[kind],
    value: `${count}颗`,
    note: {
      major: "紫微一系六颗、天府一系八颗，定一宫的主调。先定紫微，其余跟着来。空着的宫借对宫的看。",
      minor: "六吉（左右昌曲魁钺）、六煞（羊陀火铃空劫），加上禄存、天马，帮衬或磨炼主星。按年月时安。",
      adjective: "分量轻的小星，只给主调添一笔。按年月日时安，流派之间多少不一，这里用通行的三十八颗。",
    }[kind],
  }),
  class: ({ name, soulStem, soulBranch, nayin }) => ({
    label: "五行局",
    value: name,
    note: `命宫干支${soulStem}${soulBranch}，纳音${nayin}，所以是${name}。局数定紫微落在哪里，也定几岁起大限。`,
  }),
  soulStar: ({ star, soulBranch, palace }) => ({
    label: "命主",
    value: star,
    note: `按命宫的地支取：命宫在${soulBranch}，命主是${star}，在${toPalaceTitle(palace)}。主先天的性子。`,
  }),
  bodyStar: ({ star, yearBranch, palace }) => ({
    label: "身主",
    value: star,
    note: `按生年地支取：${yearBranch}年生，身主是${star}，在${toPalaceTitle(palace)}。主后天的用力处。`,
  }),
  bodyPalace: ({ palace, branch, month, hourBranch }) => ({
    label: "身宫",
    value: `${branch} · ${toPalaceTitle(palace)}`,
    note: `寅起正月，顺数到${toMonth(month)}，再顺数到${hourBranch}时，停在${branch}，与${toPalaceTitle(palace)}同宫。看中年以后着力的地方。`,
  }),
  lunar: ({ ganzhi, month, leap, day, countedMonth, rule, isLateZi, dayStartsAt, hourBranch, clock, clockTime }) => ({
    label: "农历",
    value: `${ganzhi}年${toMonthName({ month, leap })}${toDayName(day)} ${hourBranch}时`,
    note: `紫微盘按农历排。${clock === "trueSolar" ? "真太阳时" : "钟表时间"}是${clockTime.slice(0, 16).replace("T", " ")}。${
      isLateZi ? (dayStartsAt === "23:00" ? "夜里十一点已过，日子算第二天，月末年末也跟着进。" : "夜里十一点已过，日子不换，时辰算子。") : ""
    }${leap ? `闰月${leapRules[rule]}，这里按${toMonth(countedMonth)}排。` : ""}`,
  }),
  pillars: ({ year, month, day, hour, lunarYear }) => ({
    label: "四柱",
    value: [year, month, day, hour].join(" "),
    note: `四柱按节气：立春换年，逢节换月。紫微盘按农历，正月初一换年，所以两边的年月可以不同。${
      year === lunarYear ? `这里年都是${year}。` : `这里四柱的年是${year}，盘上用的是${lunarYear}。`
    }`,
  }),
  plate: ({ fiveElementsClass, soulBranch, bodyBranch, year, month, day, hourBranch }) => ({
    label: "命盘",
    value: `${fiveElementsClass} · 命宫在${soulBranch}`,
    note: `由${year}年${toMonth(month)}${toDayName(day)}${hourBranch}时起：月和时定命宫${soulBranch}、身宫${bodyBranch}，命宫干支定${fiveElementsClass}，局和日定紫微，其余的星跟着来。`,
  }),
  variant: ({ reason, hourBranch, soulPalace, fiveElementsClass, soulStars, month, day, leap }) => ({
    label: "另一种排法",
    value: `命宫${soulPalace} · ${soulStars === "" ? "无主星" : toMajors(soulStars)}`,
    note: `${reasons[reason]}，就成了${toMonthName({ month, leap })}${toDayName(day)}${hourBranch}时，${fiveElementsClass}。别的软件排得不一样，多半是这个缘故。`,
  }),
};
