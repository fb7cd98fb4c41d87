import { toClassicText } from "../../kit/hexagrams/hexagram-cast.ts";
import { toFullName } from "../../kit/hexagrams/king-wen.ts";
import { toChinesePlace } from "../../kit/hexagrams/place-names.ts";
import { getChineseTelling } from "../../kit/hexagrams/tellings.ts";
import { getTrigram } from "../../kit/hexagrams/trigrams.ts";
import { textsZh } from "../data/texts.zh.ts";
import type { Language } from "./language.ts";

const toShare = (digit: number, divisor: number, left: number): string => {
  if (digit === left) return `${digit}`;
  return digit % divisor === 0 ? `${digit} 除以 ${divisor} 除尽，作 ${left}` : `${digit} 除以 ${divisor} 余 ${left}`;
};

const paces = { feedsMe: "天", same: "天", iHold: "周", iFeed: "个月", holdsMe: "个月" } as const;

export const chinese: Language = {
  locale: "zh",
  texts: textsZh,
  tellingOf: getChineseTelling,
  gap: "",
  lengthOf: (text) => text.replace(/[\s>]/g, "").length,
  whole: 740,
  basicMost: 200,
  nameOf: toFullName,
  placeOf: ({ primary, moving }) => toChinesePlace(moving, primary.lines[moving - 1] === "1"),
  trigramOf: (name) => `${name}${getTrigram(name).image}`,
  quote: ({ primary, moving }) => `> ${toClassicText(primary, moving)}`,
  sayCasting: ({ digits: [a, b, c], upper, lower, moving, primary, changed, drawn }) =>
    `${drawn ? "替你抽的三个数" : "你报的三个数"}：${toShare(a, 8, upper)}，上卦是${primary.upper}；${toShare(b, 8, lower)}，下卦是${primary.lower}；${toShare(c, 6, moving)}，第 ${moving} 爻动。合成${toFullName(primary)}，变${toFullName(changed ?? primary)}。`,
  saySides: (_cast, body, use, isUseUpper) =>
    `动爻在${isUseUpper ? "上" : "下"}，${isUseUpper ? "上" : "下"}卦${use}就是用，指那件事和对面；不动的${body}是体，指你。`,
  sayTurned: (turned, changed) => `用卦动后成${turned}，全卦成${toFullName(changed)}。`,
  sayWhen: (total, relation) => `${total} ${paces[relation]}前后`,
  sayTiming: (total, relation) => `三个数归到一处是 ${total}，看体用的快慢按${paces[relation]}算，大约 ${total} ${paces[relation]}前后会有动静`,
  labels: {
    lead: "体用",
    casting: "起卦",
    use: "用卦",
    line: "动爻",
    middle: "中段",
    changed: "变卦",
    timing: "快慢",
    dissent: "反着看",
    close: "这周",
    caution: "先问人",
  },
  themes: { love: "感情", work: "做事", money: "钱财", inner: "自己" },
  openers: {
    should: ["不宜", "先缓缓", "两可", "可以", "可以，趁现在"],
    will: ["多半不会", "一时不会", "还没有定", "会，慢一点", "会"],
    can: ["眼下不能", "现在还差一截", "难说", "能，要出力", "能"],
    has: ["眼下没有", "还没露头", "一半一半", "有，要去接", "有，就在跟前"],
    is: ["多半不是", "不太像", "两说", "像是", "是"],
  },
  dreaded: ["要防着，还来得及", "要防着，早作打算"],
  headline: {
    yesNo: ["{opener}：{b}，先{c}。", "{opener}：先{c}。"],
    choice: ["偏向“{o}”：{b}，先{c}。", "偏向“{o}”，先{c}。", "偏向{nth}一条路，先{c}。"],
    choiceEven: ["“{a}”和“{z}”差不多重，先{c}。", "两条路差不多重，先{c}。"],
    how: ["先{c}：{b}。", "先{c}。"],
    why: ["缘由在体用上：{b}，先{c}。", "缘由在体用上：{b}。"],
    when: ["{when}有动静；先{c}。"],
    who: ["多半是个{who}。"],
    open: ["这三个数说：{b}，先{c}。", "{b}，先{c}。"],
    beyond: { body: ["身体的事听大夫的；你的处境，{b}。"], court: ["输赢听律师的；你的处境，{b}。"] },
  },
  again: {
    yesNo: ["{opener}，{h}添一句：{c}。", "{opener}：{c}。"],
    choice: ["还是偏向“{o}”，{h}说：{c}。", "还是“{o}”：{c}。", "还是偏向{nth}一条路：{c}。"],
    choiceEven: ["两边仍差不多重，{h}说：{c}。", "两边仍一样重：{c}。"],
    how: ["换一步走，{h}的办法：{c}。", "换一步走，先{c}。"],
    why: ["再往里看，是{h}：{c}。", "再往里看：{c}。"],
    when: ["{when}；等的时候，{c}。"],
    who: ["换个角度认，像{s}。"],
    open: ["再看{h}：{c}。"],
    dissent: ["反着说的还有{h}：{c}。"],
    theme: ["换{h}来看：{c}。"],
  },
  theme: {
    love: ["落到感情上：{e}。", "感情上，{b}。"],
    work: ["落到做事上：{e}。", "做事上，{b}。"],
    money: ["落到钱上：{e}。", "钱上，{b}。"],
    inner: ["落到你自己身上：{e}。", "落到自己身上，{b}。"],
  },
  dissent: ["有，错卦{h}反过来说，像{s}。"],
  nths: ["前", "后"],
  rest: {
    essence: "{e}。",
    counsel: "先{c}。",
    source: "这句话出自{h}，像{s}。",
    who: "用卦是{u}，认的就是这副性子。",
    when: "{timing}。",
  },
  from: { primary: "本卦{h}说，", changed: "变卦{h}说，", nuclear: "互卦{h}说，", opposite: "错卦{h}说，", reversed: "综卦{h}说，" },
  caution: {
    body: "身上的事请当面问大夫，检查和用药都照他说的来，卦替不了。",
    court: "官司请问律师，证据和期限先理清，别拿一卦去定输赢。",
  },
  close: "这周做一件：{act}留意：{watch}",
  followUps: {
    theme: { love: "那感情上呢？", work: "那工作上呢？", money: "那钱上呢？", inner: "那我自己该怎么调？" },
    when: "大概多久有动静？",
    how: "第一步先做什么？",
    why: "为什么会这样？",
    dissent: "有没有反过来的说法？",
    use: "用卦指的是什么？",
    changed: "变卦说后来会怎样？",
  },
};
