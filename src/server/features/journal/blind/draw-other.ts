import { type Chance, chanceOf } from "../../../../shared/chance.ts";
import type { CastTopic } from "../../../../topics/kit/topic.ts";

const dayMs = 86_400_000;
/** The years a birth was in, give or take: nobody is known again by their age. */
const windowDays = 365;
const lunarMonths = 12;
const lunarDays = 29;

interface GivenBirth {
  date: string;
  time?: string | null;
  calendar?: string;
  timePrecision?: string;
}

const isBirth = (value: unknown): value is GivenBirth =>
  typeof value === "object" && value !== null && typeof (value as GivenBirth).date === "string" && "time" in value;

const pad = (number: number): string => String(number).padStart(2, "0");

/** A day of the window; the window lies so that one's own day may be any of its days. */
const toOtherDate = ({ date, calendar }: GivenBirth, fromDays: number, chance: Chance): string => {
  if (calendar === "lunar") return `${date.slice(0, 4)}-${pad(1 + chance.below(lunarMonths))}-${pad(1 + chance.below(lunarDays))}`;
  const from = Date.parse(date) - fromDays * dayMs;
  return new Date(from + chance.below(windowDays) * dayMs).toISOString().slice(0, 10);
};

/** A double hour is known by its middle: 00:00, 02:00 … */
const toOtherTime = ({ time, timePrecision }: GivenBirth, chance: Chance): string | null => {
  if (time === null || time === undefined) return null;
  if (timePrecision === "doubleHour") return `${pad(2 * chance.below(12))}:00`;
  return `${pad(chance.below(24))}:${pad(chance.below(60))}`;
};

/** An input in which every birth is another of that time: same sex, same place, hour known or not as one's own is. */
const withOtherBirths = (input: unknown, windows: Chance, chance: Chance): unknown => {
  if (Array.isArray(input)) return input.map((value) => withOtherBirths(value, windows, chance));
  if (typeof input !== "object" || input === null) return input;
  if (!isBirth(input)) return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, withOtherBirths(value, windows, chance)]));
  const { instant, fold, leapMonth, ...birth } = input as GivenBirth & Record<string, unknown>;
  return { ...birth, date: toOtherDate(birth, windows.below(windowDays), chance), time: toOtherTime(birth, chance) };
};

const hasBirth = (input: unknown): boolean =>
  typeof input === "object" && input !== null && (isBirth(input) || Object.values(input).some((value) => hasBirth(value)));

/** True where another cast can be made that is as likely as this one: of a fair draw, or of a birth. */
export const isRedrawable = (topic: CastTopic, input: unknown): boolean => (topic.isDraw ? !topic.bringsDraw(input) : hasBirth(input));

export interface OtherRequest {
  topic: CastTopic;
  input: unknown;
  /** Of one's own cast, ISO 8601 UTC. */
  moment: string;
  seed: Uint8Array;
  id: string;
}

/** The `at`th other cast of the seed; null where such a birth cannot be (an hour that clocks left out). */
export const drawOther = ({ topic, input, moment, seed, id }: OtherRequest, at: number): unknown => {
  const chance = chanceOf(seed, id, `other.${at}`);
  try {
    const other = topic.isDraw ? input : topic.parse(withOtherBirths(input, chanceOf(seed, id, "windows"), chance));
    return topic.cast(other, { chance, moment });
  } catch {
    return null;
  }
};
