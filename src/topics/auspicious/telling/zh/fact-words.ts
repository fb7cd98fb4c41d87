import { getMansion } from "../../../kit/almanac/mansion.ts";
import type { FactWording } from "../../../kit/fact.ts";
import { branches } from "../../../kit/hexagrams/branches.ts";
import type { AuspiciousFacts } from "../../fact-types.ts";
import {
  directionNames,
  dutyMeanings,
  elementNames,
  mansionMeanings,
  pathMeanings,
  tieNames,
  toDayName,
  toHourName,
  toMonthDay,
  warningMeanings,
  warningNames,
} from "./names.ts";
import { purposeNames } from "./purposes.ts";
import { toLineText, toStrikeText } from "./sum.ts";
import { tieReasons } from "./ties.ts";

const animals = [..."鼠牛虎兔龙蛇马羊猴鸡狗猪"];
const spaced = (names: string): string => names.split(" ").filter(Boolean).join("、");
const isNothing = (names: string): boolean => names === "";
const counted = (from: string, to: string): number => ((branches.indexOf(to as never) - branches.indexOf(from as never) + 12) % 12) + 1;
const fits = {
  suits: (act: string) => `${act}愿意用它，加 1 分。`,
  shuns: (act: string) => `${act}不爱用它，减 1 分。`,
  neither: (act: string) => `${act}用它不加不减。`,
};
const hourOf = (branch: string): string => toHourName({ branch, from: (branches.indexOf(branch as never) * 2 + 23) % 24 });

