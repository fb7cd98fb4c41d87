import { toDayName, toMonthName } from "../../../kit/calendar/lunar-names.ts";
import { toGanzhi, toYearPlace } from "../../../kit/calendar/sexagenary.ts";
import type { FactWording } from "../../../kit/fact.ts";
import { spiritWords } from "../../../kit/pillars/data/spirit-words.ts";
import type { PillarName } from "../../../kit/pillars/four-pillars.ts";
import type { RelationKind } from "../../../kit/pillars/relations.ts";
import type { BirthdayFacts } from "../../fact-types.ts";
import { clockWords, doubtWords, toPillarNote } from "./clock-words.ts";
import {
  baseNames,
  elementNames,
  favourNames,
  levelNames,
  lifeStageMeanings,
  mannerNames,
  methodNames,
  pillarNamesZh,
  relationMeanings,
  relationNames,
  relationToSelf,
  seasonNames,
  sexNames,
  tenGodMeanings,
  toElementNames,
  toMemberNames,
} from "./names.ts";
import { toUsefulReason } from "./useful-reason.ts";

const isOfStems = (kind: RelationKind): boolean => kind === "stemCombine" || kind === "stemClash";

/** "clash:day子+annual午 …" → "年支子冲…" */
const toTies = (ties: string): string => {
  if (ties === "") return "跟四柱没有合冲";
  return ties
    .split(" ")
    .map((tie) => {
      const [kind, members = ""] = tie.split(":") as [RelationKind, string?];
      const names = members.split("+").map((member) => {
        const name = member.slice(0, -1) as PillarName | "luck" | "annual";
        return name === "annual" || name === "luck"
          ? `${pillarNamesZh[name]}${member.at(-1)!}`
          : `${pillarNamesZh[name]}${isOfStems(kind) ? "干" : "支"}${member.at(-1)!}`;
      });
      return `${names.join("与")}${relationNames[kind]}`;
    })
    .join("，");
};

const toParts = (parts: string): string =>
  parts === ""
    ? "天干地支里都没有它"
    : parts
        .split(" ")
        .map((part) => {
          const [, pillar, stem, weight] = /^([a-z]+)(.)([\d.]+)$/.exec(part)!;
          return `${pillarNamesZh[pillar as PillarName]}柱${stem} ${weight}`;
        })
        .join("，");

const toInterval = (seconds: number): string =>
  `${Math.floor(seconds / 86_400)}天${Math.floor((seconds % 86_400) / 3600)}小时${Math.floor((seconds % 3600) / 60)}分`;

const toAge = (years: number, months: number, days: number): string => `${years}年${months}个月${days}天`;

