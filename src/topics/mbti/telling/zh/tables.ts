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

/** 场合答得跟自己的字母相反时，前面先说一句。 */
const againsts: Readonly<Record<Letter, readonly [string, string]>> = {
  E: ["这一处你往里走了：", "不像外倾的地方："],
  I: ["这一处你往外走了：", "不像内倾的地方："],
  S: ["这一处你飞起来了：", "不像实感的地方："],
  N: ["这一处你落了地：", "不像直觉的地方："],
  T: ["这一处你先软了：", "不像思考的地方："],
  F: ["这一处你先讲了理：", "不像情感的地方："],
  J: ["这一处你放开了：", "不像判断的地方："],
  P: ["这一处你收紧了：", "不像感知的地方："],
};

const anyAgainst = ["有个例外：", "反过来的是："] as const;

export const tablesZh: Tables = {
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
  sayAgainst: (text, letter, turn) => [...againsts[letter], ...anyAgainst][Math.floor(turn * 4)]! + text,
};
