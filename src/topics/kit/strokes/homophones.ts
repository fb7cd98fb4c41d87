import { unwelcomeWords } from "./data/homophones.ts";
import { listReadings } from "./strokes.ts";
import { parseSyllable, type Syllable } from "./syllable.ts";

export interface Homophone {
  word: string;
  /** Place of its first syllable, 0 the first. */
  place: number;
  /** True when the tones agree too. */
  isExact: boolean;
}

interface Unwelcome {
  word: string;
  tones: string;
}

/** By the two syllables without tones, in the first reading of each character. */
const wordsBySound = new Map<string, Unwelcome[]>();
for (const word of unwelcomeWords) {
  const syllables = [...word].map((char) => parseSyllable(listReadings(char)[0] ?? ""));
  const sound = syllables.map(({ plain }) => plain).join(" ");
  wordsBySound.set(sound, [...(wordsBySound.get(sound) ?? []), { word, tones: syllables.map(({ tone }) => tone).join("") }]);
}

/** Unwelcome words that two syllables in a row sound like, the tones agreeing or not. wú liáng sounds like 无良. */
export const listHomophones = (syllables: readonly Syllable[]): Homophone[] =>
  syllables.slice(1).flatMap((second, place) => {
    const first = syllables[place]!;
    const words = wordsBySound.get(`${first.plain} ${second.plain}`) ?? [];
    return words.map(({ word, tones }) => ({ word, place, isExact: tones === `${first.tone}${second.tone}` }));
  });
