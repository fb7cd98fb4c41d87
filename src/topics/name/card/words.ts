import type { Locale } from "../../../shared/i18n/locale.ts";
import { type GridName, gridNames } from "../../kit/grids/grids.ts";
import type { Luck } from "../../kit/grids/numbers.ts";
import type { Element } from "../../kit/hexagrams/elements.ts";
import type { CharStrokes } from "../../kit/strokes/strokes.ts";
import type { BirthElements } from "../birth-elements.ts";
import type { ChineseCast } from "../engine.ts";
import type { EnglishNameCast, Joint } from "../english.ts";
import { findEnglishName } from "../english-names.ts";
import * as english from "../telling/en/names.ts";
import * as chinese from "../telling/zh/names.ts";

interface CardWords {
  title(cast: ChineseCast | EnglishNameCast): string;
  note(cast: ChineseCast | EnglishNameCast): string;
  grids: Record<GridName, string>;
  elements: Record<Element, string>;
  luck: Record<Luck, string>;
  places: [heaven: string, person: string, earth: string];
  columns: { char: string; form: string; today: string; kangxi: string };
  form(one: CharStrokes): string;
  rest: string;
  triad: string;
  triadSum(cast: ChineseCast): string;
  fiveGrids: string;
  gridsSum(cast: ChineseCast): string;
  strokesTitle: string;
  lucksTitle: string;
  lucksSum(cast: ChineseCast): string;
  sound: string;
  tones: string;
  issues: Record<string, string>;
  echo(words: string[]): string;
  score: string;
  scoreSum(score: number): string;
  scoreOf: Record<string, string>;
  /** How much a part of the score counts. */
  weight(weight: number): string;
  wanted: string;
  lacks(birth: BirthElements): string;
  alternatives: string;
  suggestions: string;
  nameCount(count: number): string;
  strokes: string;
  /** The whole figure, for who can't see it. */
  label(cast: ChineseCast): string;
  numbers: Record<"expression" | "soulUrge" | "personality", string>;
  wordsTitle: string;
  wordsSum(cast: EnglishNameCast): string;
  unknownWord: string;
  beatsTitle: string;
  initials: string;
  rhythm: string;
  joints: Record<Joint, string>;
}

const lucks: readonly Luck[] = ["lucky", "half", "unlucky"];
/** How many grids are of each luck, those there are: "4 吉 1 凶". */
const countLucks = (cast: ChineseCast, say: (count: number, luck: Luck) => string, comma: string): string =>
  lucks
    .map((luck) => [gridNames.filter((grid) => cast.luck[grid] === luck).length, luck] as const)
    .filter(([count]) => count > 0)
    .map(([count, luck]) => say(count, luck))
    .join(comma);

const listSenses = ({ words }: EnglishNameCast, locale: Locale): string =>
  words.flatMap(({ word }) => findEnglishName(word)?.meaning[locale] ?? []).join(" · ");
const toZhList = (elements: readonly Element[]): string => elements.map((element) => chinese.elementNames[element]).join("、");
const toEnList = (elements: readonly Element[]): string => elements.map((element) => english.elementNames[element]).join(", ");

const zhSides: Record<string, string> = { 邑: "右阝", 阜: "左阝" };
const enSides: Record<string, string> = { 邑: "right 阝", 阜: "left 阝" };

