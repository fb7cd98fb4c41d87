import { briefsZh } from "../data/briefs.zh.ts";
import { getChapter, joinClauses } from "../data/chapters.ts";
import type { ClauseRange } from "../data/text.ts";
import { textsZh } from "../data/texts.zh.ts";
import type { Language } from "./language.ts";

const digits = ["", "一", "二", "三", "四", "五", "六", "七", "八", "九"];

/** 8 → 八, 10 → 十, 41 → 四十一. @param number 1 … 99 */
const toChineseNumber = (number: number): string => {
  const tens = Math.floor(number / 10);
  return `${tens > 1 ? digits[tens] : ""}${tens > 0 ? "十" : ""}${digits[number % 10]}`;
};

/** 第八章 */
export const toChapterName = (chapter: number): string => `第${toChineseNumber(chapter)}章`;

const toVerse = (chapter: number, range: ClauseRange): string => joinClauses(getChapter(chapter).clauses, range).replace(/[，；：、]$/, "。");

export const chinese: Language = {
  locale: "zh",
  texts: textsZh,
  briefs: briefsZh,
  nths: ["前", "后"],
  paces: { soon: "就在眼前", ripens: "慢慢长成", wait: "先等一等" },
  gap: "",
  lengthOf: (text) => text.replace(/[\s>]/g, "").length,
  whole: { least: 740, most: 1200 },
  basic: { least: 140, most: 200 },
  quote: (chapter, range) => `> ${toVerse(chapter, range)}`,
  inline: (chapter, range) => toVerse(chapter, range).replace(/[。！]$/, ""),
  nameOf: toChapterName,
  countOf: toChineseNumber,
  listed: (names) => names.join("、"),
  labels: { chapter: "这一章", verse: "原文", neighbour: "邻章", craft: "来历", dissent: "反过来看", close: "这周", caution: "先问人" },
  themes: { love: "感情", work: "做事", money: "钱财", inner: "自己" },
  openers: {
    should: ["不宜", "先缓一缓", "两可", "可以", "可以，放手去"],
    will: ["多半不会", "眼下不像会", "还没有定", "会，要些时候", "会"],
    can: ["这样不能", "现在还不能", "难说", "能，要有耐心", "能"],
    has: ["眼下没有", "还看不出有", "一半一半", "有，要养", "有，就在近处"],
    is: ["多半不是", "不太像", "还两说", "像是", "是"],
  },
  dreaded: ["要防着，还来得及", "要防着，早作打算"],
  headline: {
    yesNo: "{opener}：{e}。",
    choice: ["偏向“{o}”：{e}。", "“{o}”这一头更顺：{e}。"],
    choiceNth: "{nth}一条路更顺：{e}。",
    choiceEven: "“{a}”和“{b}”先都留着：{e}。",
    choiceLevel: "两条路先都留着：{e}。",
    how: ["照这一章的走法：{e}。", "法子在这一句里：{e}。"],
    why: ["缘由多半在这儿：{e}。", "症结像是这一处：{e}。"],
    when: ["{t}。"],
    whenShort: "{pace}：{e}。",
    who: ["认人看这一条：{e}。"],
    open: ["这一章给你的话：{e}。", "翻到的这一章说：{e}。"],
    plain: "{e}。",
    beyond: { body: "身体听大夫的：{e}。", court: "输赢听律师的：{e}。" },
  },
  caution: {
    body: "身上的事请当面问大夫，检查和用药都照他说的来，书里的话替不了。",
    court: "官司请问律师，证据和期限先理清，别拿一章书去定输赢。",
  },
  drawn: ["翻开的是{c}，“{title}”。", "书停在{c}，“{title}”。"],
  named: "你点的是{c}，“{title}”。",
  neighbour: ["{c}和它挨得最近，那里说“{v}”：{e}。", "同一层意思，{c}换了个说法，“{v}”：{e}。", "再看{c}，“{v}”：{e}。"],
  half: { way: "{c}在上半部《道经》里，讲事情本来怎么走。", virtue: "{c}在下半部《德经》里，讲人照着怎么做。" },
  leaning: ["八十一章里有{n}章劝人缓手，它在其中。", "八十一章里有{n}章不偏哪头，它在其中。", "八十一章里有{n}章偏向可以，它在其中。"],
  pace: {
    soon: "论快慢，全书{n}章说的是眼前就动的事，它算一章。",
    ripens: "论快慢，全书{n}章说的是慢慢长成的事，它算一章。",
    wait: "论快慢，全书{n}章要人先等一等，它算一章。",
  },
  timing: "论时候，{t}。",
  echo: "“{clause}”这一句，{chapters}也原样说过，五千字的书里，肯重复的话不多。",
  close: "这周做一件：{act}。留意：{watch}。",
  answer: {
    theme: { love: "落到感情上：{e}。", work: "落到做事上：{e}。", money: "落到钱上：{e}。", inner: "落到你自己身上：{e}。" },
    dissent: "有，反过来也站得住，{c}就留着这面。",
    how: "先做这一件：{act}。",
    line: "“{v}”，落到你这件事上就是：{e}。",
    chapter: "{c}说的是：{e}。",
    from: ["这话出在{c}，“{title}”。", "来处是{c}，“{title}”。", "借{c}“{title}”来说。"],
    practice: ["可以试{c}的法子：{act}。留意：{watch}。", "动手的话，学{c}：{act}。再留意：{watch}。"],
  },
  followUps: {
    theme: { love: "那感情上呢？", work: "那工作上呢？", money: "那钱上呢？", inner: "那我自己该怎么调？" },
    when: "大概什么时候见分晓？",
    how: "第一步先做什么？",
    why: "为什么会卡在这儿？",
    dissent: "有没有反过来的说法？",
    line: "“{v}”这句怎么讲？",
    chapter: "{c}又怎么说？",
  },
};
