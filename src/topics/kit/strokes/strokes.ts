import type { Element } from "../hexagrams/elements.ts";
import { usualReadings } from "./data/readings.ts";
import packed from "./data/strokes.json" with { type: "json" };
import { orderForms } from "./forms.ts";
import { type StrokeRecord, unpackRecord } from "./packed.ts";
import { findPart } from "./parts.ts";
import { findRadicalElement, findShortForm, toRadical, toRadicalStrokes } from "./radicals.ts";

/** One way to count a character: its traditional form, and radical in full plus what stands beside it. */
export interface FormStrokes {
  traditional: string;
  strokes: number;
  /** A numeral is counted by its value, anything else by its radical. */
  rule: "numeral" | "radical";
  radical: string;
  radicalStrokes: number;
  /** The short form the radical is written in (氵), null where it is written in full. */
  shortForm: string | null;
  rest: number;
  /** What stands beside the radical, where that is one character of as many strokes: 工 in 江. */
  part: string | null;
}

export interface CharStrokes extends FormStrokes {
  char: string;
  /** Strokes of `char` as one writes it today. */
  today: number;
  /** Element of the radical; null where it is none of the five. */
  element: Element | null;
  /** Other characters that `char` may be short for, each with its own count. */
  alternatives: FormStrokes[];
  /** Counts that other tables give for this very form. */
  disputed: number[];
}

const numerals = "一二三四五六七八九十";
/** 熙 has nine strokes beside fire in the woodblock, ten in Unihan; the others are counted so by one table or another. */
const disputes: Record<string, number[]> = { 熙: [13], 年: [8], 育: [9], 成: [6], 荊: [10], 妍: [7] };

const blockStart = 0x4e00;
const blockEnd = 0x9fff;
const extraPlaces = new Map([...packed.extra].map((char, index) => [char, blockEnd - blockStart + 1 + index]));
const toMap = (text: string): Map<string, string> =>
  new Map(
    text.split(" ").map((line) => {
      const [char = "", ...rest] = line;
      return [char, rest.join("")];
    }),
  );
const traditional = toMap(packed.traditional);
const readings = toMap(packed.readings);
const syllables = packed.syllables.split(" ");

const findRecord = (char: string): StrokeRecord | undefined => {
  const code = char.codePointAt(0) ?? 0;
  const place = code >= blockStart && code <= blockEnd ? code - blockStart : extraPlaces.get(char);
  return place === undefined ? undefined : unpackRecord(packed.records, place);
};

const toForm = (form: string, record: StrokeRecord): FormStrokes => {
  const value = numerals.indexOf(form) + 1;
  const radical = toRadical(record.radical);
  const radicalStrokes = toRadicalStrokes(record.radical);
  return {
    traditional: form,
    strokes: value || radicalStrokes + record.rest,
    rule: value ? "numeral" : "radical",
    radical,
    radicalStrokes,
    shortForm: findShortForm(radical, record.today - record.rest),
    rest: record.rest,
    part: findPart(form),
  };
};

const listForms = (char: string, isSurname: boolean): FormStrokes[] =>
  orderForms(char, [...(traditional.get(char) ?? "")], isSurname).flatMap((form) => {
    const record = findRecord(form);
    return record ? [toForm(form, record)] : [];
  });

const readStrokes = (char: string, isSurname: boolean): CharStrokes | undefined => {
  const own = findRecord(char);
  const [first, ...alternatives] = own ? listForms(char, isSurname) : [];
  if (!own || !first) return undefined;
  return { char, ...first, today: own.today, element: findRadicalElement(first.radical), alternatives, disputed: disputes[first.traditional] ?? [] };
};

/** Characters counted before: as given names and as surnames. */
const counted = { given: new Map<string, CharStrokes | undefined>(), surname: new Map<string, CharStrokes | undefined>() };

/**
 * Kangxi strokes of one character as names are counted: on the traditional form, the radical in full, numerals by value; undefined for
 * what is no known character. 江 is 水 4 + 工 3 = 7; 阳 is 陽, 阜 8 + 昜 9 = 17; 四 is 4. The answer is shared: not to be changed.
 * Source: Unihan 15.0 (kRSKangXi, else kRSUnicode); forms by `forms.ts`.
 */
export const findStrokes = (char: string, { isSurname = false }: { isSurname?: boolean } = {}): CharStrokes | undefined => {
  const before = isSurname ? counted.surname : counted.given;
  if (!before.has(char)) before.set(char, readStrokes(char, isSurname));
  return before.get(char);
};

/**
 * As `findStrokes`.
 * @throws RangeError for what is no known character
 */
export const toStrokes = (char: string, options: { isSurname?: boolean } = {}): CharStrokes => {
  const strokes = findStrokes(char, options);
  if (!strokes) throw new RangeError(`no strokes for: ${char}`);
  return strokes;
};

/** The forms a character of a given name may be counted by, the usual one first; [] where there is but one. 杰 is 傑 or 杰. */
export const listOwnForms = (char: string): string[] => {
  const found = findStrokes(char);
  return found && found.alternatives.length > 0 ? [found, ...found.alternatives].map(({ traditional: form }) => form) : [];
};

/** A count by one form of the character, chosen: nothing is left open. Another form than its own leaves it as it was. */
export const takeForm = (counted: CharStrokes, form: string): CharStrokes => {
  const chosen = [counted, ...counted.alternatives].find(({ traditional: one }) => one === form);
  if (!chosen) return counted;
  const { traditional: own, strokes, rule, radical, radicalStrokes, shortForm, rest, part } = chosen;
  const kept = { char: counted.char, today: counted.today, element: findRadicalElement(radical), alternatives: [], disputed: disputes[own] ?? [] };
  return { ...kept, traditional: own, strokes, rule, radical, radicalStrokes, shortForm, rest, part };
};

/** Characters that another is short for: 倫, for 伦. */
const longForms = new Set([...traditional].flatMap(([char, forms]) => [...forms].filter((form) => form !== char)));

/** Which letters a character belongs to: 伦 simplified, 倫 traditional; null for those that both have, or that have a form of their own in either. */
export const findScript = (char: string): "simplified" | "traditional" | null => {
  const counted = findStrokes(char);
  if (!counted) return null;
  if (counted.traditional !== char && !counted.alternatives.some(({ traditional: form }) => form === char)) return "simplified";
  return longForms.has(char) && counted.traditional === char && counted.alternatives.length === 0 ? "traditional" : null;
};

/** Each known character of a text with its strokes, as in a given name: {"江": 7, "沐": 8}. */
export const listStrokes = (text: string): Record<string, number> =>
  Object.fromEntries(
    [...text].flatMap((char) => {
      const found = findStrokes(char);
      return found ? [[char, found.strokes] as const] : [];
    }),
  );

/** Mandarin readings with tone marks, the usual one first; [] where none is known. 乐 lè yuè … */
export const listReadings = (char: string): string[] => {
  const record = findRecord(char);
  const listed = [(record && syllables[record.reading]) ?? "", ...(readings.get(char)?.split(",") ?? [])];
  return [...new Set([usualReadings[char] ?? "", ...listed])].filter((reading) => reading !== "");
};
