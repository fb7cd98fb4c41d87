import { getLuckNumber, type Luck } from "../kit/grids/numbers.ts";
import type { Element } from "../kit/hexagrams/elements.ts";
import { type CharStrokes, toStrokes } from "../kit/strokes/strokes.ts";
import { type Affix, toNameParts } from "./affixes.ts";
import { type BrandSound, toBrandSound } from "./brand-sound.ts";

/** A count of strokes and the number among the 81 it falls on. */
export interface StrokeNumber {
  strokes: number;
  number: number;
  luck: Luck;
  element: Element;
}

export interface ChineseName {
  /** The Chinese characters of the name, as given. */
  name: string;
  core: string;
  affixes: Affix[];
  traditional: string;
  /** How each character was counted, the brand's first `coreStart … coreEnd`. */
  proof: CharStrokes[];
  /** Places in `proof`, the end not in. */
  coreStart: number;
  coreEnd: number;
  coreNumber: StrokeNumber;
  totalNumber: StrokeNumber;
  /** The element each character of the brand brings: its radical's, else what it means (a colour, a quarter), else its sound's. */
  elements: { char: string; element: Element; by: "radical" | "sense" | "sound" }[];
  /** The one most of the brand's characters bring, the first of equals. */
  mainElement: Element;
  sound: BrandSound;
}

/** Colours and quarters of the five elements, light and wind, whose radicals are none of them. */
const meant: Readonly<Record<string, Element>> = {
  ...{ 青: "wood", 赤: "fire", 黄: "earth", 白: "metal", 黑: "water" },
  ...{ 东: "wood", 南: "fire", 西: "metal", 北: "water", 光: "fire", 风: "wood", 雷: "wood" },
};

const toStrokeNumber = (strokes: number): StrokeNumber => {
  const { number, luck, element } = getLuckNumber(strokes);
  return { strokes, number, luck, element };
};
const sum = (proof: readonly CharStrokes[]): number => proof.reduce((total, { strokes }) => total + strokes, 0);

const findMain = (elements: readonly Element[]): Element =>
  elements.reduce((best, next) => (elements.filter((one) => one === next).length > elements.filter((one) => one === best).length ? next : best));

/**
 * A Chinese brand or company name: strokes by Kangxi forms, the number of the brand alone and of the whole, elements, sound.
 * 星河科技: 星河 is 9 + 9 = 18 lucky, with 科技 9 + 8 it is 35.
 * @param name known Chinese characters only
 */
export const toChineseName = (name: string): ChineseName => {
  const { core, affixes } = toNameParts(name);
  const proof = [...name].map((char) => toStrokes(char));
  const coreStart = affixes[0]?.kind === "region" ? [...affixes[0].text].length : 0;
  const coreEnd = coreStart + [...core].length;
  const own = proof.slice(coreStart, coreEnd);
  const sound = toBrandSound(core);
  const elements = own.map(({ char, element }, index) => ({
    char,
    element: element ?? meant[char] ?? sound.elements[index]!,
    by: element ? ("radical" as const) : meant[char] ? ("sense" as const) : ("sound" as const),
  }));
  return {
    name,
    core,
    affixes,
    traditional: proof.map(({ traditional }) => traditional).join(""),
    proof,
    coreStart,
    coreEnd,
    coreNumber: toStrokeNumber(sum(own)),
    totalNumber: toStrokeNumber(sum(proof)),
    elements,
    mainElement: findMain(elements.map(({ element }) => element)),
    sound,
  };
};
