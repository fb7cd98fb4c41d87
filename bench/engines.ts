import circularNatal from "circular-natal-horoscope-js";
import { astro } from "iztro";
import { DefaultEightCharProvider, LunarHour, SolarTime } from "tyme4ts";
import { chanceOf } from "../src/shared/chance.ts";
import { listAspects } from "../src/topics/astro/chart/find-aspects.ts";
import { toNatal } from "../src/topics/astro/chart/natal.ts";
import { castAstro } from "../src/topics/astro/engine.ts";
import { toAstroFacts } from "../src/topics/astro/facts.ts";
import { type AstroInput, astroInput } from "../src/topics/astro/input.ts";
import { castBirthday } from "../src/topics/birthday/engine.ts";
import { toBirthdayFacts } from "../src/topics/birthday/facts.ts";
import { type BirthdayInput, birthdayInput } from "../src/topics/birthday/input.ts";
import { parseInput } from "../src/topics/kit/parse-input.ts";
import { fromClockSeconds } from "../src/topics/kit/time/civil.ts";
import { parseInstant, toCivilText } from "../src/topics/kit/time/parse-civil.ts";
import { castPurpleStar } from "../src/topics/purple-star/engine.ts";
import { toPurpleStarFacts } from "../src/topics/purple-star/facts.ts";
import { type PurpleStarInput, purpleStarInput } from "../src/topics/purple-star/input.ts";
import { toPlateBasis } from "../src/topics/purple-star/plate/lunar-basis.ts";
import { toPlate } from "../src/topics/purple-star/plate/plate.ts";

/**
 * Casts a second on one core, their facts included, tables warm: each engine over the same births of 1920–2019. A bare library stands beside where one does
 * part of the work. `npm run bench engines [seconds]`. To enter an engine, add a row to `rows`.
 */
interface Row {
  name: string;
  /** One cast with its facts; gives how much came out, never nothing. */
  call(index: number): number;
  /** Calls before the clock runs, 2,000 unless told; fewer for what is slow. */
  warmUps?: number;
}

const budgetMs = Number(process.argv[2] ?? 2) * 1000;
const from = parseInstant("1920-01-01T00:00:00Z");
const span = parseInstant("2020-01-01T00:00:00Z") - from;
const count = 20_000;
/** The golden ratio's multiples fall evenly over the century, in no order. */
const clocks = Array.from({ length: count }, (_, index) => from + Math.floor(((index * 0.618_033_988_7) % 1) * span));
const civils = clocks.map(fromClockSeconds);
const context = { chance: chanceOf(new Uint8Array(32), "bench", ""), moment: "2026-11-21T04:00:00.000Z" };

/** Nobody is born in a gap of daylight saving: a fixed offset, and a place for true solar time. */
const births = civils.map((civil, index) => {
  const [date, time] = toCivilText(civil).split("T") as [string, string];
  return { date, time, timeZone: "+08:00", latitude: 31.23, longitude: 121.47, sex: index % 2 === 0 ? "male" : "female" };
});
const birthdayInputs = births.map((birth) => parseInput<BirthdayInput>(birthdayInput, { birth }));

const purpleStarInputs = births.map((birth) => parseInput<PurpleStarInput>(purpleStarInput, { birth }));

const astroInputs = births.map((birth) => parseInput<AstroInput>(astroInput, { birth }));
const shanghai = { latitude: 31.23, longitude: 121.47 };

const rows: Row[] = [
  {
    name: "birthday: chart, luck, ten years, variants, facts",
    call: (index) => toBirthdayFacts(castBirthday(birthdayInputs[index]!, context)).length,
  },
  {
    name: "  the same with its input checked",
    call: (index) => toBirthdayFacts(castBirthday(parseInput<BirthdayInput>(birthdayInput, { birth: births[index] }), context)).length,
  },
  {
    name: "  tyme4ts, four pillars alone",
    call(index) {
      const { year, month, day, hour, minute, second } = civils[index]!;
      LunarHour.provider = new DefaultEightCharProvider();
      return SolarTime.fromYmdHms(year, month, day, hour, minute, second).getLunarHour().getEightChar().toString().length;
    },
  },
  {
    name: "purple star: plate, year, variants, facts",
    call: (index) => toPurpleStarFacts(castPurpleStar(purpleStarInputs[index]!, context)).length,
  },
  {
    name: "  the cast without its facts",
    call: (index) => castPurpleStar(purpleStarInputs[index]!, context).palaces.length,
  },
  {
    name: "  the plate alone",
    call(index) {
      const basis = toPlateBasis(clocks[index]!, index % 2 === 0 ? "male" : "female", { dayStartsAt: "23:00", leapMonth: "split" });
      return toPlate(basis, "standard").palaces.length;
    },
  },
  {
    name: "  iztro, the plate alone",
    warmUps: 20,
    call(index) {
      const { year, month, day, hour } = civils[index]!;
      const timeIndex = hour === 23 ? 12 : Math.floor((hour + 1) / 2);
      return astro.bySolar(`${year}-${month}-${day}`, timeIndex, index % 2 === 0 ? "男" : "女", true, "zh-CN").palaces.length;
    },
  },
  {
    name: "astro: chart, transits, year ahead, return, facts",
    warmUps: 500,
    call: (index) => toAstroFacts(castAstro(astroInputs[index]!, context)).length,
  },
  {
    name: "  the chart alone: bodies, Placidus, aspects",
    call(index) {
      const natal = toNatal(clocks[index]!, { hasTime: true, place: shanghai, system: "placidus" });
      return listAspects(natal).aspects.length + natal.cusps!.length;
    },
  },
  {
    name: "  circular-natal-horoscope-js, the chart alone",
    warmUps: 20,
    call(index) {
      const { year, month, day: date, hour, minute, second } = civils[index]!;
      const origin = new circularNatal.Origin({ year, month: month - 1, date, hour, minute, second, ...shanghai });
      const parts = ["bodies", "points", "angles"];
      const settings = { houseSystem: "placidus", zodiac: "tropical", aspectTypes: ["major"], customOrbs: {}, language: "en" };
      return new circularNatal.Horoscope({ origin, ...settings, aspectPoints: parts, aspectWithPoints: parts }).Aspects.all.length;
    },
  },
];

const measure = ({ call, warmUps = 2000 }: Row): number => {
  for (let index = 0; index < warmUps; index += 1) call((index * 10) % count);
  const startedMs = performance.now();
  let calls = 0;
  while (performance.now() - startedMs < budgetMs) {
    for (let batch = 0; batch < 20; batch += 1) {
      if (call(calls % count) === 0) throw new Error("a cast came out empty");
      calls += 1;
    }
  }
  return (calls / (performance.now() - startedMs)) * 1000;
};

for (const row of rows) process.stdout.write(`${row.name.padEnd(52)}${Math.round(measure(row)).toLocaleString("en").padStart(10)} /s\n`);
