import { toLower } from "../../../../shared/capital.ts";
import type { Letter } from "../../../kit/sixteen-types/axes.ts";
import type { Tables } from "../say.ts";
import { doings, watchings } from "./closing.ts";
import { closes, growths, minds, tireds, works } from "./cores.ts";
import { closesMore, growthsMore, mindsMore, tiredsMore, worksMore } from "./cores-more.ts";
import { frictions, studies } from "./frictions.ts";
import { frictionsMore } from "./frictions-more.ts";
import { leanings } from "./leanings.ts";
import { leaningsMore } from "./leanings-more.ts";
import { mixed } from "./mixed.ts";
import { neighbours } from "./neighbours.ts";
import { once } from "./once.ts";
import { pairs } from "./pairs.ts";
import { pairsMore } from "./pairs-more.ts";
import { scenes } from "./scenes.ts";
import { statements } from "./statements.ts";
import { dissents, splits, steadiness } from "./weighing.ts";

/** Said before a scene that was answered against one’s own letter. */
const againsts: Readonly<Record<Letter, readonly [string, string]>> = {
  E: ["Here you turn inwards: ", "This isn’t your E speaking: "],
  I: ["Here you turn outwards: ", "This isn’t your I speaking: "],
  S: ["Here you take off: ", "This isn’t your S speaking: "],
  N: ["Here you come down to earth: ", "This isn’t your N speaking: "],
  T: ["Here you’re the softer one: ", "This isn’t your T speaking: "],
  F: ["Here you’re the harder one: ", "This isn’t your F speaking: "],
  J: ["Here you let go: ", "This isn’t your J speaking: "],
  P: ["Here you tighten up: ", "This isn’t your P speaking: "],
};

const anyAgainst = ["One exception: ", "The other way about: "] as const;

export const tablesEn: Tables = {
  cores: { mind: minds, work: works, others: closes, tired: tireds, growth: growths },
  leanings,
  pairs,
  frictions,
  more: {
    cores: { mind: mindsMore, work: worksMore, others: closesMore, tired: tiredsMore, growth: growthsMore },
    leanings: leaningsMore,
    pairs: pairsMore,
    frictions: frictionsMore,
  },
  studies,
  scenes: { ...scenes, ...statements },
  mixed,
  neighbours,
  once,
  splits,
  steadiness,
  dissents,
  doings,
  watchings,
  sayAgainst: (text, letter, turn) => [...againsts[letter], ...anyAgainst][Math.floor(turn * 4)]! + toLower(text),
};
