import { toTermMonth } from "../kit/calendar/term-month.ts";
import { type Branch, branches } from "../kit/hexagrams/branches.ts";
import type { SeasonRule } from "./cast-types.ts";
import { type BodyPart, placesByHour, type Season, seasons } from "./data/body-places.ts";

/**
 * The season of a birth. By "lunar" months 1–3 are spring, a leap month going with its number; by "terms" spring lasts from 立春 to 立夏, and so on.
 * 庚午年四月初七 (1990-05-01): summer by its lunar month, spring by the terms, 立夏 being on 6 May.
 * @param instant seconds since 1970-01-01T00:00Z
 */
export const toSeason = (rule: SeasonRule, lunarMonth: number, instant: number): Season => {
  const month = rule === "lunar" ? lunarMonth - 1 : toTermMonth(instant).month;
  return seasons[Math.floor(month / 3)]!;
};

/** Where on the Yellow Emperor’s body a season and an hour fall: 夏午 → 头. */
export const toBodyPart = (season: Season, hourBranch: Branch): BodyPart => placesByHour[season][branches.indexOf(hourBranch)] as BodyPart;

/** The hours of a season that fall on a place: 春头 → 子. */
export const listHoursOf = (season: Season, part: BodyPart): Branch[] => branches.filter((branch) => toBodyPart(season, branch) === part);
