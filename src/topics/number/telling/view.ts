import { toCapital } from "../../../shared/capital.ts";
import type { Question, Theme } from "../../kit/hearing/question.ts";
import { toThemeOrder } from "../../kit/hearing/theme-order.ts";
import type { Hexagram } from "../../kit/hexagrams/king-wen.ts";
import { type BodyUse, toBodyUse } from "../body-use.ts";
import type { NumberCast } from "../engine.ts";
import type { Language } from "./language.ts";

/** The hexagrams a cast can speak through. */
export type Side = "primary" | "changed" | "nuclear" | "opposite" | "reversed";

export interface View {
  cast: NumberCast;
  sides: BodyUse;
  question: Question;
  language: Language;
  variant: number;
  /** The field asked about first, then those that lie nearest. */
  themes: Theme[];
}

export const toView = (cast: NumberCast, question: Question, variant: number, language: Language): View => ({
  cast,
  sides: toBodyUse(cast),
  question,
  language,
  variant,
  themes: toThemeOrder(question),
});

export const hexagramOf = ({ cast }: View, side: Side): Hexagram => (side === "changed" ? (cast.changed ?? cast.primary) : cast[side]);

/** The fact a side of the cast rests on. */
export const factOf = (side: Side): string => (side === "changed" || side === "nuclear" ? `hexagram.${side}` : "hexagram.primary");

export const fill = (way: string, slots: Record<string, string | number>): string => {
  const text = way.replace(/\{(\w+)\}/g, (_, key: string) => String(slots[key] ?? ""));
  return toCapital(text);
};

/** Two hexagrams of one cast can be the same: each is kept once, at its nearest side. */
export const listSides = (view: View): Side[] => {
  const seen = new Set<number>();
  return (["primary", "changed", "nuclear", "opposite", "reversed"] as const).filter((side) => {
    const { number } = hexagramOf(view, side);
    const isNew = !seen.has(number);
    seen.add(number);
    return isNew;
  });
};
