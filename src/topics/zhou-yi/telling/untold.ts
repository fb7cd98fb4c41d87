import { type Theme, themes } from "../../kit/question/question.ts";
import type { ZhouYiCast } from "../engine.ts";

/** A line that the reading has not told, by preference; the reading tells the ruling lines, where one stands, and in love the answering line. */
export const findUntoldLine = (cast: ZhouYiCast, preferred: readonly number[]): number => {
  const told = new Set<unknown>([...cast.ruling.filter((text) => text.of === "primary").map((text) => text.place), cast.shi, cast.ying]);
  return [...preferred, 1, 2, 3, 4, 5, 6].find((place) => !told.has(place)) ?? cast.ying;
};

const order: readonly Theme[] = ["inner", "work", "love", "money"];

/** A field of life other than the question's; `turn` brings another. */
export const toOtherTheme = (theme: Theme, turn: number): Theme => {
  const others = order.filter((other) => other !== theme);
  return others[turn % others.length] ?? themes[0];
};
