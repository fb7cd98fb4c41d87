import type { TalkRequest } from "../talk.ts";
import { sayWithOffer } from "../wording/say.ts";
import { words as en } from "./words.en.ts";
import { words as zh } from "./words.zh.ts";

export type PlayKind = "joke" | "weather" | "sums" | "other";
export type PlayWords = Record<PlayKind, readonly string[]>;

const words: Record<TalkRequest["locale"], PlayWords> = { zh, en };

const signs: [PlayKind, RegExp][] = [
  ["joke", /笑话|段子|讲个|逗我|\bjokes?\b|\bfunny\b|make me laugh/i],
  ["weather", /天气|下雨|下雪|气温|几度|带伞|\bweather\b|\brain(?:ing|y)?\b|\bumbrella\b|\btemperature\b/i],
  [
    "sums",
    /代码|编程|程序|作业|作文|论文|翻译|方程|等于几|等于多少|\d\s?[-+*/×÷]\s?\d|\b(?:code|python|javascript|essay|homework|translate|equation|calculate|poem)\b/i,
  ],
];

/** What a person plays at. */
export const findPlay = (text: string): PlayKind => signs.find(([, pattern]) => pattern.test(text))?.[0] ?? "other";

export const sayPlayed = sayWithOffer(({ locale, text }) => [words[locale][findPlay(text)], words[locale].other]);
