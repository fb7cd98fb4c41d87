import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Luck } from "../../kit/grids/numbers.ts";
import { type Element, type Relation, toRelation } from "../../kit/hexagrams/elements.ts";
import { findBrandCharacter, findBrandWord } from "../brand-stems.ts";
import type { ChineseName } from "../chinese.ts";
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
  ring(parts: Pick<BusinessCast, "industry" | "chinese">): string;
  sound: string;
  soundOf(name: ChineseName): string;
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
  scoreSum(score: number): string;
  scoreOf: Record<ScoreKey, string>;
  /** How much a part of the score counts. */
  weight(weight: number): string;
  soundsTitle: string;
  soundsSum(cast: BusinessCast): string;
  fitsTitle: string;
  fitsSum(cast: BusinessCast): string;
  strokesTitle: string;
  opening: string;
  range(from: string, to: string, count: number): string;
  day(day: { date: string; weekday: number }): string;
  duty(duty: string): string;
  hour(hour: { branch: string; from: number }): string;
  suggestions: string;
  nameCount(count: number): string;
}

/** What a stem says, or the senses of its characters beside each other. */
export const toSense = (core: string, locale: Locale): string =>
  findBrandWord(core)?.meaning[locale] ?? [...core].map((char) => findBrandCharacter(char)?.meaning[locale].split(/[，,]/)[0] ?? char).join(" · ");

const listHomophones = ({ homophones }: ChineseName["sound"]): string => homophones.map(({ word }) => word).join("、");

/** How the name stands to the trade, else how the trade stands to the owner. */
const toFit = ({ industry, chinese: name, owner }: BusinessCast, { fits, standings }: CardWords): string =>
  industry && name ? fits[toRelation(industry.main, name.mainElement)] : industry && owner ? standings[owner.standing] : "";

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
  soundOf: ({ sound }) => `${sound.pinyin.join(" ")} · ${sound.homophones.length === 0 ? "无坏谐音" : `像“${listHomophones(sound)}”`}`,
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
  scoreSum: (score) => `${score} 分`,
  scoreOf: chinese.scoreWords,
  weight: (weight) => `占 ${weight}`,
  soundsTitle: "声音与长短",
  soundsSum: (cast) => (cast.chinese ? zh.soundOf(cast.chinese) : zh.beats(cast.latin?.syllables ?? 0)),
  fitsTitle: "名、行业与人",
  fitsSum: (cast) => toFit(cast, zh),
  strokesTitle: "逐字笔画",
  opening: "开业吉日",
  range: (from, to, count) => `${chinese.toMonthDay(from)}到${chinese.toMonthDay(to)}，${count} 天可用`,
  day: chinese.toDayName,
  duty: (duty) => `${duty}日`,
  hour: ({ branch, from }) => `${branch}时 ${from} 点`,
  suggestions: "全部备选",
  nameCount: (count) => `${count} 个`,
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
  soundOf: ({ sound }) => `${sound.pinyin.join(" ")} · ${sound.homophones.length === 0 ? "no bad echo" : `like ${listHomophones(sound)}`}`,
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
  scoreSum: (score) => `${score} of 100`,
  scoreOf: english.scoreWords,
  weight: (weight) => `× ${weight}`,
  soundsTitle: "Sound and length",
  soundsSum: (cast) => (cast.chinese ? en.soundOf(cast.chinese) : en.beats(cast.latin?.syllables ?? 0)),
  fitsTitle: "Name, trade, owner",
  fitsSum: (cast) => toFit(cast, en),
  strokesTitle: "Strokes",
  opening: "Days to open",
  range: (from, to, count) => `${english.toMonthDay(from)} to ${english.toMonthDay(to)}, ${count} to choose from`,
  day: english.toDayName,
  duty: (duty) => `duty ${duty}`,
  hour: ({ branch, from }) => `${branch} ${from}h`,
  suggestions: "All names",
  nameCount: (count) => `${count}`,
};

export const cardWords: Record<Locale, CardWords> = { zh, en };
