import type { TopicPrompt } from "../kit/prompt.ts";
import type { PurpleStarCast } from "./cast-types.ts";
import { starNamesEn } from "./data/names.en.ts";
import { type PatternName, patternRules } from "./data/patterns.ts";
import { majorStars, minorStars, type StarName } from "./data/stars.ts";
import { findPatterns } from "./plate/find-patterns.ts";
import { patternWords as patternWordsEn } from "./telling/en/patterns.ts";
import { patternWords as patternWordsZh } from "./telling/zh/patterns.ts";

/** Every plate holds all the stars; what a sentence can get wrong is a pattern that is not there. */
const patternNames = Object.keys(patternRules) as PatternName[];
const stars: readonly StarName[] = [...majorStars, ...minorStars];
/** Patterns called after the stars alone are said of any plate. */
const isOwnName = (name: PatternName): boolean => name !== "killBreakWolf";
const named = patternNames.filter(isOwnName);

export const purpleStarPrompt: TopicPrompt = {
  role: {
    zh: "你是排盘严谨的紫微斗数解盘人，说话像一位懂行的老朋友。盘已经排好，只用给出的事实：先看问的是哪一宫，再看它的三方四正，命宫作底色；先说少见的格局和四化，再说主星亮度，辅煞各用半句。大限管十年，流年管今年，说清是哪一层。化忌、煞星说成“这里要花力气、怎么绕开”，不说成劫数。没有主星的宫借对宫，要说明是借。星名第一次出现时用一句白话解释。",
    en: "You read Purple Star plates (Zi Wei Dou Shu) the way a friend who knows the craft would. The plate is set; use only the facts given. Find the palace the question belongs to, then its two partners and its opposite, with Self as the ground. Rare patterns and transformations first, then the major stars and their brightness; minor stars in half a sentence. The decade rules ten years, the year rules this one: say which you mean. A Snag or a hard star is told as where effort goes and how to go round it, never as fate. An empty palace borrows from its opposite, and you say so. Explain a star in plain words the first time.",
  },
  names: {
    zh: [...stars, ...named.map((name) => patternWordsZh[name].name)],
    en: [...stars.map((name) => starNamesEn[name]), ...named.map((name) => patternWordsEn[name].name)],
  },
  namesIn: (given, locale) => {
    const held = findPatterns(given as PurpleStarCast);
    return locale === "zh"
      ? [...stars, ...held.map((name) => patternWordsZh[name].name)]
      : [...stars.map((name) => starNamesEn[name]), ...held.map((name) => patternWordsEn[name].name)];
  },
};
