import type { Theme } from "../../kit/hearing/question.ts";
import type { Hexagram } from "../../kit/hexagrams/king-wen.ts";
import type { ZhouYiCast } from "../engine.ts";

/** A line that the reading has not told, by preference; the reading tells the ruling lines, where one stands, and in love the answering line. */
export const findUntoldLine = (cast: ZhouYiCast, preferred: readonly number[]): number => {
  const told = new Set<unknown>([...cast.ruling.filter((text) => text.of === "primary").map((text) => text.place), cast.shi, cast.ying]);
  return [...preferred, 1, 2, 3, 4, 5, 6].find((place) => !told.has(place)) ?? cast.ying;
};

const near: Record<Theme, readonly [Theme, Theme]> = { love: ["inner", "inner"], work: ["inner", "money"], money: ["inner", "work"], inner: ["work", "work"] };

/** A field of life near the question's; `turn` brings the other where there is one. */
export const toOtherTheme = (theme: Theme, turn: number): Theme => near[theme][turn % 2]!;

interface Other {
  hexagram: Hexagram;
  fact: string;
}

/** Two hexagrams of the cast besides the one drawn, the nearest first, each another one. */
export const listOthers = ({ primary, nuclear, reversed, opposite }: ZhouYiCast): [Other, Other] => {
  const all = [
    { hexagram: nuclear, fact: "hexagram.nuclear" },
    { hexagram: reversed, fact: "hexagram.reversed" },
    { hexagram: opposite, fact: "hexagram.opposite" },
  ];
  const [near, far] = all.filter(
    ({ hexagram }, index) => hexagram.number !== primary.number && all.findIndex((one) => one.hexagram.number === hexagram.number) === index,
  );
  const last = { hexagram: opposite, fact: "hexagram.opposite" };
  return [near ?? last, far ?? last];
};
