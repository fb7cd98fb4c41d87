import type { FactWording } from "../kit/fact.ts";
import type { Theme } from "../kit/hearing/question.ts";
import type { TaoTeChingFacts } from "./facts.ts";
import { english } from "./telling/english.ts";
import { toReader } from "./telling/reader.ts";

const leans = ["no", "hold back", "neither way", "yes", "plainly yes"];
const paces: Record<string, string> = { soon: "soon", ripens: "ripens slowly", wait: "wait first" };
const fields: Record<string, string> = { love: "love", work: "work", money: "money", inner: "oneself" };
const titleOf = (chapter: number): string => english.texts[chapter]!.title;
const signed = (value: number): string => (value > 0 ? `+${value}` : `${value}`.replace("-", "−"));

const words: FactWording<TaoTeChingFacts> = {
  chapter: ({ chapter, drawn, clauses }) => ({
    label: "Chapter",
    value: `${chapter} · ${titleOf(chapter)}`,
    note: `${drawn ? "One of the eighty-one drawn fairly, each with one chance in eighty-one." : "You named this chapter; nothing was drawn."} It has ${clauses} clauses, in Wang Bi’s text. The title and the English are ours.`,
  }),
  clause: ({ chapter, theme, from, to }) => ({
    label: english.themes[theme as Theme],
    value: `“${english.inline(chapter, [from, to])}”`,
    note: `${from === to ? `Clause ${from}` : `Clauses ${from} to ${to}`} of the chapter, the place read first for a question of ${fields[theme]}. One place was chosen for each of four fields, by us.`,
  }),
  lean: ({ lean, count, of }) => ({
    label: "Lean",
    value: `${leans[lean + 2]}, ${signed(lean)}`,
    note: `Whether the chapter urges going on or holding back, −2 to +2 by a table of our own. Of ${of} chapters ${count} lean the same way. It sets the tone and is no verdict.`,
  }),
  pace: ({ chapter, pace, count, of }) => ({
    label: "Pace",
    value: paces[pace] ?? pace,
    note: `Read from the chapter’s own image: “${english.texts[chapter]!.timing}”. Of ${of} chapters ${count} have this pace. It names no dates.`,
  }),
  half: ({ half, chapter }) => ({
    label: "Half",
    value: half === "way" ? "道经, the Tao" : "德经, the Te",
    note: `In the received order chapters 1 to 37 are the Book of the Way and 38 to 81 the Book of Virtue; chapter ${chapter} is in the ${half === "way" ? "first" : "second"}.`,
  }),
  neighbour: ({ rank, chapter, of }) => ({
    label: `Neighbour ${rank}`,
    value: `Chapter ${chapter} · ${titleOf(chapter)}`,
    note: `Close to chapter ${of} in image and argument, number ${rank} in nearness. We named each chapter’s nearest one by one, and go outwards from there.`,
  }),
  echo: ({ clause, chapters, count, of }) => ({
    label: "Refrain",
    value: clause,
    note: `Word for word in ${english.listed(chapters.split(",").map((chapter) => english.nameOf(Number(chapter))))} as well. We compared every clause of the book: ${count} of ${of} chapters hold such a refrain of four characters or more.`,
  }),
};

export const readingEn = toReader(english, words);
