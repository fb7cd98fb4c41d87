import type { FactWording } from "../kit/fact.ts";
import { toElement } from "../kit/hexagrams/branches.ts";
import { toClassicText } from "../kit/hexagrams/hexagram-cast.ts";
import { getHexagram, toFullName } from "../kit/hexagrams/king-wen.ts";
import { toChinesePlace } from "../kit/hexagrams/place-names.ts";
import type { NumberFacts } from "./facts.ts";
import { chinese } from "./telling/chinese.ts";
import { toReader } from "./telling/reader.ts";

const elements = { wood: "木", fire: "火", earth: "土", metal: "金", water: "水" } as const;
const relations = { feedsMe: "用生体", same: "体用比和", iHold: "体克用", iFeed: "体生用", holdsMe: "用克体" } as const;
const judged = { feedsMe: "事来助人，最好", same: "同气相帮，好", iHold: "制得住，要费力，小好", iFeed: "往外耗，不利", holdsMe: "事压着人，最不利" } as const;
const seasons = { prosperous: "旺", supported: "相", resting: "休", confined: "囚", failing: "死" } as const;
const leans = ["不宜", "缓一缓", "两可", "可以", "很可以"];
const paces = { feedsMe: "天", same: "天", iHold: "周", iFeed: "个月", holdsMe: "个月" } as const;
const places = ["上卦", "下卦", "动爻"];
const half = (isUpper: boolean): string => (isUpper ? "上" : "下");

const words: FactWording<NumberFacts> = {
  digit: ({ place, digit, divisor, left, trigram, drawn }) => ({
    label: places[place - 1] ?? "",
    value: trigram ? `${digit} → ${trigram}` : `${digit} → 第 ${left} 爻`,
    note: `${drawn ? "这个数是公平抽的。" : "这个数是你报的。"}${digit} 除以 ${divisor}，${digit % divisor === 0 ? `除尽，作 ${left}` : `余 ${left}`}；${trigram ? `先天数 ${left} 是${trigram}（一乾二兑三离四震五巽六坎七艮八坤）。` : "自下往上数，这一爻动。"}`,
  }),
  body: ({ trigram, element, isUpper, moving }) => ({
    label: "体",
    value: `${half(isUpper)}卦${trigram}，属${elements[element]}`,
    note: `体是问的人。动的是第 ${moving} 爻，不带动爻的那一卦是体，这里是${half(isUpper)}卦。`,
  }),
  use: ({ trigram, element, isUpper, moving }) => ({
    label: "用",
    value: `${half(isUpper)}卦${trigram}，属${elements[element]}`,
    note: `用是那件事，也是对面的人。第 ${moving} 爻动在${half(isUpper)}卦，带动爻的就是用。`,
  }),
  bond: ({ relation, body, use }) => ({
    label: "体用",
    value: relations[relation],
    note: `体属${elements[body]}，用属${elements[use]}，按五行是${relations[relation]}：${judged[relation]}。次序照《梅花易数》。`,
  }),
  season: ({ season, element, monthBranch }) => ({
    label: "旺衰",
    value: `体在${monthBranch}月为${seasons[season]}`,
    note: `起卦那天是${monthBranch}月，属${elements[toElement(monthBranch)]}；体属${elements[element]}。同气为旺，月生体为相，体生月为休，体克月为囚，月克体为死。`,
  }),
  turn: ({ trigram, relation, body, element }) => ({
    label: "变",
    value: `用变${trigram}，${relations[relation]}`,
    note: `用卦的动爻阴阳一翻，成了${trigram}，属${elements[element]}；体属${elements[body]}。这看事情的末了：${judged[relation]}。`,
  }),
  middle: ({ lower, upper, helping, body }) => ({
    label: "互",
    value: `${upper}上${lower}下，${helping} 个帮体`,
    note: `取二三四爻作下卦，三四五爻作上卦，看事情中段。体属${elements[body]}，生体或同气的算帮，这里有 ${helping} 个。`,
  }),
  "hexagram.primary": (values) => ({
    label: "本卦",
    value: toFullName({ ...values, lines: "" }),
    note: `上卦${values.upper}、下卦${values.lower}合成，是《周易》第 ${values.number} 卦，看眼前。`,
  }),
  "hexagram.changed": (values) => ({
    label: "变卦",
    value: toFullName({ ...values, lines: "" }),
    note: `动爻翻过来得的卦，第 ${values.number} 卦，看末了。`,
  }),
  "hexagram.nuclear": (values) => ({
    label: "互卦",
    value: toFullName({ ...values, lines: "" }),
    note: `中间四爻交叠出来的卦，第 ${values.number} 卦，看中段。`,
  }),
  line: ({ number, place, isYang }) => ({
    label: "动爻",
    value: toChinesePlace(place, isYang),
    note: `第三个数定的这一爻，爻辞是“${toClassicText(getHexagram(number), place).replace(/。$/, "")}”。一爻独动，就看这一句。`,
  }),
  lean: ({ lean }) => ({
    label: "倾向",
    value: leans[lean + 2] ?? "",
    note: "体用的关系算两份，变卦一份，月令一份，合到 −2 至 +2。这把尺子是我们定的，只定语气。",
  }),
  timing: ({ total, relation }) => ({
    label: "快慢",
    value: `约 ${total} ${paces[relation]}`,
    note: `上卦数、下卦数、动爻数相加得 ${total}。用生体、比和走得快，按天；体克用按周；体生用、用克体走得慢，按月。单位是我们的约定，别当准日子。`,
  }),
};

export const readingZh = toReader(chinese, words);
