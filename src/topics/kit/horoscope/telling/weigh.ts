import type { Planet } from "../../sky/bodies.ts";
import type { HoroscopeCast } from "../cast.ts";
import { toDaySky } from "../day-sky.ts";
import { listPoints, type Points } from "../points.ts";
import { type Period, type Theme, themeRules } from "../themes.ts";
import { toPresence } from "./presence.ts";
import { toDayBefore } from "./view.ts";

const slow = new Set<Planet>(["jupiter", "saturn"]);
/** What stands for months is told less than what passes; of a year everything does. */
const toFreshness = ({ rule, body, other }: Points, period: Period): number => {
  if (period === "year") return 1;
  if (rule === "aspect") return body === "moon" || other === "moon" ? 1.4 : 1.2;
  return slow.has(body) ? 0.55 : 1;
};

const isOfMoon = ({ rule, body }: Points): boolean => rule === "moonHouse" || (rule === "tenant" && body === "moon");
/** A planet in the theme's own house is told as a tenant, not as one who looks on. */
const isTwice = ({ rule, house }: Points, theme: Theme): boolean => rule === "significator" && themeRules[theme].houses[house!] !== undefined;

const leastShare: Record<Period, number> = { day: 0, week: 0.25, month: 0.2, year: 0.15 };
/** What holds for a small part of a period says little of the whole. */
const isLasting = (given: Points, cast: HoroscopeCast): boolean => cast.period === "day" || toPresence(given, cast).share >= leastShare[cast.period];
/** What comes and goes is told after what stays. */
const toSteadiness = (given: Points, cast: HoroscopeCast): number => (cast.period === "day" || toPresence(given, cast).steady ? 1 : 0.5);
/** Over more than a day the Moon goes everywhere. */
const isQuick = ({ body, other }: Points, period: Period): boolean => period !== "day" && (body === "moon" || other === "moon");

/** Points below which a reason is listed but not told. */
const leastTold = 0.5;

export interface Weighed {
  theme: Theme;
  points: Points;
  /** How telling it is. */
  weight: number;
  /** Of a day: it held the day before as well. */
  standing: boolean;
}

/** A theme's reasons that have a text of their own, the most telling first. */
export const listWeighed = (cast: HoroscopeCast, theme: Theme): Weighed[] => {
  const before = cast.period === "day" ? listPoints(toDaySky(toDayBefore(cast.from)), cast.sign, theme).map(({ id }) => id) : [];
  const able = cast.points[theme].filter(
    (given) => Math.abs(given.value) >= leastTold && !isOfMoon(given) && !isTwice(given, theme) && !isQuick(given, cast.period),
  );
  const lasting = able.filter((given) => isLasting(given, cast));
  return (lasting.length > 0 ? lasting : able)
    .map((points) => ({
      theme,
      points,
      weight: Math.abs(points.value) * toFreshness(points, cast.period) * toSteadiness(points, cast),
      standing: before.includes(points.id),
    }))
    .sort((one, other) => other.weight - one.weight);
};
