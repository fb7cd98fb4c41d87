import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { listSources, sourceDir } from "./imports.ts";

/** What of a topic may look into the words of a question, and for what: its own craft. Whom and what they are about, was heard. */
const craftWords: Readonly<Record<string, string>> = {
  "parts.ts": "parts of a reading by the craft's own names: a palace, a line, a room, a number",
  "find-part.ts": "the same",
  "asked.ts": "things of the cast a question names: a card, a verse, a direction; in zhou-yi the words given back",
  "asked-date.ts": "a day of the cast",
  "asked-year.ts": "a year of the cast",
  "follow-up.ts": "what of a cast a further question is after: a line, a verse, the blocks",
  "omen.ts": "whether a dream is taken for an omen",
  "claim.ts": "the words of the question, given back",
  "person.ts": "how the person called somebody, given back",
  "matter.ts": "whose child or parent is meant, which decides the relative",
  "hears.ts": "lateness, two people, somebody dead: no frame says so",
};
/** The dream as it was told, which is the input of its craft. */
const ownInputs: readonly string[] = ["topics/dream/telling/view.ts"];

/** Tests the text of a question, and not one of its own. */
const readsWords = /\.(?:test|exec|search|match|matchAll)\((?:(?:question|asked|told|request)\.)*text\b/;
const knowsQuestion = /import type \{[^}]*\bQuestion\b[^}]*\} from "[./]*kit\/hearing\/question\.ts"/;

const tellings = listSources().filter((file) => /^topics\/[^/]+\/(?:profile\/)?telling\//.test(file) && !file.startsWith("topics/kit/"));
const read = (file: string): string => readFileSync(join(sourceDir, file), "utf8");

test("a telling reads the frame of a question; its words only where the craft has words of its own", () => {
  expect(tellings.length).toBeGreaterThan(200);
  const reading = tellings.filter((file) => readsWords.test(read(file)) && knowsQuestion.test(read(file)));
  expect(reading.filter((file) => !(basename(file) in craftWords) && !ownInputs.includes(file))).toEqual([]);
});

test("polarity, dread, suspicion and danger are heard in one room", () => {
  const heardElsewhere = /\btoPolarity\(question|\b(?:unwelcome|dreaded|worse) = \/|kit\/hearing\/data\//;
  expect(tellings.filter((file) => heardElsewhere.test(read(file)))).toEqual([]);
});
