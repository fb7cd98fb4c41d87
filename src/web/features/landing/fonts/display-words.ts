import { signNames } from "../../../../topics/kit/horoscope/telling/names.ts";
import { manifest } from "../../../../topics/manifest.ts";
import { deck } from "../../../../topics/tarot/data/deck.ts";
import { spreads } from "../../../../topics/tarot/spreads.ts";
import { messagesZh } from "../messages.zh.ts";
import { castReading, shownTopics } from "../readings/cast-readings.ts";
import { pillars } from "../sample.ts";

const { plate, invite, problems, drawing, ask, readOn, talkOn, steps, topics, fair, free, readings, tongues } = messagesZh;

/** What the page sets in the Chinese serif, by the file that holds its letters. What is told is set in the full font, which comes with the first words. */
export const displayWords: Record<"title" | "regular" | "bold", string> = {
  title: plate.lines.join(""),
  regular: [...plate.notes, invite, drawing, ...Object.values(problems), ...steps.numerals, ...steps.told.map(({ text }) => text)].join(""),
  bold: [
    ask,
    readOn,
    talkOn,
    ...[readings, steps, topics, fair, fair.guess, tongues, free].map(({ heading }) => heading),
    ...steps.names,
    ...Object.values(steps.elements),
    ...pillars.flatMap(({ stem, branch }) => [stem.sign, branch.sign]),
    ...fair.steps.map(([name]) => name),
    fair.guess.caption,
    ...Object.values(manifest).map(({ names }) => names.zh.name),
    ...deck.map(({ nameZh }) => nameZh),
    free.basic.price,
    free.plus.price(0),
  ].join(""),
};

/** What stands in the serif in the figures of the three readings, beside the names of the cards. */
const figureWords = [
  spreads.three.words.zh,
  ...Object.values(signNames.zh),
  ...castReading.fortune("zh").facts.flatMap(({ label, value }) => [label, value]),
  "求自观音灵签第一二三四五六七八九十百支",
];

/** The words of the three readings: those who tell change them more often than the fonts are cut. */
export const toldWords: string = [...shownTopics.map((topic) => castReading[topic]("zh").reading.headline), ...figureWords].join("");

/** The letters of a text that the Latin fonts leave to the Chinese one, each once, in order of their numbers. */
export const toHan = (text: string): string =>
  [...new Set(text)]
    .filter((letter) => letter > "\u00ff")
    .sort()
    .join("");
