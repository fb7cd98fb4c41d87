import type { Mood } from "../lexicon/symbol.ts";
import { moodPatterns, noMoodBefore } from "./data/moods.ts";
import type { Span } from "./match.ts";

export interface MoodMatch extends Span {
  mood: Mood;
}

const before = 28;

/** The feelings a dream names, in the order of the text. A fear that is denied is calm: “并不害怕”, “I wasn’t scared”. */
export const findMoods = (text: string): MoodMatch[] =>
  moodPatterns
    .flatMap(([mood, pattern]) =>
      [...text.matchAll(pattern)].flatMap((match): MoodMatch[] => {
        const span = { from: match.index, to: match.index + match[0].length };
        const denied = noMoodBefore.exec(text.slice(Math.max(0, span.from - before), span.from));
        if (!denied) return [{ mood, ...span }];
        return mood === "afraid" ? [{ mood: "calm", from: span.from - denied[0].length, to: span.to }] : [];
      }),
    )
    .sort((one, other) => one.from - other.from);
