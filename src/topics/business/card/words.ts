import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Luck } from "../../kit/grids/numbers.ts";
import type { Element, Relation } from "../../kit/hexagrams/elements.ts";
import { findBrandCharacter, findBrandWord } from "../brand-stems.ts";
import type { BusinessCast } from "../engine.ts";
import type { Standing } from "../owner.ts";
import type { ScoreKey } from "../score.ts";
import * as english from "../telling/en/names.ts";
import * as chinese from "../telling/zh/names.ts";

interface CardWords {
  title(cast: BusinessCast): string;
  note(cast: BusinessCast): string;
  /** The sign-board, for who can't see it. */
  board(cast: BusinessCast): string;
  elements: Record<Element, string>;
  luck: Record<Luck, string>;
  core: string;
  total: string;
  letters: string;
  trade: string;
  unknownTrade: string;
  name: string;
  owner: string;
  ring(cast: BusinessCast): string;
  sound: string;
  noEcho: string;
  echo(words: string): string;
  length: string;
  count(count: number, isLatin: boolean): string;
  clash: string;
  noClash: string;
  beats(count: number): string;
  fit: string;
  fits: Record<Relation, string>;
  ownerTrade: string;
  standings: Record<Standing, string>;
  ownerName: string;
  brought(chars: string): string;
  score: string;
  scoreOf: Record<ScoreKey, string>;
  opening: string;
  range(from: string, to: string, count: number): string;
  day(day: { date: string; weekday: number }): string;
  duty(duty: string): string;
  hour(hour: { branch: string; from: number }): string;
  suggestions: string;
  strokes(count: number): string;
}

/** What a stem says, or the senses of its characters beside each other. */
export const toSense = (core: string, locale: Locale): string =>
  findBrandWord(core)?.meaning[locale] ?? [...core].map((char) => findBrandCharacter(char)?.meaning[locale].split(/[，,]/)[0] ?? char).join(" · ");

const zh: CardWords = {
  title: (cast) => (cast.isSuggested ? `${cast.industry?.name.zh ?? "字号"}起名` : `${cast.chinese && !cast.latin ? cast.chinese.core : cast.name}：名号`),
  note: (cast) => (cast.chinese ? `康熙笔画 ${cast.chinese.traditional}` : "A=1 到 I=9"),
  board: (cast) =>
    cast.chinese ? `${cast.chinese.name}，字号${cast.chinese.core}，${cast.chinese.coreNumber.strokes} 画` : `${cast.name}，字母合 ${cast.latin?.sum}`,
  elements: chinese.elementNames,
  luck: chinese.luckWords,
  core: "字号",
  total: "全称",
  letters: "字母数",
  trade: "行业",
  unknownTrade: "没说行业",
  name: "名",
  owner: "主事人喜",
  ring: ({ industry, chinese: name }) =>
    `五行相生一圈${industry ? `，行业归${chinese.elementNames[industry.main]}` : ""}${name ? `，名以${chinese.elementNames[name.mainElement]}为主` : ""}`,
  sound: "读音",
  noEcho: "无坏谐音",
  echo: (words) => `像“${words}”`,
  length: "长短",
  count: (count, isLatin) => (isLatin ? `${count} 个字母` : `${count} 个字`),
  clash: "碰词",
  noClash: "没有",
  beats: (count) => `${count} 拍`,
  fit: "名配行业",
  fits: chinese.fitWords,
  ownerTrade: "人配行业",
  standings: chinese.standingWords,
  ownerName: "名配人",
  brought: (chars) => (chars === "" ? "没有补到" : `“${chars}”补到`),
  score: "评分",
  scoreOf: chinese.scoreWords,
  opening: "开业吉日",
  range: (from, to, count) => `${chinese.toMonthDay(from)}到${chinese.toMonthDay(to)}，${count} 天可用`,
  day: chinese.toDayName,
  duty: (duty) => `${duty}日`,
  hour: ({ branch, from }) => `${branch}时 ${from} 点`,
  suggestions: "备选",
  strokes: (count) => `${count} 画`,
};

const en: CardWords = {
  title: (cast) =>
    cast.isSuggested
      ? `Names for a ${cast.industry?.name.en ?? "business"}`.replace(/ a (?=[aeio]|AI\b)/, " an ")
      : `${cast.chinese && !cast.latin ? cast.chinese.core : cast.name}: the sign`,
  note: (cast) => (cast.chinese ? `Counted on ${cast.chinese.traditional}` : "A is 1, I is 9"),
  board: (cast) =>
    cast.chinese
      ? `${cast.chinese.name}, brand ${cast.chinese.core}, ${cast.chinese.coreNumber.strokes} strokes`
      : `${cast.name}, letters sum to ${cast.latin?.sum}`,
  elements: english.elementNames,
  luck: english.luckWords,
  core: "Brand",
  total: "Full name",
  letters: "Letters",
  trade: "Trade",
  unknownTrade: "no trade named",
  name: "Name",
  owner: "Owner gains by",
  ring: ({ industry, chinese: name }) =>
    `The five elements in their round${industry ? `; the trade is ${english.elementNames[industry.main]}` : ""}${name ? `; the name is mostly ${english.elementNames[name.mainElement]}` : ""}`,
  sound: "Sound",
  noEcho: "no bad echo",
  echo: (words) => `like ${words}`,
  length: "Length",
  count: (count, isLatin) => `${count} ${isLatin ? "letters" : count === 1 ? "sign" : "signs"}`,
  clash: "Clash",
  noClash: "none",
  beats: (count) => `${count} ${count === 1 ? "beat" : "beats"}`,
  fit: "Name to trade",
  fits: english.fitWords,
  ownerTrade: "You to trade",
  standings: {
    ...english.standingWords,
    first: "what you can use most",
    useful: "what you can use",
    feeds: "feeds what you use",
    neutral: "indifferent",
    adverse: "too much already",
  },
  ownerName: "Name to you",
  brought: (chars) => (chars === "" ? "brings nothing" : `${chars} brings it`),
  score: "Score",
  scoreOf: english.scoreWords,
  opening: "Days to open",
  range: (from, to, count) => `${english.toMonthDay(from)} to ${english.toMonthDay(to)}, ${count} to choose from`,
  day: english.toDayName,
  duty: (duty) => `duty ${duty}`,
  hour: ({ branch, from }) => `${branch} ${from}h`,
  suggestions: "Names",
  strokes: (count) => `${count} strokes`,
};

export const cardWords: Record<Locale, CardWords> = { zh, en };
