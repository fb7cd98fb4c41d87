import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import { useLocale } from "../../../kernel/locale.tsx";
import { skyOf } from "../api.ts";
import { findShiftedMonth } from "../days.ts";
import { groupByDay } from "./group-by-day.ts";

/** A month and, for what happens in its first and last hours elsewhere, the two beside it: the next turn of the page is there at once. */
export const useSky = (month: string, today: string) => {
  const locale = useLocale();
  const [before, after] = [findShiftedMonth(month, -1, today), findShiftedMonth(month, 1, today)];
  const [own, ...beside] = useQueries({
    queries: [skyOf(month, locale), ...[before, after].map((other) => ({ ...skyOf(other ?? month, locale), enabled: other !== null }))],
  });
  const [one, two] = beside.map(({ data }) => data?.events);
  const eventsByDay = useMemo(() => {
    const all = [...(one ?? []), ...(own?.data?.events ?? []), ...(two ?? [])];
    return groupByDay([...new Map(all.map((event) => [`${event.at}${event.kind}${event.body}`, event])).values()]);
  }, [own?.data, one, two]);
  return { own: own!, eventsByDay, before, after };
};
