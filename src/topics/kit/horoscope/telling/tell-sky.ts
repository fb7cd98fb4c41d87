import type { HoroscopeCast } from "../cast.ts";
import { toDaySky, toSolarHouse } from "../day-sky.ts";
import type { Period } from "../themes.ts";
import type { EventWords } from "./word-types.ts";
import type { Peak, Writer } from "./writer.ts";

type HousedEvent = HoroscopeCast["events"][number];

const mostEvents: Record<Period, number> = { day: 2, week: 3, month: 5, year: 6 };
const quick = new Set<string>(["sun", "mercury", "venus", "mars"]);
const secondsPerDay = 86_400;

/** Eclipses first, then new and full Moons, turns, and ingresses; a planet that stays long before a quick one. Null: not worth a sentence. */
const toRank = (event: HousedEvent): number | null => {
  if (event.kind === "eclipse") return 0;
  if (event.kind === "phase") return event.phase === "new" || event.phase === "full" ? 1 : null;
  if (event.kind === "aspect" || event.body === "moon" || event.body === "chiron") return null;
  const isQuick = quick.has(event.body);
  if (event.kind === "station") return isQuick ? 2 : 4;
  return isQuick ? 3 : 1.5;
};

const isOfEclipse = (event: HousedEvent, events: readonly HousedEvent[]): boolean =>
  event.kind === "phase" && events.some(({ kind, at }) => kind === "eclipse" && Math.abs(at - event.at) < secondsPerDay);

const toText = (event: HousedEvent, words: EventWords): string => {
  const at = event.house - 1;
  if (event.kind === "phase") return (event.phase === "new" ? words.newMoon : words.fullMoon)[at]!;
  if (event.kind === "eclipse") return (event.body === "sun" ? words.newMoon : words.fullMoon)[at]!;
  if (event.kind === "station") return (event.turns === "retrograde" ? words.turnsBack : words.turnsOn)[at]!;
  if (event.kind === "ingress" && event.retrograde) return words.turnsBack[at]!;
  const body = event.kind === "ingress" && quick.has(event.body) ? (event.body as "sun" | "mercury" | "venus" | "mars") : "slow";
  return words.enters[body][at]!;
};

/** What happens in the sky and what it touches for this sign, in order of time. */
export const tellSky = ({ events, period }: HoroscopeCast, writer: Writer): string[] =>
  events
    .filter((event) => toRank(event) !== null && !isOfEclipse(event, events))
    .filter((event, index, all) => all.findIndex((one) => toText(one, writer.events) === toText(event, writer.events)) === index)
    .sort((one, other) => toRank(one)! - toRank(other)!)
    .slice(0, mostEvents[period])
    .sort((one, other) => one.at - other.at)
    .map((event) => writer.event(event, toText(event, writer.events), period));

/** The month's middle, for where the Sun is. */
const toMiddle = (date: string): string => `${date.slice(0, 8)}15`;

const toPeak = (date: string, { sign, period, course }: HoroscopeCast): Peak => {
  const { bodies } = toDaySky(period === "year" ? toMiddle(date) : date);
  return {
    date,
    overall: course.find((day) => day.date === date)!.overall,
    house: toSolarHouse(bodies[period === "year" ? "sun" : "moon"].sign, sign),
  };
};

/** The best and the careful day or month. */
export const tellCourse = (cast: HoroscopeCast, writer: Writer): string[] => writer.course(toPeak(cast.best, cast), toPeak(cast.careful, cast), cast.period);
