import { hexagrams01to16 as en01 } from "./data/en/hexagrams-01-16.ts";
import { hexagrams17to32 as en17 } from "./data/en/hexagrams-17-32.ts";
import { hexagrams33to48 as en33 } from "./data/en/hexagrams-33-48.ts";
import { hexagrams49to64 as en49 } from "./data/en/hexagrams-49-64.ts";
import type { ChineseHexagram, EnglishHexagram } from "./data/text.ts";
import { hexagrams01to16 as zh01 } from "./data/zh/hexagrams-01-16.ts";
import { hexagrams17to32 as zh17 } from "./data/zh/hexagrams-17-32.ts";
import { hexagrams33to48 as zh33 } from "./data/zh/hexagrams-33-48.ts";
import { hexagrams49to64 as zh49 } from "./data/zh/hexagrams-49-64.ts";

const zh: Record<number, ChineseHexagram> = { ...zh01, ...zh17, ...zh33, ...zh49 };
const en: Record<number, EnglishHexagram> = { ...en01, ...en17, ...en33, ...en49 };

const get = <Telling>(all: Record<number, Telling>, number: number): Telling => {
  const found = all[number];
  if (!found) throw new RangeError(`no telling of hexagram ${number}`);
  return found;
};

/** @param number 1 … 64 */
export const getChineseTelling = (number: number): ChineseHexagram => get(zh, number);
/** @param number 1 … 64 */
export const getEnglishTelling = (number: number): EnglishHexagram => get(en, number);
