import { toNayinElement } from "../calendar/nayin.ts";
import { branches, stems } from "../hexagrams/branches.ts";
import { elements } from "../hexagrams/elements.ts";
import { dayPillarSpirits, goldenHours, seasonDaySpirits, spiritRules, wonders } from "./data/spirit-rules.ts";
import { type FourPillars, listPlaced, type PillarName, type Placed } from "./four-pillars.ts";
import type { SpiritBase, SpiritRule } from "./spirit-rule.ts";

/** One 神煞 on one pillar. */
export interface Spirit {
  name: string;
  pillar: PillarName;
  /** The stem, branch or pillar that carries it. */
  char: string;
  from: SpiritBase;
  /** What it was reckoned from: 丙 for 羊刃 of a 丙 day; the month's branch for 天赦; a wonder's three stems. */
  base: string;
}

/** Every name there is a rule for. */
export const spiritNames: readonly string[] = [
  ...spiritRules.map(({ name }) => name),
  ...Object.keys(dayPillarSpirits),
  ...Object.keys(seasonDaySpirits),
  "金神",
  "三奇",
];

interface Base {
  from: SpiritBase;
  char: string;
  /** Place in the rule's table. */
  place: number;
  /** A branch does not look at its own pillar. */
  skips?: PillarName;
}

const tables = spiritRules.map((rule) => ({ rule, wanted: rule.table.split(" ").map((text) => (text === "." ? "" : text)) }));

const toBases = (year: Placed, month: Placed, day: Placed): Partial<Record<SpiritBase, Base>> => ({
  dayStem: { from: "dayStem", char: day.stem, place: stems.indexOf(day.stem) },
  yearStem: { from: "yearStem", char: year.stem, place: stems.indexOf(year.stem) },
  dayBranch: { from: "dayBranch", char: day.branch, place: branches.indexOf(day.branch), skips: "day" },
  yearBranch: { from: "yearBranch", char: year.branch, place: branches.indexOf(year.branch), skips: "year" },
  monthBranch: { from: "monthBranch", char: month.branch, place: branches.indexOf(month.branch), skips: "month" },
  yearNayin: { from: "yearNayin", char: year.ganzhi, place: elements.indexOf(toNayinElement(year.ganzhi)) },
});

/** The month's own stem may carry 天德 or 月德; its branch may not. */
const findChar = (rule: SpiritRule, wanted: string, skips: PillarName | undefined, { pillar, stem, branch }: Placed): string | undefined => {
  if (rule.at !== "branch" && wanted.includes(stem)) return stem;
  return rule.at !== "stem" && pillar !== skips && wanted.includes(branch) ? branch : undefined;
};

const listTabled = (placed: readonly Placed<PillarName>[]): Spirit[] => {
  const bases = toBases(placed[0]!, placed[1]!, placed[2]!);
  const found: Spirit[] = [];
  for (const { rule, wanted } of tables) {
    for (const one of placed) {
      for (const from of rule.from) {
        const base = bases[from]!;
        const char = wanted[base.place] ? findChar(rule, wanted[base.place]!, base.skips, one) : undefined;
        if (char === undefined) continue;
        found.push({ name: rule.name, pillar: one.pillar, char, from, base: base.char });
        break;
      }
    }
  }
  return found;
};

const dayPillarEntries = Object.entries(dayPillarSpirits);
const seasonEntries = Object.entries(seasonDaySpirits);

const listOfDay = (month: Placed, day: Placed): Spirit[] => {
  const season = Math.floor(((branches.indexOf(month.branch) + 10) % 12) / 3);
  const whole = { pillar: "day" as const, char: day.ganzhi };
  const own = dayPillarEntries
    .filter(([, days]) => days.includes(day.ganzhi))
    .map(([name]): Spirit => ({ name, ...whole, from: "dayPillar", base: day.ganzhi }));
  const seasonal = seasonEntries
    .filter(([, days]) => days[season]!.includes(day.ganzhi))
    .map(([name]): Spirit => ({ name, ...whole, from: "seasonDay", base: month.branch }));
  return [...own, ...seasonal];
};

/**
 * 神煞 of the four pillars, in the order of the rules. From a stem all pillars are looked at, from a branch all but its own; where day and year would both
 * give the same one to the same pillar, the day is named. 丙寅 day, 庚午 year: 羊刃 on the year's 午, from the day's stem.
 */
export const listSpirits = (pillars: FourPillars): Spirit[] => {
  const placed = listPlaced(pillars);
  const [, month, day, hour] = placed;
  const found = [...listTabled(placed), ...listOfDay(month!, day!)];
  if (hour && "甲己".includes(day!.stem) && goldenHours.includes(hour.ganzhi))
    found.push({ name: "金神", pillar: "hour", char: hour.ganzhi, from: "hourPillar", base: day!.stem });
  const row = placed.map(({ stem }) => stem).join("");
  for (const wonder of wonders) {
    const place = row.indexOf(wonder);
    if (place >= 0) found.push({ name: "三奇", pillar: placed[place]!.pillar, char: wonder, from: "stemRow", base: wonder });
  }
  return found;
};