export const factWords: FactWording<BirthdayFacts> = {
  dayMaster: ({ stem, element, isYang, month, level, day }) => ({
    label: "日主",
    value: `${stem}${elementNames[element]}`,
    note: `日柱${day}的天干就是日主，代表你自己。${stem}是${isYang ? "阳" : "阴"}${elementNames[element]}，生在${month}月，${levelNames[level]}。`,
  }),
  pillar: ({ pillar, ganzhi, term, time, clock, dayStartsAt }) => ({
    label: `${pillarNamesZh[pillar]}柱`,
    value: ganzhi,
    note: toPillarNote(pillar, ganzhi, term, time, clock, dayStartsAt),
  }),
  stem: ({ pillar, stem, element, isYang }) => ({
    label: `${pillarNamesZh[pillar]}干`,
    value: `${stem} · ${isYang ? "阳" : "阴"}${elementNames[element]}`,
    note: `十天干两两配五行，前一个阳，后一个阴。${stem}在${pillarNamesZh[pillar]}柱上面，露在明处。`,
  }),
  branch: ({ pillar, branch, element, hidden }) => ({
    label: `${pillarNamesZh[pillar]}支`,
    value: `${branch} · ${elementNames[element]}`,
    note: `十二地支各管一个月、一个时辰。${branch}属${elementNames[element]}，里面藏着${[...hidden].join("、")}。`,
  }),
  tenGod: ({ pillar, stem, tenGod, dayMaster }) => ({
    label: `${pillarNamesZh[pillar]}干十神`,
    value: tenGod,
    note:
      tenGod === "日主"
        ? `${tenGodMeanings[tenGod]}。这里是${dayMaster}。`
        : `${tenGodMeanings[tenGod]}。拿${pillarNamesZh[pillar]}干${stem}跟日主${dayMaster}比五行和阴阳得来。`,
  }),
  hidden: ({ pillar, branch, stems, gods, dayMaster }) => {
    const names = gods.split(" ");
    const pairs = [...stems].map((stem, place) => `${stem}${names[place]}`);
    return {
      label: `${pillarNamesZh[pillar]}支藏干`,
      value: pairs.join(" "),
      note: `地支里藏着天干，先本气，后中气、余气。${branch}藏${[...stems].join("、")}，跟日主${dayMaster}比，就是${names.map((god) => `${god}（${tenGodMeanings[god]!.split("：").at(-1)!}）`).join("、")}。`,
    };
  },
  lifeStage: ({ pillar, dayMaster, branch, stage }) => ({
    label: `${pillarNamesZh[pillar]}支星运`,
    value: stage,
    note: `十二长生把一个天干比作一生。日主${dayMaster}走到${branch}是${stage}：${lifeStageMeanings[stage]}。阳干顺数，阴干逆数。`,
  }),
  selfStage: ({ pillar, stem, branch, stage }) => ({
    label: `${pillarNamesZh[pillar]}柱自坐`,
    value: stage,
    note: `看${pillarNamesZh[pillar]}干${stem}坐在自己的地支${branch}上：${stage}，${lifeStageMeanings[stage]}。`,
  }),
  nayin: ({ pillar, ganzhi, nayin }) => ({
    label: `${pillarNamesZh[pillar]}柱纳音`,
    value: nayin,
    note: `六十甲子每两柱合一个纳音，给这一柱另配一种五行。${ganzhi}是${nayin}，属${nayin.at(-1)!}。${pillar === "year" ? "平常说的“什么命”，就是年柱纳音。" : ""}`,
  }),
  void: ({ pillar, ganzhi, first, second, hits }) => ({
    label: `${pillarNamesZh[pillar]}柱空亡`,
    value: `${first}${second}`,
    note: `十个天干配十二个地支，一旬总剩两个落空。${ganzhi}这一旬剩${first}、${second}。${
      hits === ""
        ? "四柱里没有字落在里面。"
        : `${hits
            .split(" ")
            .map((name) => `${pillarNamesZh[name as PillarName]}支`)
            .join("、")}落在里面，这一处要打折扣。`
    }`,
  }),
  element: ({ element, percent, units, total, relation, dayMaster, parts }) => ({
    label: `五行·${elementNames[element]}`,
    value: `${percent}%`,
    note: `对日主${dayMaster}，${elementNames[element]}是${relationToSelf[relation]}。天干一字算1，地支一字算1，分给藏干，月支加倍：${toParts(parts)}；共${units}，占${total}份里的${percent}%。`,
  }),
  relation: ({ kind, members, element, manner }) => ({
    label: manner ? mannerNames[manner] : relationNames[kind],
    value: `${members
      .split(" ")
      .map((member) => member.at(-1)!)
      .join("")}${element && kind !== "clash" ? `（${elementNames[element]}）` : ""}`,
    note: `${toMemberNames(members, isOfStems(kind) ? "干" : "支")}。${relationMeanings[kind]}。${element ? `合的是${elementNames[element]}；化不化要看月令和旁边的字，这里不断。` : ""}`,
  }),
  spirit: ({ name, pillar, char, from, base }) => ({
    label: "神煞",
    value: name,
    note: `${spiritWords[name]!.zh}。从${baseNames[from]}${base}查，落在${pillarNamesZh[pillar]}柱${char}上。神煞只作旁证。`,
  }),
  strength: ({ level, score, season, seasonState, roots, allies, dayMaster, month }) => ({
    label: "旺衰",
    value: `${levelNames[level]} · ${score}`,
    note: `得令：日主${dayMaster}在${month}月为${seasonNames[seasonState]}，${season}分（满40）。得地：四支里的根，${roots}分（满30）。得势：旁边的天干帮扶，${allies}分（满30）。合计${score}，45以上偏旺，37以上中和。`,
  }),
  useful: (values) => ({
    label: "用神",
    value: toElementNames(values.elements),
    note: `${methodNames[values.method]}。${toUsefulReason(values)}`,
  }),
  luckStart: ({ direction, yearStem, sex, term, intervalSeconds, years, months, days, date, nominalAge, hasTime }) => ({
    label: "起运",
    value: `${date.slice(0, 4)}年${Number(date.slice(5, 7))}月，虚岁${nominalAge}`,
    note: `年干${yearStem}，${sexNames[sex]}命，${direction === "forward" ? "顺" : "逆"}行：从出生${direction === "forward" ? "数到" : "倒数到"}${term}，${toInterval(intervalSeconds)}。三天折一年，出生后${toAge(years, months, days)}起运。${hasTime ? "" : "时辰不详，按正午算，前后会差到两个月。"}`,
  }),
  luck: ({ place, pillar, tenGod, branchGod, startAge, startYear, startDate, isNow, month, direction }) => ({
    label: `第${place}步大运${isNow ? "（现在）" : ""}`,
    value: `${pillar} · ${startYear}年起`,
    note: `大运十年一换，从月柱${month}${direction === "forward" ? "往后" : "往前"}数第${place}柱。上面${tenGod}，下面${branchGod}。${startDate}交运，虚岁${startAge}到${startAge + 9}。`,
  }),
  currentLuck: ({ pillar, tenGod, branchGod, lifeStage, stemFavour, branchFavour, isVoid, ties, startDate, startAge }) => ({
    label: "现行大运",
    value: `${pillar} · ${tenGod}`,
    note: `${startDate}起，虚岁${startAge}到${startAge + 9}。天干${tenGod}，为${favourNames[stemFavour]}；地支${branchGod}，为${favourNames[branchFavour]}；日主在这里是${lifeStage}。${toTies(ties)}。${isVoid ? "地支落在日柱的空亡。" : ""}`,
  }),
  year: ({ year, age, pillar, tenGod, branchGod, lifeStage, stemFavour, branchFavour, isVoid, ties, luck }) => ({
    label: `${year}年流年`,
    value: `${pillar} · ${tenGod}`,
    note: `流年从立春算起，${year}年是${pillar}，虚岁${age}${luck ? `，走${luck}运` : ""}。天干${tenGod}，为${favourNames[stemFavour]}；地支${branchGod}，为${favourNames[branchFavour]}；日主在这里是${lifeStage}。${toTies(ties)}。${isVoid ? "地支落在日柱的空亡。" : ""}`,
  }),
  conception: ({ ganzhi, month, nayin }) => ({
    label: "胎元",
    value: `${ganzhi} · ${nayin}`,
    note: `说受胎的那个月。月柱${month}，天干进一位，地支进三位，得${ganzhi}。`,
  }),
  fetalBreath: ({ ganzhi, day, nayin }) => ({ label: "胎息", value: `${ganzhi} · ${nayin}`, note: `取跟日柱${day}天干相合、地支相合的那一柱，得${ganzhi}。` }),
  soulPalace: ({ ganzhi, month, hour, nayin }) => ({
    label: "命宫",
    value: `${ganzhi} · ${nayin}`,
    note: `四柱之外看立身的一处。寅作1，把${month}月和${hour}时的数相加，用14或26去减，得地支；天干从年干起五虎遁。这里按节气月排。`,
  }),
  bodyPalace: ({ ganzhi, month, hour, nayin }) => ({
    label: "身宫",
    value: `${ganzhi} · ${nayin}`,
    note: `四柱之外看后天着力的一处。从子起，按${month}月、${hour}时顺数得地支，天干从年干起五虎遁。`,
  }),
  clock: clockWords,
  lunarDate: ({ year, month, leap, day }) => ({
    label: "农历",
    value: `${toGanzhi(toYearPlace(year))}年${toMonthName({ month, leap })}${toDayName(day)}`,
    note: "农历按月亮排，四柱按节气排，所以年份、月份跟年柱、月柱不一定对得上。",
  }),
  variant: ({ reason, pillars, changed, clock, clockTime, dayStartsAt }) => ({
    label: "另一种排法",
    value: pillars,
    note: doubtWords(reason, changed, clock, clockTime, dayStartsAt),
  }),
  unknownTime: ({ day }) => ({
    label: "时辰不详",
    value: "只排三柱",
    note: `没有时辰，时柱、命宫、身宫不排，五行和旺衰按三柱算。日柱${day}按当天正午定。`,
  }),
  unknownSex: ({ yearStem }) => ({ label: "大运", value: "没排", note: `大运顺行还是逆行，要看年干阴阳和性别。年干是${yearStem}，性别没说，所以不排。` }),
};
