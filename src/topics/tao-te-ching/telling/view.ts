import { toCapital } from "../../../shared/capital.ts";
import type { Question, Theme } from "../../kit/hearing/question.ts";
import { toThemeOrder } from "../../kit/hearing/theme-order.ts";

import type { TaoTeChingCast } from "../engine.ts";
import { listNeighbours } from "../neighbours.ts";
import type { Language, Ways } from "./language.ts";

/** What a telling looks at: the chapter, the question, and the order in which the four fields of life concern it. */
export interface View {
  cast: TaoTeChingCast;
  question: Question;
  language: Language;
  variant: number;
  neighbours: number[];
  /** The field asked about first, then those that lie nearest. */
  themes: Theme[];
}

export const toView = (cast: TaoTeChingCast, question: Question, variant: number, language: Language): View => ({
  cast,
  question,
  language,
  variant,
  neighbours: listNeighbours(cast.chapter),
  themes: toThemeOrder(question),
});

/** One of several ways, filled: which is taken follows from the chapter, the variant and `turn`. {C} is {c} at the head of a sentence. */
export const say = ({ cast, variant }: View, ways: Ways | string, slots: Record<string, string | number>, turn = 0): string => {
  const all = typeof ways === "string" ? [ways] : ways;
  const way = all[(cast.chapter + variant + turn) % all.length]!;
  return way.replace(/\{(\w+)\}/g, (_, key: string) => (key === "C" ? toCapital(String(slots.c ?? "")) : String(slots[key] ?? "")));
};

/** Slots any sentence about one chapter may use; `v` is its passage on `theme`. */
export const slotsOf = ({ language }: View, chapter: number): Record<string, string> => {
  const { title, essence, timing, act, watch } = language.texts[chapter]!;
  return { c: language.nameOf(chapter), title, e: essence, brief: language.briefs[chapter] ?? essence, t: timing, act, watch };
};
