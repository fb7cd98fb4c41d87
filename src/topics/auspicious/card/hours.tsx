import { Tap } from "../../../ui/tap/tap.tsx";
import { type DayPerson, isHourAgainst } from "../../kit/almanac/day-person.ts";
import { type AlmanacHour, listHours } from "../../kit/almanac/hours.ts";
import type { AuspiciousDay } from "../engine.ts";
import type { PageProps } from "./leaf.tsx";

const isLucky = ({ isYellow, isBroken, branch }: AlmanacHour, people: readonly DayPerson[]): boolean => isYellow && !isBroken && !isHourAgainst(branch, people);

export const listLuckyHours = (day: AuspiciousDay, people: readonly DayPerson[]): AlmanacHour[] =>
  listHours(day.pillars.day).filter((hour) => isLucky(hour, people));

/** The twelve double hours of a day, those one can use marked. */
export const Hours = ({ cast, day, words, toFact, ...tapping }: PageProps) => (
  <Tap {...tapping} fact={toFact("hours")} className="zr-hours">
    {listHours(day.pillars.day).map((hour) => (
      <span key={hour.branch} className={isLucky(hour, cast.people) ? "zr-hour zr-ok" : "zr-hour"}>
        <b>{hour.branch}</b>
        <span>{String(hour.from).padStart(2, "0")}</span>
        <em>{isLucky(hour, cast.people) ? words.lucky : "—"}</em>
      </span>
    ))}
  </Tap>
);
