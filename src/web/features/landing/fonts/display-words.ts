import { manifest } from "../../../../topics/manifest.ts";
import { deck } from "../../../../topics/tarot/data/deck.ts";
import { messagesZh } from "../messages.zh.ts";
import { pillars } from "../sample.ts";

const { plate, invite, problems, drawing, ask, readOn, talkOn, steps, topics, fair, free } = messagesZh;

/** What the page sets in the Chinese serif, by the file that holds its letters. What is told is set in the full font, which comes with the first words. */
export const displayWords: Record<"title" | "regular" | "bold", string> = {
  title: plate.lines.join(""),
  regular: [...plate.notes, invite, drawing, ...Object.values(problems), ...steps.numerals, ...steps.told.map(({ text }) => text)].join(""),
  bold: [
    ask,
    readOn,
    talkOn,
    ...[steps, topics, fair, free].map(({ heading }) => heading),
    ...steps.names,
    ...Object.values(steps.elements),
    ...pillars.flatMap(({ stem, branch }) => [stem.sign, branch.sign]),
    ...fair.steps.map(([name]) => name),
    ...Object.values(manifest).map(({ names }) => names.zh.name),
    ...deck.map(({ nameZh }) => nameZh),
    free.basic.price,
    free.plus.price(0),
  ].join(""),
};

/** The letters of a text that the Latin fonts leave to the Chinese one, each once, in order of their numbers. */
export const toHan = (text: string): string =>
  [...new Set(text)]
    .filter((letter) => letter > "\u00ff")
    .sort()
    .join("");
