import type { FactWording } from "../../../kit/fact.ts";
import type { Core } from "../../cast-types.ts";
import { compoundTexts, firstCompound } from "../../data/zh/compounds.ts";
import { wantTexts } from "../../data/zh/pairs.ts";
import type { NumerologyFacts } from "../../fact-types.ts";
import { toSpelt } from "../view.ts";
import { coreNames, toDateText, toOrdinal, toSpanText } from "./names.ts";

const rules: Readonly<Record<Core, string>> = {
  lifePath: "月、日、年各自加到一位再相加，11、22、33保留",
  birthday: "出生那天是几号，加到一位，11、22保留",
  expression: "全名每个字母换成数，一个词一个词化简再合起来",
  soulUrge: "只加名字里的元音A、E、I、O、U，Y算辅音",
  personality: "只加名字里的辅音",
  maturity: "生命数加表达数",
};
const uses: Readonly<Record<Core, string>> = {
  lifePath: "看一辈子的路怎么走",
  birthday: "看手上的一样小本事",
  expression: "看会做什么",
  soulUrge: "看心里要什么",
  personality: "看别人头一眼见到什么",
  maturity: "看年纪大了往哪边长",
};
/** "ANNA SCHMIDT" → "Anna Schmidt" */
const toName = (name: string): string => toSpelt(name.split(" "));
const toTable = (system: string, letters: string): string =>
  letters === "" ? "" : system === "chaldean" ? `用迦勒底表，加的是${letters}。` : `A到I是1到9，J和S重新从1数起，加的是${letters}。`;

export const factWords: FactWording<NumerologyFacts> = {
  core: ({ core, number, working, letters, system }) => ({
    label: coreNames[core],
    value: String(number),
    note: `${rules[core]}，${uses[core]}。${toTable(system, letters)}你的算式：${working}。${number > 9 ? `${number}是大师数，保留不再加，日常里当${[...String(number)].reduce((sum, digit) => sum + Number(digit), 0)}用。` : ""}`,
  }),
  personalYear: ({ number, working, year }) => ({
    label: `${year}年流年`,
    value: String(number),
    note: `生月、生日和当年年份各化到一位再加，化到底，不留大师数：${working}。九年一轮，按公历年算，${number}这年宜${wantTexts[number]}。`,
  }),
  personalMonth: ({ number, working, year, month }) => ({
    label: `${year}年${month}月流月`,
    value: String(number),
    note: `流年加月份：${working}。这个月宜${wantTexts[number]}。`,
  }),
  personalDay: ({ number, working, month, day }) => ({
    label: `${month}月${day}日流日`,
    value: String(number),
    note: `流月加日子：${working}。只管这一天，宜${wantTexts[number]}。`,
  }),
  pinnacle: (span) => ({
    label: `第${toOrdinal(span.place)}段高峰`,
    value: `${span.number} · ${toSpanText(span)}`,
    note: `${["月加日", "日加年", "前两段相加", "月加年"][span.place - 1]}：${span.working}。第一段到36减生命数为止，后两段各九年，末一段到老。${span.isNow ? "你正在这一段。" : ""}`,
  }),
  challenge: ({ place, number, working, from, to, isNow }) => ({
    label: place === 3 ? "主挑战数" : `第${toOrdinal(place)}段挑战`,
    value: String(number),
    note: `${["月和日", "日和年", "前两个挑战", "月和年"][place - 1]}化到一位相减：${working}。我们跟着高峰的年纪看，${to === null ? `${from}岁以后` : `${from}到${to}岁`}${isNow ? "，就是眼下" : ""}${place === 3 ? "；第三个也管一辈子" : ""}。`,
  }),
  repeat: ({ number, count, cores }) => ({
    label: "重数",
    value: `${number} × ${count}`,
    note: `${cores
      .split(",")
      .map((core) => coreNames[core as Core])
      .join("、")}化到一位都是${number}。同一个数占了${count}处，别的声音就小。`,
  }),
  debt: ({ number, core, working }) => ({
    label: "业债数",
    value: `${number}，在${coreNames[core]}`,
    note: `13、14、16、19出现在主数化简的半路上，旧称业债。你的${coreNames[core]}：${working}。它只说哪门课要多学一遍，不记罪过。`,
  }),
  lesson: ({ number, name }) => ({
    label: "缺数",
    value: String(number),
    note: `${toName(name)}里没有一个字母等于${number}，所以“${wantTexts[number]}”这件事要现学。`,
  }),
  passion: ({ number, count, letters, name, also }) => ({
    label: "热情数",
    value: `${number}，${count}个字母`,
    note: `${toName(name)}共${letters}个字母，等于${number}的有${count}个，最多${also === "" ? "" : `，并列的还有${also.replaceAll(",", "、")}`}。`,
  }),
  balance: ({ number, initials }) => ({
    label: "平衡数",
    value: String(number),
    note: `名字各词的首字母${initials.split("").join("、")}相加化到一位。心乱的时候，宜${wantTexts[number]}。`,
  }),
  bridge: ({ between, number, one, other }) => ({
    label: between === "path" ? "路与本事之间" : "里与外之间",
    value: String(number),
    note: `${between === "path" ? "生命数和表达数" : "心愿数和人格数"}化到一位是${one}和${other}，差${number}。${number === 0 ? "没有差，两处同声。" : `差的这${number}叫桥数，宜${wantTexts[number]}，两头就接得上。`}`,
  }),
  lifePathVariant: ({ rule, number, own, date }) => ({
    label: rule === "allDigits" ? "一次加完" : "整数相加",
    value: String(number),
    note: `${toDateText(date)}，${rule === "allDigits" ? "把所有数字一口气加完" : "年、月、日三个整数相加再化简"}得${number}，${number === own ? "和我们用的算法一样" : `我们分开化简得${own}`}。`,
  }),
  chaldean: ({ compound, root, told, working, isChosen }) => ({
    label: "迦勒底数",
    value: `${compound} / ${root}`,
    note: `迦勒底字母表没有9，所有字母一次加完：${working}。复数${compound}${told === compound ? "" : `过了52，再加一次看${told}`}${told >= firstCompound ? `，像${compoundTexts[told - firstCompound]}` : ""}。${isChosen ? "这次用的就是它。" : "这次没用它，放在旁边对照。"}`,
  }),
  pythagorean: ({ expression, soulUrge, personality, isChosen }) => ({
    label: "毕达哥拉斯数",
    value: `${expression} · ${soulUrge} · ${personality}`,
    note: `按毕达哥拉斯表，表达数${expression}，心愿数${soulUrge}，人格数${personality}。${isChosen ? "这次用的就是它。" : "这次没用它，放在旁边对照。"}`,
  }),
  lettersAtOnce: ({ expression, soulUrge, personality }) => ({
    label: "字母一次加完",
    value: `${expression} · ${soulUrge} · ${personality}`,
    note: `不分词，所有字母一口气加完，表达数${expression}，心愿数${soulUrge}，人格数${personality}。有的书用这种，我们先按词化简。`,
  }),
};
