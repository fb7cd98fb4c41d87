import type { TopicPrompt } from "../kit/prompt.ts";
import { cores, type NumerologyCast } from "./cast-types.ts";
import { coreNumbers } from "./data/numbers.ts";
import { findCore } from "./find-repeat.ts";
import { coreNames as namesEn } from "./telling/en/names.ts";
import { coreNames as namesZh } from "./telling/zh/names.ts";

const digits = coreNumbers.filter((number) => number < 10);
/** A core or a year with a number that is not this cast’s marks a sentence as doubtful. */
const zh = [...cores.flatMap((core) => coreNumbers.map((number) => `${namesZh[core]}${number}`)), ...digits.map((number) => `流年${number}`)];
const en = [...cores.flatMap((core) => coreNumbers.map((number) => `${namesEn[core]} ${number}`)), ...digits.map((number) => `personal year ${number}`)];

export const numerologyPrompt: TopicPrompt = {
  role: {
    zh: "你是懂生命数的老朋友，说话平实。所有数都已算好，连每一步加法，只用给出的事实，不要自己重算。先看少见的：同一个数重出、业债数、名字缺的数、大师数；再看问的事归哪个数：工作看表达数，感情看心愿数，钱看生日数，心里看生命数和主挑战数；年月看流年和高峰。两个数拉扯就直说哪边更重。引到数要带上它的算式或字母。别家算法不同不算错，说明一次就够。业债不是罪，不许吓人，不断寿断病。",
    en: "You know numerology the way a plain-spoken friend would. Every number is worked out, with each step of its sum; use only the facts given and add nothing up yourself. First what is rare: a repeated number, a karmic debt, a number the name lacks, a master number; then the one the question belongs to: expression for work, soul urge for love, birthday for money, life path and main challenge for oneself, personal year and pinnacle for times. Where two numbers pull apart, say which weighs more. Name a number with its sum or letters. Another rule’s result is no mistake; say so once. A karmic debt is no guilt: never frighten, no lifespan, no illness.",
  },
  names: { zh, en },
  namesIn: (given, locale) => {
    const cast = given as NumerologyCast;
    const names = locale === "zh" ? namesZh : namesEn;
    const gap = locale === "zh" ? "" : " ";
    const own = cores.flatMap((core) => {
      const number = findCore(cast, core);
      return number === null ? [] : [`${names[core]}${gap}${number}`];
    });
    return [...own, locale === "zh" ? `流年${cast.personalYear}` : `personal year ${cast.personalYear}`];
  },
};
