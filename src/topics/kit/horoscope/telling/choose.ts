import type { Planet } from "../../sky/bodies.ts";
import type { HoroscopeCast } from "../cast.ts";
import type { Points } from "../points.ts";
import { type Period, type Theme, themes } from "../themes.ts";
import { listWeighed, type Weighed } from "./weigh.ts";

/** Whom a reason is told by: the one who touches the ruler, else the one who stands there. */
export const toTeller = ({ body, other }: Points): Planet => other ?? body;

/** The same list begun further on. */
const rotate = <Item>(items: readonly Item[], by: number): Item[] => {
  const at = items.length === 0 ? 0 : ((by % items.length) + items.length) % items.length;
  return [...items.slice(at), ...items.slice(0, at)];
};

/** Of a day: what is new comes first; what stood there yesterday takes turns, two by two, so that tomorrow tells of something else. */
const toOrder = (weighed: readonly Weighed[], turn: number): Weighed[] => {
  const fresh = weighed.filter(({ standing }) => !standing);
  const standing = weighed.filter((given) => given.standing).slice(0, 4);
  const turning = standing.length > 2 ? rotate(standing, turn * 2) : rotate(standing, turn).slice(0, 1);
  return [...fresh, ...turning];
};

const mostTold: Record<Period, number> = { day: 2, week: 2, month: 3, year: 3 };
const leastValue: Record<Period, number> = { day: 1.5, week: 1, month: 0.8, year: 0.5 };
const repeated = 0.3;

/** What a reason says of the sky, whichever theme it is told in. */
export const toFactKey = ({ rule, body, aspect, other, dignity }: Points): string => [rule, body, aspect, other, dignity].join(".");

/** Those a paragraph tells, no planet twice, the heaviest first; what another theme has told (`before`, by fact) comes later. */
export const chooseTold = (cast: HoroscopeCast, theme: Theme, before: ReadonlySet<string>, turn: number): Points[] => {
  const weighed = listWeighed(cast, theme)
    .map((given) => (before.has(toFactKey(given.points)) ? { ...given, weight: given.weight * repeated } : given))
    .filter(({ points }, index) => index === 0 || Math.abs(points.value) >= leastValue[cast.period])
    .sort((one, other) => other.weight - one.weight);
  const told: Points[] = [];
  for (const { points } of cast.period === "day" ? toOrder(weighed, turn) : weighed) {
    if (told.length === mostTold[cast.period]) break;
    if (told.every((one) => toTeller(one) !== toTeller(points))) told.push(points);
  }
  return told.sort((one, other) => Math.abs(other.value) - Math.abs(one.value));
};

/** Each theme's most telling reason on one side. */
const listStrongest = (cast: HoroscopeCast, side: 1 | -1): Weighed[] =>
  themes
    .flatMap((theme) =>
      listWeighed(cast, theme)
        .filter(({ points }) => points.value * side > 0)
        .slice(0, 1),
    )
    .sort((one, other) => other.weight - one.weight);

/** From here on a period leans to the good. */
const fairScore = 57;
/** A new reason this strong makes the headline at once. */
const strong = 6;

/** What a period is about: its most telling reason for, if it leans well, else against. Of a day what stood there yesterday takes turns. */
export const choosePoint = (cast: HoroscopeCast, turn: number): Weighed | null => {
  const side = cast.scores.overall >= fairScore ? 1 : -1;
  const own = listStrongest(cast, side).filter(({ theme }) => cast.scores[theme] >= fairScore === (side === 1));
  const found = own.length > 0 ? own : [...listStrongest(cast, side), ...listStrongest(cast, side === 1 ? -1 : 1)];
  if (cast.period !== "day") return found[0] ?? null;
  return found.find(({ standing, weight }) => !standing && weight >= strong) ?? rotate(found, turn)[0] ?? null;
};

/** The best theme that has something for it, or the worst that has something against it; `skip` takes the next one where there is one. */
export const chooseClosing = (cast: HoroscopeCast, side: 1 | -1, skip: number): Weighed | null => {
  const strongest = listStrongest(cast, side).sort((one, other) => side * (cast.scores[other.theme] - cast.scores[one.theme]));
  return strongest[Math.min(skip, strongest.length - 1)] ?? null;
};
