import { toSky } from "../src/topics/kit/sky/ephemeris.ts";
import { listHits } from "../src/topics/kit/sky/hits.ts";
import { bodies } from "../src/topics/kit/sky/names.ts";
import { listSkyEvents } from "../src/topics/kit/sky/sky-events.ts";

/**
 * A year's exact hits of all bodies, the Moon too, on the twelve points of a chart: for the first chart of the year, and for others, since all share the
 * bodies' ways. `npm run bench transits`.
 */
const [from, to] = [Date.parse("2027-01-01T00:00:00Z") / 1000, Date.parse("2028-01-01T00:00:00Z") / 1000];
const moving = bodies.filter((body) => body !== "trueNode" && body !== "lilith");
const natal = bodies.slice(0, 12);
const charts = 41;

const pointsOf = (index: number) => {
  const sky = toSky(((index * 0.618_033_988_7) % 1) * 1.5e9);
  return Object.fromEntries(natal.map((body) => [body, sky.bodies[body].longitude]));
};

const measure = (call: () => number): { ms: number; found: number } => {
  const startedMs = performance.now();
  const found = call();
  return { ms: performance.now() - startedMs, found };
};
const toMedian = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;
const say = (name: string, text: string): boolean => process.stdout.write(`${name.padEnd(52)}${text.padStart(24)}\n`);

const hitsOf = (index: number) => {
  const points = pointsOf(index);
  return measure(() => listHits(moving, points, from, to).length);
};
const cold = hitsOf(0);
const warm = Array.from({ length: charts }, (_, index) => hitsOf(index + 1));
say("a year's exact hits, the first chart", `${cold.ms.toFixed(0)} ms, ${cold.found} hits`);
say(`  ${charts} further charts, the median`, `${toMedian(warm.map(({ ms }) => ms)).toFixed(1)} ms, ${toMedian(warm.map(({ found }) => found))} hits`);

const list = () => measure(() => listSkyEvents(from, to).length);
const [first, again] = [list(), list()];
say("a year's phases, ingresses, stations and eclipses", `${first.ms.toFixed(0)} ms, ${first.found} events`);
say("  once more", `${again.ms.toFixed(1)} ms, ${again.found} events`);
