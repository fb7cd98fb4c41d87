import { toGanzhi, toYearPlace } from "../../calendar/sexagenary.ts";

const animals = "鼠牛虎兔龙蛇马羊猴鸡狗猪";

/** The two rounds of sixty that began in 1924 and 1984: those alive are of one or the other. */
const firstYear = 1924;
const lastYear = 2043;
/** Of animals, eight rounds of twelve. */
const firstAnimalYear = 1936;
const lastAnimalYear = 2031;

const years = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, count) => from + count);

/** "庚午" → 1930, 1990; "马" → 1942, 1954 … 2026: the years a name may mean, oldest first. */
export const listYearsNamed = (name: string): number[] => {
  const animal = animals.indexOf(name);
  if (animal >= 0) return years(firstAnimalYear, lastAnimalYear).filter((year) => (year - 4) % 12 === animal);
  return years(firstYear, lastYear).filter((year) => toGanzhi(toYearPlace(year)) === name);
};
