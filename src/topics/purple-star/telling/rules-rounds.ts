import { toBranch } from "../../kit/calendar/sexagenary.ts";
import { defineRules } from "../../kit/telling/rule.ts";
import type { Part } from "./parts.ts";
import { toTurn } from "./vary.ts";
import type { PlateView } from "./view.ts";

const rules = defineRules<PlateView, Part>();

/** The rounds that the class and the sex (长生) or the year's branch (将前, 岁前) begin: they part two plates whose majors stand alike. 博士 follows 禄存, which is told itself. */
const toldRounds = ["lifeStage", "general", "year"] as const;
export type ToldRound = (typeof toldRounds)[number];
const roundPalaces = [
  { part: "character", name: "福德" },
  { part: "love", name: "夫妻" },
  { part: "work", name: "官禄" },
  { part: "money", name: "财帛" },
] as const;

/** The god of one of the rounds in the palace of a part. */
export const roundRules = roundPalaces.flatMap(({ part, name }) =>
  toldRounds.flatMap((round) =>
    rules([
      {
        key: "round",
        part,
        weight: (view) => 2.6 + toTurn(view, `${round}.${name}`) * 2.6,
        holds({ cast }) {
          const god = cast.palaces.find((palace) => palace.name === name)!.gods[round];
          return { facts: [`god.${round}.${god}`, `palace.${name}`], of: `${name}.${round}.${god}` };
        },
      },
    ]),
  ),
);

/** 身主, by the branch of the birth year, in the palace where it stands. */
export const bodyStarRules = rules([
  {
    key: "bodyStar",
    part: "character",
    weight: (view) => 3.2 + toTurn(view, "bodyStar") * 2.4,
    holds({ cast, palaceOf }) {
      const palace = palaceOf(cast.bodyStar);
      return { facts: ["bodyStar", `star.${cast.bodyStar}`, `palace.${palace}`], of: `${cast.bodyStar}.${palace}.${toBranch(cast.year)}` };
    },
  },
]);
