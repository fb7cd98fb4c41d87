import { irregular } from "./data/irregular.ts";

const vowelBefore = /[aeiouy]/;
const doubled = /([bdfgklmnprtvz])\1$/;

/** The words an English word may be a form of, itself first: falling → falling, fall; ponies → ponies, pony; running → running, runn, runne, run. */
export const listLemmas = (word: string): readonly string[] => {
  const found = new Set([word]);
  const irregularOf = Object.hasOwn(irregular, word) ? irregular[word] : undefined;
  if (irregularOf !== undefined) found.add(irregularOf);
  const add = (stem: string, ...ends: string[]): void => {
    if (stem.length < 2 || !vowelBefore.test(stem + (ends[0] ?? ""))) return;
    for (const end of ends) found.add(stem + end);
    if (doubled.test(stem) && ends.includes("e")) found.add(stem.slice(0, -1));
  };
  if (word.length > 3) {
    if (/(?:[^s]s)$/.test(word) && !/(?:us|is)$/.test(word)) add(word.slice(0, -1), "");
    if (/(?:ch|sh|ss|x|z|o)es$/.test(word)) add(word.slice(0, -2), "");
    if (/ies$/.test(word)) add(word.slice(0, -3), "y");
    if (/ied$/.test(word)) add(word.slice(0, -3), "y");
    if (/ed$/.test(word)) add(word.slice(0, -2), "", "e");
    if (/ing$/.test(word) && word.length > 4) add(word.slice(0, -3), ...(word.length > 5 ? ["", "e"] : [""]));
  }
  if (word.endsWith("'s")) for (const lemma of listLemmas(word.slice(0, -2))) found.add(lemma);
  return [...found];
};
