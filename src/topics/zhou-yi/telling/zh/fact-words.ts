import type { FactWording } from "../../../kit/fact.ts";
import { toElement } from "../../../kit/hexagrams/branches.ts";
import { getHexagram, toFullName } from "../../../kit/hexagrams/king-wen.ts";
import { toChinesePlace } from "../../../kit/hexagrams/place-names.ts";
import { getTrigram } from "../../../kit/hexagrams/trigrams.ts";
import type { ZhouYiFacts } from "../../fact-types.ts";
import { patternWords } from "./craft.ts";
import { generationNames, monthSpans, relativeMeanings, toBranchName, toElementRelation } from "./names.ts";

const toName = (number: number): string => toFullName(getHexagram(number));
const toSides = (upper: string, lower: string): string => `${lower}下${upper}上`;
const leanWords = ["不宜", "偏向不", "未定", "偏向可以", "宜"];
export const toLeanWord = (lean: number): string => leanWords[lean + 2]!;
const places = "一二三四五六";
const strengths = { strong: "有力", middling: "中等", weak: "无力" };
const turns = { returnFeeds: "回头生", returnHolds: "回头克", advance: "化进", retreat: "化退", plain: "动" };

const ruleOfMoving = [
  "六爻不动，看本卦卦辞",
  "一爻动，看那根爻的爻辞",
  "两爻动，看两根的爻辞，上面的为主",
  "三爻动，看本卦和之卦两篇卦辞",
  "四爻动，看之卦里没动的两爻，下面的为主",
  "五爻动，看之卦里没动的那一爻",
  "六爻全动，看之卦卦辞；乾坤看用九用六",
];

export const factWords: FactWording<ZhouYiFacts> = {
  "hexagram.primary": ({ number, upper, lower, lean }) => ({
    label: "本卦",
    value: `${number} ${toName(number)}`,
    note: `${toSides(upper, lower)}，是掷出来的卦，说眼下。按卦辞，${toLeanWord(lean)}。`,
  }),
  "hexagram.changed": ({ number, upper, lower, lean }) => ({
    label: "之卦",
    value: `${number} ${toName(number)}`,
    note: `${toSides(upper, lower)}。动爻翻过来得到它，说去处。按卦辞，${toLeanWord(lean)}。`,
  }),
  "hexagram.nuclear": ({ number }) => ({ label: "互卦", value: `${number} ${toName(number)}`, note: "二三四爻作下卦，三四五爻作上卦，说里头藏的，只算旁证。" }),
  "hexagram.opposite": ({ number }) => ({ label: "错卦", value: `${number} ${toName(number)}`, note: "六爻阴阳全翻，说没走的那一面。" }),
  "hexagram.reversed": ({ number, isSame }) => ({
    label: "综卦",
    value: `${number} ${toName(number)}`,
    note: isSame ? "这一卦倒过来还是自己，六十四卦里只有八卦这样。" : "把卦倒过来，是对面那人看见的样子。",
  }),
  moving: ({ count, percent }) => ({
    label: "动爻数",
    value: `${count}`,
    note: `${ruleOfMoving[count]}（朱熹《易学启蒙》）。${percent === null ? "" : `每百卦里约有${percent}卦动这么多。`}`,
  }),
  line: ({ place, isYang, value, coins, branch, changedBranch, relative, spirit, turn, lean }) => ({
    label: toChinesePlace(place, isYang),
    value: `动，${value}${coins ? `（${coins}）` : ""}`,
    note: `${relative}${toBranchName(branch)}，临${spirit}，变${toBranchName(changedBranch)}，${turns[turn]}。爻辞${toLeanWord(lean)}。`,
  }),
  ruling: ({ rank, of, number, place, moving, lean }) => {
    const { lines, name } = getHexagram(number);
    const text = place === null ? "卦辞" : place === 7 ? (number === 1 ? "用九" : "用六") : toChinesePlace(place, lines[place - 1] === "1");
    return {
      label: rank === 1 ? "主断" : `次断`,
      value: `${name}·${text}`,
      note: `${ruleOfMoving[moving]}。取${of === "primary" ? "本卦" : "之卦"}这一句，${toLeanWord(lean)}。`,
    };
  },
  trigrams: ({ upper, lower }) => ({
    label: "上下卦",
    value: `上${upper}下${lower}`,
    note: `下卦为里，上卦为外，${toElementRelation(getTrigram(lower).element, getTrigram(upper).element)}。`,
  }),
  shi: ({ place, relative, branch, isMoving, isVoid }) => ({
    label: "世爻",
    value: `第${places[place - 1]}爻 ${relative}${toBranchName(branch)}`,
    note: `世爻是问的人${isMoving ? "，正在动" : ""}${isVoid ? "，落在今天的旬空" : ""}。`,
  }),
  ying: ({ place, relative, branch, isMoving, isVoid }) => ({
    label: "应爻",
    value: `第${places[place - 1]}爻 ${relative}${toBranchName(branch)}`,
    note: `应爻是对面那头，与世爻隔三位${isMoving ? "，正在动" : ""}${isVoid ? "，落在今天的旬空" : ""}。`,
  }),
  bond: ({ shi, ying }) => ({ label: "世应", value: toElementRelation(toElement(shi), toElement(ying)), note: "拿世爻和应爻地支的五行比：谁生谁、谁克谁。" }),
  pattern: ({ kind }) => ({
    label: "卦体",
    value: { doubled: "纯卦", clash: "六冲", harmony: "六合", wandering: "游魂", returning: "归魂" }[kind],
    note: patternWords[kind],
  }),
  palace: ({ palace, generation }) => ({
    label: "卦宫",
    value: `${palace}宫${generationNames[generation]}`,
    note: "京房八宫：从纯卦自下往上逐爻翻，定出世爻应爻，也定五行归谁。",
  }),
  relative: ({ relative, place, branch, strength, monthBranch, day, isVoid }) => ({
    label: relative,
    value: place === null || branch === null || strength === null ? "不上卦" : `第${places[place - 1]}爻 ${toBranchName(branch)}，${strengths[strength]}`,
    note: `${relative}指${relativeMeanings[relative]}。旺衰按${monthBranch}月、${day}日看：同我生我为旺，克我泄我为衰${isVoid ? "；正逢旬空" : ""}。`,
  }),
  timing: ({ place, branch, monthsAhead, isMoving }) => ({
    label: "应期",
    value: `${branch}月（${monthSpans[branch]}）`,
    note: `看第${places[place - 1]}爻，${isMoving ? "它在动" : "它是世爻"}，地支是${branch}；离现在${monthsAhead}个月。只当窗口看。`,
  }),
  lean: ({ score, texts }) => ({
    label: "倾向",
    value: toLeanWord(score),
    note: texts === 1 ? "主断那一句自己的口气：吉亨利算可以，凶厉吝算不。" : "主断那一句算两份，其余各算一份，取平均。",
  }),
};