const zh: CardWords = {
  title: (cast) => (cast.kind === "english" ? `${cast.name}：字母与声音` : cast.isSuggested ? `${cast.surname}姓起名` : `${cast.surname}${cast.given}：五格`),
  note: (cast) => (cast.kind === "english" ? "A=1 到 I=9" : `康熙笔画 ${cast.traditional}`),
  grids: chinese.gridWords,
  elements: chinese.elementNames,
  luck: chinese.luckWords,
  places: ["天", "人", "地"],
  columns: { char: "字", form: "康熙字形与部首", today: "今笔", kangxi: "康熙" },
  form: ({ rule, shortForm, radical, radicalStrokes, rest }) => {
    if (rule === "numeral") return "数目字按数值";
    if (rest === 0) return "本身是部首";
    return shortForm === null ? `部首${radical}` : `${zhSides[radical] ?? shortForm}作${radical}，${radicalStrokes} 画`;
  },
  rest: "其余",
  triad: "三才",
  triadSum: ({ triadDetail }) => `${triadDetail.elements.map((element) => chinese.elementNames[element]).join("")}，${chinese.luckWords[triadDetail.luck]}`,
  fiveGrids: "头一名的五格",
  gridsSum: ({ surname, given, grids }) => `${surname}${given}，总格 ${grids.total}`,
  strokesTitle: "逐字笔画",
  lucksTitle: "五格吉凶",
  lucksSum: (cast) => countLucks(cast, (count, luck) => `${count} ${chinese.luckWords[luck]}`, "，"),
  sound: "读音",
  tones: "声调",
  issues: chinese.issueWords,
  echo: (words) => `像“${words.join("、")}”`,
  score: "评分",
  scoreSum: (score) => `${score} 分`,
  scoreOf: chinese.scoreWords,
  weight: (weight) => `占 ${weight}`,
  wanted: "命局",
  lacks: ({ lacks, useful }) => `${lacks.length === 0 ? "五行齐" : `缺${toZhList(lacks)}`}，喜${toZhList(useful)}`,
  alternatives: "也可能是",
  suggestions: "全部备选",
  nameCount: (count) => `${count} 个`,
  strokes: "画",
  label: ({ surname, given, grids }) =>
    `${surname}${given}：天格 ${grids.heaven}，人格 ${grids.person}，地格 ${grids.earth}，外格 ${grids.outer}，总格 ${grids.total}`,
  numbers: chinese.letterNumberWords,
  wordsTitle: "名字的意思",
  wordsSum: (cast) => listSenses(cast, "zh") || "没有收录",
  unknownWord: "没有收录",
  beatsTitle: "节奏与首字母",
  initials: "首字母",
  rhythm: "节奏",
  joints: chinese.jointWords,
};

const en: CardWords = {
  title: (cast) =>
    cast.kind === "english" ? `${cast.name}: letters and sound` : cast.isSuggested ? `Names for ${cast.surname}` : `${cast.surname}${cast.given}: five grids`,
  note: (cast) => (cast.kind === "english" ? "A is 1, I is 9" : `Counted on ${cast.traditional}`),
  grids: english.gridWords,
  elements: english.elementNames,
  luck: english.luckWords,
  places: ["Heaven", "Person", "Ground"],
  columns: { char: "Sign", form: "Kangxi form", today: "Today", kangxi: "Kangxi" },
  form: ({ rule, shortForm, radical, radicalStrokes, rest }) => {
    if (rule === "numeral") return "a numeral, by its value";
    if (rest === 0) return "itself a radical";
    return shortForm === null ? `radical ${radical}` : `${enSides[radical] ?? shortForm} counts as ${radical}, ${radicalStrokes}`;
  },
  rest: "rest",
  triad: "Triad",
  triadSum: ({ triadDetail }) => `${triadDetail.elements.map((element) => english.elementNames[element]).join(", ")}: ${english.luckWords[triadDetail.luck]}`,
  fiveGrids: "Grids of the first",
  gridsSum: ({ surname, given, grids }) => `${surname}${given}, total ${grids.total}`,
  strokesTitle: "Strokes",
  lucksTitle: "Luck of the grids",
  lucksSum: (cast) => countLucks(cast, (count, luck) => `${count} ${english.luckWords[luck]}`, ", "),
  sound: "Sound",
  tones: "Tones",
  issues: english.issueWords,
  echo: (words) => `like ${words.join(", ")}`,
  score: "Score",
  scoreSum: (score) => `${score} of 100`,
  scoreOf: english.scoreWords,
  weight: (weight) => `× ${weight}`,
  wanted: "Birth",
  lacks: ({ lacks, useful }) => `${lacks.length === 0 ? "all five" : `no ${toEnList(lacks)}`}; gains by ${toEnList(useful)}`,
  alternatives: "It may also be",
  suggestions: "All names",
  nameCount: (count) => `${count}`,
  strokes: "strokes",
  label: ({ surname, given, grids }) =>
    `${surname}${given}: Heaven ${grids.heaven}, Person ${grids.person}, Ground ${grids.earth}, Outer ${grids.outer}, Total ${grids.total}`,
  numbers: english.letterNumberWords,
  wordsTitle: "Meaning",
  wordsSum: (cast) => listSenses(cast, "en") || "not listed",
  unknownWord: "not listed",
  beatsTitle: "Rhythm, initials",
  initials: "Initials",
  rhythm: "Rhythm",
  joints: english.jointWords,
};

export const cardWords: Record<Locale, CardWords> = { zh, en };
