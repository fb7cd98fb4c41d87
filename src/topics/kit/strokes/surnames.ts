import { compoundSurnames, singleSurnames, surnameReadings } from "./data/surnames.ts";
import { toStrokes } from "./strokes.ts";

const singles = new Set<string>(singleSurnames);
/** In traditional characters too: 歐陽 司馬 諸葛. */
const toTraditional = (text: string): string => [...text].map((char) => toStrokes(char, { isSurname: true }).traditional).join("");
const compounds = new Set<string>(compoundSurnames.flatMap((surname) => [surname, toTraditional(surname)]));
const traditionalSingles = new Set<string>([...singles].map(toTraditional));

/** True for the surnames entered here, simplified or traditional. */
export const isSurname = (text: string): boolean => singles.has(text) || traditionalSingles.has(text) || compounds.has(text);

export interface ChineseName {
  surname: string;
  given: string;
}

/**
 * Parts a full name of two to four Chinese characters: a compound surname first (欧阳修 is 欧阳 + 修), else one character.
 * null where the first character is no surname, or nothing is left for the given name.
 */
export const findChineseName = (text: string): ChineseName | null => {
  const chars = [...text];
  if (chars.length < 2 || chars.length > 4) return null;
  const part = (length: number): ChineseName => ({ surname: chars.slice(0, length).join(""), given: chars.slice(length).join("") });
  const compound = part(2);
  if (compound.given !== "" && compounds.has(compound.surname)) return compound;
  const single = part(1);
  return isSurname(single.surname) && chars.length <= 3 ? single : null;
};

/** Readings of a surname's characters where they differ from the usual, else null: 单 shàn, 万俟 mò qí. */
export const findSurnameReading = (surname: string): string[] | null => surnameReadings[surname]?.split(" ") ?? null;
