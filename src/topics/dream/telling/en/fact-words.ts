import type { FactWording } from "../../../kit/fact.ts";
import type { DreamFacts } from "../../fact-types.ts";
import type { SymbolId } from "../../lexicon/entries.ts";
import type { Category, DreamTheme, Mood, State } from "../../lexicon/symbol.ts";
import { symbolsEn } from "../../lexicon/words.en.ts";
import type { Act } from "../../matching/data/acts.ts";
import type { Ending } from "../../matching/data/endings.ts";
import { actNamesEn, categoryNamesEn, endingNamesEn, moodNamesEn, phaseNamesEn, stateNamesEn } from "./names.ts";
import { themesEn } from "./themes.ts";

const nameOf = (id: string): string => symbolsEn[id as SymbolId].name;
const split = (keys: string): string[] => keys.split(",").filter((key) => key !== "");
const list = (keys: string, toName: (key: string) => string): string => split(keys).map(toName).join(", ");
const times = (count: number): string => (count === 1 ? "once" : count === 2 ? "twice" : `${count} times`);

export const factWordsEn: FactWording<DreamFacts> = {
  symbol: ({ symbol, category, words, times: count, states, mood, color, number, salience, rank }) => {
    const does = [
      ...split(states).map((state) => stateNamesEn[state as State]),
      ...(mood ? [`${moodNamesEn[mood as Mood]} in the same sentence`] : []),
      ...(color ? [color] : []),
      ...(number ? [`${number} of them`] : []),
    ];
    return {
      label: categoryNamesEn[category as Category],
      value: nameOf(symbol),
      note: `Your ${list(words, (word) => `“${word}”`)} matched “${nameOf(symbol)}” in the lexicon, ${times(count)}${does.length > 0 ? ` (${does.join("; ")})` : ""}. Weight ${salience}, rank ${rank}: images named more often, doing something or felt about weigh more.`,
    };
  },
  unknown: ({ length }) => ({
    label: "Images",
    value: "none known",
    note: `In ${length} characters there's no image of the lexicon, so only mood, acts and ending are read.`,
  }),
  pair: ({ a, b }) => ({
    label: "Met",
    value: `${nameOf(a)}, ${nameOf(b)}`,
    note: "One follows the other in a sentence of yours, so the picture joins them with a line.",
  }),
  mood: ({ mood, words, times: count, waking }) => ({
    label: "Mood",
    value: moodNamesEn[mood as Mood],
    note: `“${words}” counts as ${moodNamesEn[mood as Mood]}, ${times(count)}${waking === mood ? ", and it was there on waking" : ""}. “Not afraid” counts as calm.`,
  }),
  act: ({ act, words }) => ({ label: "You did", value: actNamesEn[act as Act], note: `The act after “I”: “${words}”. What others did isn't counted.` }),
  ending: ({ ending, words }) => ({ label: "Ending", value: endingNamesEn[ending as Ending], note: `From the last part: “${words}”.` }),
  again: ({ words }) => ({ label: "Not the first", value: words, note: "Your own words say this dream has come before." }),
  recurring: ({ symbol, times: count, dates, dreams }) => ({
    label: "Came back",
    value: `${nameOf(symbol)}, ${times(count)}`,
    note: `Of ${dreams} dreams told here it's in ${count}; before this one on ${split(dates).join(", ")}.`,
  }),
  theme: ({ theme, percent, symbols, earlier, dreams }) => ({
    label: "Touches",
    value: themesEn[theme as DreamTheme].name,
    note: `Carried by ${list(symbols, nameOf)}: ${percent}% of the dream's weight${dreams > 0 ? `; ${earlier} of ${dreams} earlier dreams touched it too` : ""}. An image's first theme counts in full, the second 60%, the third 40%.`,
  }),
  moon: ({ phase, percent }) => ({ label: "Moon", value: phaseNamesEn[phase] ?? "", note: `When you told the dream ${percent}% of the disc was lit.` }),
  day: ({ pillar, month, day, leap }) => ({
    label: "Day",
    value: pillar,
    note: `Day ${day} of lunar month ${month}${leap ? " (leap)" : ""}, by Beijing time from midnight. Noted for the record; no luck is read from it.`,
  }),
  classical: ({ symbol, line }) => ({
    label: "Old book",
    value: nameOf(symbol),
    note: `The current text of the Duke of Zhou's dream book: “${line}”. An old saying, no forecast.`,
  }),
};
