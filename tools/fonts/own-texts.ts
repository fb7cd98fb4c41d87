import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { toLetters } from "./letters.ts";

const root = join(import.meta.dirname, "../../src");
/** Lists that people's words are held against: nothing prints them. */
const readOnly = /[\\/](?:hearing|speech|lexicon|places|strokes|golden|testing|matching)[\\/]|[\\/]understand[\w-]*\.ts$|\.test\.tsx?$|\.d\.ts$/;
/** Received verse stands in a face of its own. */
const verse = /[\\/](?:classic|verses|classic\.ts|verses\.ts|bone-verses\.ts)(?:[\\/]|$)/;
const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|[\s;,])\/\/[^\n]*/g, "$1");

const read = (...patterns: string[]): string[] =>
  [...new Set(patterns.flatMap((pattern) => globSync(pattern, { cwd: root })))]
    .filter((file) => !readOnly.test(file) && !verse.test(file))
    .sort()
    .map((file) => withoutComments(readFileSync(join(root, file), "utf8")));

const labels = [
  "{web,ui,shared}/**/*.{ts,tsx}",
  "topics/{name,business}/**/*.ts",
  "topics/**/card/**/*.{ts,tsx}",
  "topics/**/{*words*,*terms*,*names*,*titles*,facts,manifest}.ts",
  "topics/kit/strokes/forms.ts",
];
/** A letter that fewer long texts have is hardly ever in a headline; there the system's serif has it. */
const fewestTexts = 4;

/** What our own texts can set in the serif: every letter of labels, terms and names, and of the long texts those that several have. */
export const listOwnLetters = (): Set<string> => {
  const counts = new Map<string, number>();
  for (const text of read("topics/**/*.ts")) for (const letter of toLetters(text)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const common = [...counts].filter(([, count]) => count >= fewestTexts).map(([letter]) => letter);
  return toLetters(...read(...labels), ...common);
};

/** What the pages say by themselves, in whatever weight: their messages, the topics' own words and fields, and what is written into their instruments. */
export const listPageLetters = (): Set<string> =>
  toLetters(...read("web/**/messages.zh.ts", "topics/*/words.ts", "topics/manifest.ts", "shared/i18n/*.ts", "web/features/chat/opening/**/*.{ts,tsx}"));

/** What is written into the instrument a topic opens with. @param folder of the topic */
export const listInstrumentLetters = (folder: string): Set<string> => toLetters(...read(`web/features/chat/opening/${folder}/*.{ts,tsx}`));
