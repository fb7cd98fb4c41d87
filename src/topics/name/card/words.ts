import type { Locale } from "../../../shared/i18n/locale.ts";
import type { GridName } from "../../kit/grids/grids.ts";
import type { Luck } from "../../kit/grids/numbers.ts";
import type { Element } from "../../kit/hexagrams/elements.ts";
import type { CharStrokes } from "../../kit/strokes/strokes.ts";
import type { ChineseCast } from "../engine.ts";
import type { EnglishNameCast } from "../english.ts";
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
  sound: string;
  score: string;
  scoreOf: Record<string, string>;
  wanted: string;
  lacks(elements: string[], useful: string[]): string;
  alternatives: string;
  suggestions: string;
  strokes: string;
  /** The whole figure, for who can't see it. */
  label(cast: ChineseCast): string;
  numbers: Record<"expression" | "soulUrge" | "personality", string>;
  initials: string;
  rhythm: string;
}

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
  sound: "读音",
  score: "评分",
  scoreOf: chinese.scoreWords,
  wanted: "命局",
  lacks: (lacks, useful) => `${lacks.length === 0 ? "五行齐" : `缺${lacks.join("、")}`}，喜${useful.join("、")}`,
  alternatives: "也可能是",
  suggestions: "备选",
  strokes: "画",
  label: ({ surname, given, grids }) =>
    `${surname}${given}：天格 ${grids.heaven}，人格 ${grids.person}，地格 ${grids.earth}，外格 ${grids.outer}，总格 ${grids.total}`,
  numbers: chinese.letterNumberWords,
  initials: "首字母",
  rhythm: "节奏",
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
  sound: "Sound",
  score: "Score",
  scoreOf: english.scoreWords,
  wanted: "Birth",
  lacks: (lacks, useful) => `${lacks.length === 0 ? "all five" : `no ${lacks.join(", ")}`}; gains by ${useful.join(", ")}`,
  alternatives: "It may also be",
  suggestions: "Names",
  strokes: "strokes",
  label: ({ surname, given, grids }) =>
    `${surname}${given}: Heaven ${grids.heaven}, Person ${grids.person}, Ground ${grids.earth}, Outer ${grids.outer}, Total ${grids.total}`,
  numbers: english.letterNumberWords,
  initials: "Initials",
  rhythm: "Rhythm",
};

export const cardWords: Record<Locale, CardWords> = { zh, en };
