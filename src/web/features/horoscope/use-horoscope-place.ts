import { useMemo, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { type Sign, signs } from "../../../topics/kit/sky/signs.ts";
import { paths } from "../../app/paths.ts";
import { keep, onKeptChange, readKept } from "../../kernel/storage.ts";
import { type ScoreName, scoreNames } from "./api.ts";
import { isInReach, type Period, periods, toLocalDay } from "./days.ts";

const signKey = "sign";
const find = <Name extends string>(names: readonly Name[], given: string | null): Name | undefined => names.find((name) => name === given);

/** Keeps one's own sign for the next visit. */
export const keepSign = (sign: Sign): void => keep(signKey, sign);

export interface HoroscopePlace {
  /** The address's, else one's own; neither: it is still to be chosen. */
  sign: Sign | undefined;
  period: Period;
  date: string;
  theme: ScoreName;
  /** The month of the calendar below. */
  month: string;
  today: string;
}

/** Reads an address; what it does not name, or names wrongly, is today's. @param search with or without its question mark */
export const parseHoroscopePlace = (search: string, kept: string | null, today: string): HoroscopePlace => {
  const asked = new URLSearchParams(search);
  const [day, month] = [asked.get("date") ?? "", asked.get("month") ?? ""];
  const date = isInReach(day, today) ? day : today;
  return {
    sign: find(signs, asked.get("sign")) ?? find(signs, kept),
    period: find(periods, asked.get("period")) ?? "day",
    date,
    theme: find(scoreNames, asked.get("theme")) ?? "overall",
    month: isInReach(`${month}-01`, today) ? month : date.slice(0, 7),
    today,
  };
};

/** What the page shows stands in the address, so that it can be gone back to and shared. */
export const useHoroscopePlace = () => {
  const { search } = useLocation();
  const kept = useSyncExternalStore(onKeptChange, () => readKept(signKey));
  const today = toLocalDay(new Date());
  return useMemo(() => {
    const place = parseHoroscopePlace(search, kept, today);
    /** The address of the same page with something changed; today and the usual are not written out. */
    const toAddress = (change: Partial<HoroscopePlace>): string => {
      const next = { ...place, ...change };
      const month = "month" in change ? next.month : "date" in change ? next.date.slice(0, 7) : place.month;
      return paths.horoscope({
        sign: next.sign,
        period: next.period === "day" ? undefined : next.period,
        date: next.date === today ? undefined : next.date,
        theme: next.theme === "overall" ? undefined : next.theme,
        month: month === next.date.slice(0, 7) ? undefined : month,
      });
    };
    return { place, toAddress };
  }, [search, kept, today]);
};
export type ToAddress = ReturnType<typeof useHoroscopePlace>["toAddress"];
