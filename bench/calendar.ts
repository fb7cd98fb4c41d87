import { DefaultEightCharProvider, LunarHour, SolarDay, SolarTime } from "tyme4ts";
import { toLunarDate } from "../src/topics/kit/calendar/lunar-date.ts";
import { toPillars } from "../src/topics/kit/calendar/pillars.ts";
import { fromClockSeconds } from "../src/topics/kit/time/civil.ts";
import { parseInstant } from "../src/topics/kit/time/parse-civil.ts";

/**
 * Four pillars and lunar dates a second: ours over tables of the years against tyme4ts asked for each chart, in the same run and on the
 * same moments of 1900–2099. `npm run bench calendar [seconds]`. "First" fills the tables of all 200 years as it goes.
 */
const budgetMs = Number(process.argv[2] ?? 2) * 1000;
const from = parseInstant("1900-01-01T00:00:00Z");
const span = parseInstant("2100-01-01T00:00:00Z") - from;
/** The golden ratio's multiples fall evenly over the two centuries, in no order. */
const moments = Array.from({ length: 20_000 }, (_, index) => from + Math.floor(((index * 0.618_033_988_7) % 1) * span));
const civils = moments.map(fromClockSeconds);

/** Calls a second over the moments, again and again until the budget is spent. */
const measure = (call: (index: number) => unknown): number => {
  const startedMs = performance.now();
  let calls = 0;
  let kept = 0;
  while (performance.now() - startedMs < budgetMs) {
    for (let batch = 0; batch < 50; batch += 1) {
      if (call(calls % moments.length)) kept += 1;
      calls += 1;
    }
  }
  if (kept !== calls) throw new Error("a chart came out empty");
  return (calls / (performance.now() - startedMs)) * 1000;
};

const ours = (index: number): unknown => toPillars(moments[index]! - 28_800, moments[index]!, "23:00").hour;
const theirs = (index: number): unknown => {
  const { year, month, day, hour, minute, second } = civils[index]!;
  LunarHour.provider = new DefaultEightCharProvider();
  return SolarTime.fromYmdHms(year, month, day, hour, minute, second).getLunarHour().getEightChar().toString();
};
const theirsByTerms = (index: number): unknown => {
  const { year, month, day, hour, minute, second } = civils[index]!;
  return SolarTime.fromYmdHms(year, month, day, hour, minute, second).getSixtyCycleHour().toString();
};
const theirLunar = (index: number): unknown => {
  const { year, month, day } = civils[index]!;
  return SolarDay.fromYmd(year, month, day).getLunarDay().getDay();
};

const firstMs = performance.now();
for (const index of moments.keys()) ours(index);
const firstPerSecond = (moments.length / (performance.now() - firstMs)) * 1000;
const pillars = measure(ours);
const eightChar = measure(theirs);
const sixtyCycle = measure(theirsByTerms);
const lunar = measure((index) => toLunarDate(civils[index]!));
const theirLunarPerSecond = measure(theirLunar);

const row = (name: string, perSecond: number, ratio?: number): string =>
  `${name.padEnd(44)}${Math.round(perSecond).toLocaleString("en").padStart(12)} /s${ratio === undefined ? "" : `   ours × ${Math.round(ratio).toLocaleString("en")}`}\n`;
process.stdout.write(
  [
    row("pillars, ours, first 20,000 (tables filled)", firstPerSecond),
    row("pillars, ours", pillars),
    row("pillars, tyme4ts getEightChar", eightChar, pillars / eightChar),
    row("pillars, tyme4ts getSixtyCycleHour", sixtyCycle, pillars / sixtyCycle),
    row("lunar date, ours", lunar),
    row("lunar date, tyme4ts", theirLunarPerSecond, lunar / theirLunarPerSecond),
  ].join(""),
);
