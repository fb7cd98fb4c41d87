import { findPlaceInText } from "../src/topics/kit/places/find-place-in-text.ts";
import { findPlaces } from "../src/topics/kit/places/find-places.ts";
import { getPlaceIndex } from "../src/topics/kit/places/place-index.ts";

/**
 * The search of places: the time to unpack it, then that of 2,000 queries as they are typed, letter by letter, and of sentences.
 * `npm run bench places`.
 */
const queries = 2000;

const startedMs = performance.now();
const { entries } = getPlaceIndex();
const loadMs = performance.now() - startedMs;

/** The golden ratio's multiples fall evenly over the places, in no order. */
const pick = (index: number) => entries[Math.floor(((index * 0.618_033_988_7) % 1) * entries.length)]!.place;
const typed = Array.from({ length: queries }, (_, index) => {
  const name = index % 2 === 0 ? pick(index).name.en : pick(index).name.zh;
  return name.slice(0, 1 + (index % name.length));
});
const sentences = Array.from({ length: queries }, (_, index) =>
  index % 2 === 0 ? `I was born in ${pick(index).name.en} on 1 May 1990 at 13:45` : `我1990年5月1日下午一点三刻在${pick(index).name.zh}出生，想问问今年的事业`,
);

const measure = (inputs: readonly string[], call: (input: string) => unknown): number[] => {
  for (const input of inputs.slice(0, 100)) call(input);
  return inputs
    .map((input) => {
      const fromMs = performance.now();
      call(input);
      return performance.now() - fromMs;
    })
    .sort((one, other) => one - other);
};

const row = (name: string, times: readonly number[]): string => {
  const at = (share: number): string => `${times[Math.min(times.length - 1, Math.floor(times.length * share))]!.toFixed(3)} ms`.padStart(12);
  return `${name.padEnd(20)}${at(0.5)}${at(0.99)}${at(1)}\n`;
};
process.stdout.write(
  [
    `${entries.length.toLocaleString("en")} places unpacked in ${loadMs.toFixed(0)} ms; ${queries.toLocaleString("en")} of each\n`,
    `${"".padEnd(20)}${"median".padStart(12)}${"p99".padStart(12)}${"max".padStart(12)}\n`,
    row(
      "typed queries",
      measure(typed, (query) => findPlaces(query, { locale: "zh" })),
    ),
    row(
      "sentences",
      measure(sentences, (text) => findPlaceInText(text, "zh")),
    ),
  ].join(""),
);
