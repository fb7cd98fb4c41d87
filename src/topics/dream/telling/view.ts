import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Question } from "../../kit/hearing/question.ts";
import { toSeededWay } from "../../kit/wording/way.ts";
import type { DreamCast, DreamSymbol } from "../cast-types.ts";
import type { DreamTheme, Lean, Mood } from "../lexicon/symbol.ts";
import { findPiece, listSentences } from "../matching/sentences.ts";

/** A dream made ready for asking. */
export interface DreamView {
  cast: DreamCast;
  question: Question;
  locale: Locale;
  first: DreamSymbol | null;
  /** The images besides the first, of other kinds before more of the same. */
  others: DreamSymbol[];
  /** Which way the images together lean, by weight. */
  lean: Lean;
  mood: Mood | null;
  theme: DreamTheme | null;
  secondTheme: DreamTheme | null;
  people: DreamSymbol[];
}

/** One of each kind first, so that a dream of four animals is told by more than animals. */
const toVaried = (symbols: readonly DreamSymbol[], seen: string): DreamSymbol[] => {
  const kinds = new Set([seen]);
  const fresh = symbols.filter(({ category }) => !kinds.has(category) && kinds.add(category));
  return [...fresh, ...symbols.filter((symbol) => !fresh.includes(symbol))];
};

export const toDreamView = (cast: DreamCast, question: Question): DreamView => {
  const [first = null, ...rest] = cast.symbols;
  return {
    cast,
    question,
    locale: question.locale,
    first,
    others: toVaried(rest, first?.category ?? ""),
    lean: toLean(cast.symbols),
    mood: cast.wakingMood ?? cast.moods[0]?.mood ?? null,
    theme: cast.themes[0]?.theme ?? null,
    secondTheme: cast.themes[1]?.theme ?? null,
    people: cast.symbols.filter(({ category }) => category === "person"),
  };
};

const signs: Readonly<Record<Lean, number>> = { bright: 1, heavy: -1, mixed: 0 };
/** From this share of the weight on, a dream leans one way. */
const leaning = 0.3;
const toLean = (symbols: readonly DreamSymbol[]): Lean => {
  const whole = symbols.reduce((sum, { salience }) => sum + salience, 0);
  const balance = symbols.reduce((sum, { salience, lean }) => sum + salience * signs[lean], 0) / (whole || 1);
  return balance >= leaning ? "bright" : balance <= -leaning ? "heavy" : "mixed";
};

const longest = { zh: 26, en: 90 } as const;

/** A quoted piece does not begin with the word that joined it on. */
const trimJoin = (words: string): string => words.replace(/^(?:and|but|so|then|ok so|also)\s+(?=\S)/i, "");

/** The dreamer’s own sentence around an image, shortened to what can be quoted. */
export const quoteAround = ({ cast: { text } }: DreamView, { spans }: DreamSymbol): string => {
  const span = spans[0]!;
  const sentences = listSentences(text);
  const sentence = sentences[findPiece(sentences, span)] ?? span;
  const script = /\p{Script=Han}/u.test(text.slice(sentence.from, sentence.to)) ? "zh" : "en";
  const most = longest[script];
  if (sentence.to - sentence.from <= most) return trimJoin(text.slice(sentence.from, sentence.to));
  // The clause first; where that is long too, a window that breaks at a word.
  const clauses = [...text.slice(sentence.from, sentence.to).matchAll(/[^，,、：:]+/g)].map((match) => ({
    from: sentence.from + match.index,
    to: sentence.from + match.index + match[0].length,
  }));
  const clause = clauses[findPiece(clauses, span)] ?? sentence;
  if (clause.to - clause.from <= most) return trimJoin(text.slice(clause.from, clause.to).trim());
  const half = Math.floor((most - (span.to - span.from)) / 2);
  const from = Math.max(clause.from, span.from - half);
  const to = Math.min(clause.to, span.to + half);
  const piece = text.slice(from, to);
  const cut = script === "en" ? piece.replace(from > clause.from ? /^\S*\s/ : /^/, "").replace(to < clause.to ? /\s\S*$/ : /$/, "") : piece;
  return `${from > clause.from ? "……" : ""}${cut.trim()}${to < clause.to ? "……" : ""}`.replaceAll("……", script === "zh" ? "……" : "…");
};

/** FNV-1a over the dream’s text and a key: one dream is always told alike, another otherwise. */
export const toWay = ({ cast: { text } }: DreamView, key: string, count: number): number => toSeededWay(text, key, count);
export const vary = (view: DreamView, key: string, ways: readonly [string, ...string[]]): string => ways[toWay(view, key, ways.length)]!;