export const factWords: FactWording<AuspiciousFacts> = {
  purpose: ({ purpose, terms, near, duties, days, takeable, isFallback }) => ({
    label: "所择",
    value: purposeNames[purpose].option,
    note: `${isNothing(terms) ? "历本的宜项里没有这一件，只看黄道、宿、建除和忌项。" : `历本里对应的是${spaced(terms)}${isNothing(near) ? "" : `，相近的有${spaced(near)}`}。`}建除里合用的是${spaced(duties)}。${days}天里${takeable}天可用${isFallback && !isNothing(terms) ? "，但没有一天的宜项写着它" : ""}。`,
  }),
  sum: ({ most, people }) => ({
    label: "算法",
    value: `满分 ${most}`,
    note: `${most - people >= 10 ? "宜项列出 5（相近的 3），" : ""}黄道 2，吉宿 2，建除合用 1、不合减 1，犯日减 1${people > 0 ? "；每人合上加 1，刑害减 1，冲日支减 2" : ""}。忌项点名、破日、犯日里重的几种${people > 0 ? "、冲年支" : ""}直接划去。同分看吉神比凶神多几位。分数是我们定的，古书不打分。`,
  }),
  struck: ({ total, avoided, allAvoided, nothingElse, broken, warning, clash }) => ({
    label: "划去",
    value: `${total} 天`,
    note: `忌项点名 ${avoided} 天，诸事不宜 ${allAvoided} 天，馀事勿取 ${nothingElse} 天，破日 ${broken} 天，犯日 ${warning} 天，冲到人 ${clash} 天。每天只记头一条理由。`,
  }),
  person: ({ index, name, year, day, useful }) => ({
    label: name ?? `第 ${index} 位`,
    value: `${year}年 ${day}日`,
    note: `按生日排出年柱${year}、日柱${day}；年柱从立春起算。拿这两柱去碰每天的干支，看冲合刑害。用神（命里最该添的一行）是${useful
      .split(" ")
      .map((one) => elementNames[one as never])
      .join("、")}。`,
  }),
  rank: ({ date, weekday, rank, score, most, lines }) => ({
    label: rank === 0 ? "所问" : `第 ${rank}`,
    value: `${toDayName({ date, weekday })} ${score} 分`,
    note: `${
      lines === ""
        ? "没有一项加分"
        : lines
            .split("|")
            .map((line) => toLineText(line))
            .join("，")
    }；合计 ${score}，满分 ${most}。`,
  }),
  duty: ({ date, monthBranch, dayBranch, duty, fit, purpose }) => ({
    label: "建除",
    value: `${duty}日`,
    note: `${toMonthDay(date)}在${monthBranch}月，从${monthBranch}数到日支${dayBranch}是第 ${counted(monthBranch, dayBranch)} 位，落在“${duty}”：${dutyMeanings[duty]}。${fits[fit](purposeNames[purpose].act)}`,
  }),
  mansion: ({ date, mansion, isLucky }) => ({
    label: "宿",
    value: `${getMansion(mansion).fullName} · ${isLucky ? "吉" : "凶"}`,
    note: `二十八宿一天一位轮着值日，从不间断，${toMonthDay(date)}轮到${mansion}：${mansionMeanings[mansion]}。历本列它为${isLucky ? "吉宿，加 2 分" : "凶宿，不加分"}。`,
  }),
  path: ({ monthBranch, dayBranch, spirit, isYellow }) => ({
    label: "值神",
    value: `${spirit} · ${isYellow ? "黄道" : "黑道"}`,
    note: `十二位值神按月支起头，${monthBranch}月里${dayBranch}日轮到${spirit}：${pathMeanings[spirit]}。青龙、明堂、金匮、天德、玉堂、司命六位是黄道，${isYellow ? "加 2 分" : "它不在内，不加分"}。`,
  }),
  good: ({ terms, hit, isNear, monthBranch, day }) => ({
    label: "宜",
    value: hit ? `${hit}${isNear ? "（相近）" : ""}` : isNothing(terms) ? "无" : terms.split(" ")[0]!,
    note: `${monthBranch}月${day}日，通行历本列的宜项是${isNothing(terms) ? "空的" : spaced(terms)}。`,
  }),
  avoid: ({ terms, hit }) => ({
    label: "忌",
    value: hit ?? (isNothing(terms) ? "无" : terms.split(" ")[0]!),
    note: `同一本历书列的忌项：${isNothing(terms) ? "没有" : spaced(terms)}。${hit ? `“${hit}”正管着这件事，所以划去。` : "没有一项管着这件事。"}`,
  }),
  spirits: ({ good, bad }) => ({
    label: "吉神凶煞",
    value: `${good.split(" ").filter(Boolean).length} 吉 ${bad.split(" ").filter(Boolean).length} 凶`,
    note: `按月支与日干支查出的神名。吉：${isNothing(good) ? "无" : spaced(good)}。凶：${isNothing(bad) ? "无" : spaced(bad)}。只在两天同分时拿来分先后。`,
  }),
  clash: ({ dayBranch, branch, ganzhi, direction }) => ({
    label: "冲煞",
    value: `冲${animals[branches.indexOf(branch)]}（${ganzhi}）煞${directionNames[direction].replace("正", "")}`,
    note: `日支${dayBranch}正对${branch}，属${animals[branches.indexOf(branch)]}的人这天被顶着，${ganzhi}最重。煞在${directionNames[direction]}，这天不朝那边动大件。`,
  }),
  pillars: ({ year, month, day }) => ({
    label: "干支",
    value: `${year}年 ${month}月 ${day}日`,
    note: `年从立春换，月从节气换，日六十天一轮。当天交节的，整天算新的一月。`,
  }),
  term: ({ name, days }) => ({
    label: "节气",
    value: days === 0 ? `${name}当天` : `${name}后 ${days} 天`,
    note: `太阳走到${name}的那天起数，月建和建除都从节令换。`,
  }),
  hours: ({ dayBranch, hours, against }) => ({
    label: "吉时",
    value: isNothing(hours) ? "无" : hours.replaceAll(" ", ""),
    note: `${dayBranch}日按“子午临申”的口诀排十二位值神，落在黄道的时辰可用：${hours.split(" ").filter(Boolean).map(hourOf).join("、")}。${isNothing(against) ? "" : `${spaced(against)}也在黄道，但与日支或在场的人相冲，去掉。`}`,
  }),
  directions: ({ stem, joy, wealth, fortune }) => ({
    label: "方位",
    value: `喜${directionNames[joy]} 财${directionNames[wealth]}`,
    note: `按日干${stem}查：喜神在${directionNames[joy]}，财神在${directionNames[wealth]}，福神在${directionNames[fortune]}。出门先朝那边走几步是老规矩；福神各家说法不一。`,
  }),
  pengzu: ({ stem, branch }) => ({
    label: "彭祖百忌",
    value: `${stem} ${branch}`,
    note: `按日干和日支各记一件不做的事：${stem}，${branch}。年代早，有些事今天已经没人做，不计分。`,
  }),
  warning: ({ warning, isStruck }) => ({
    label: "犯日",
    value: warningNames[warning],
    note: `${warningMeanings[warning]}。${isStruck ? "大事避开，这天划去。" : "减 1 分，不划去。"}`,
  }),
  tie: ({ index, name, own, day, kind, of }) => ({
    label: name ?? `第 ${index} 位`,
    value: tieNames[kind],
    note: tieReasons[kind]({ own, day, of: kind === "useful" ? elementNames[of as never] : of }),
  }),
  day: ({ date, weekday, lunar, pillar, duty, mansion, isLucky, spirit, isYellow, score, most, strikes, isListed }) => ({
    label: toDayName({ date, weekday }),
    value: strikes === "" ? `${score} 分${isListed ? "" : "，宜项未列"}` : "划去",
    note: `农历${lunar}，${pillar}日。${duty}日：${dutyMeanings[duty]}。${mansion}宿${isLucky ? "吉" : "凶"}，值神${spirit}在${isYellow ? "黄道" : "黑道"}。${
      strikes === ""
        ? `合计 ${score}，满分 ${most}。`
        : `划去：${strikes
            .split("|")
            .map((strike) => toStrikeText(strike))
            .join("；")}。`
    }`,
  }),
};
