import type { ItemWords } from "../../../kit/questionnaire/questionnaire.ts";
import { items, type Style, styles, toGroup, toWordId } from "./items.ts";

/** What is asked in each group: its scene, and the four words in the group’s own order. */
export const toGroups = (scenes: readonly string[], words: Readonly<Record<Style, readonly string[]>>): Record<string, ItemWords> =>
  Object.fromEntries(items.map(({ id }, at) => [id, { text: scenes[at % scenes.length]!, options: toGroup(at).map((style) => words[style][at]!) }]));

/** The same words one by one, by their own ids. */
export const toWords = (words: Readonly<Record<Style, readonly string[]>>): Record<string, ItemWords> =>
  Object.fromEntries(styles.flatMap((style) => words[style].map((text, at) => [toWordId(style, at), { text, options: [] }])));

/** Twelve texts a style, each told of a word and of the one that asks the same twelve groups later. */
export const byWord = (texts: Readonly<Record<Style, readonly string[]>>): Record<string, string> =>
  Object.fromEntries(
    styles.flatMap((style) => Array.from({ length: items.length }, (_, at) => [toWordId(style, at), texts[style][at % texts[style].length]!])),
  );
