import { chanceOf } from "../shared/chance.ts";
import type { ComparedTopicId } from "./compared.ts";
import { hearQuestion } from "./kit/hearing/to-question.ts";
import type { Leaning } from "./kit/leaning/leaning.ts";
import { manifest } from "./manifest.ts";
import { getCastTopic, getLeaning } from "./registry.ts";

/** Where births are: latitude, longitude, zone. */
const places = [
  [39.9, 116.4, "Asia/Shanghai"],
  [31.23, 121.47, "Asia/Shanghai"],
  [23.13, 113.26, "Asia/Shanghai"],
  [51.5, -0.12, "Europe/London"],
  [40.71, -74, "America/New_York"],
  [-33.87, 151.2, "Australia/Sydney"],
] as const;
const [firstBirth, birthDays] = [Date.UTC(1950, 0, 1), 365 * 56];
const [firstCast, castDays] = [Date.UTC(2026, 0, 1), 3652];
const dayMs = 86_400_000;

const toDate = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

export interface RandomCast {
  cast: unknown;
  moment: string;
}

/** One of the seeded casts: a fair draw, or the chart of a birth between 1950 and 2005, made some day of the ten years from 2026 on. The same number is the same birth and day in every craft. */
export const toRandomCast = async (id: ComparedTopicId, at: number, question: string): Promise<RandomCast> => {
  const topic = await getCastTopic(id);
  const seed = new Uint8Array(32).fill(7);
  const dice = chanceOf(seed, `birth-${at}`, "");
  const moment = `${toDate(firstCast + dice.below(castDays) * dayMs)}T04:00:00.000Z`;
  const [latitude, longitude, timeZone] = places[dice.below(places.length)]!;
  const [hour, minute] = [dice.below(24), dice.below(60)];
  const birth = {
    date: toDate(firstBirth + dice.below(birthDays) * dayMs),
    // Clocks are set on at night.
    time: `${String(hour === 1 || hour === 2 ? 4 : hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`,
    timeZone,
    latitude,
    longitude,
    sex: dice.below(2) === 0 ? "male" : "female",
  };
  const input = topic.parse({ question, ...(!manifest[id].isDraw && { birth }) });
  return { cast: topic.cast(input, { chance: chanceOf(seed, `${id}-${at}`, ""), moment }), moment };
};

/** What the first so many of these casts say of each of some questions, by question. */
export const listLeanings = async (id: ComparedTopicId, count: number, questions: readonly string[]): Promise<Leaning[][]> => {
  const [topic, toLeaning] = [await getCastTopic(id), await getLeaning(id)];
  const heard = questions.map((question) => hearQuestion(question, "zh"));
  const all: Leaning[][] = questions.map(() => []);
  for (let at = 0; at < count; at++) {
    const { cast, moment } = await toRandomCast(id, at, "");
    const facts = topic.facts(cast);
    for (const [place, question] of heard.entries()) all[place]!.push(toLeaning({ cast, facts, question, moment }));
  }
  return all;
};
