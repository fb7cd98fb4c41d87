import { useEffect, useState } from "react";
import type { Locale } from "../../../shared/i18n/locale.ts";
import type { DateDraft } from "./birth-draft.ts";
import type { WheelValue } from "./wheel-values.ts";

type LunarValues = typeof import("./lunar-values.ts");

/** The wheels of the Chinese calendar: only the months and days that a year has. Its tables are fetched when they are first wanted; null until then. */
export const useLunarCalendar = (isWanted: boolean, date: DateDraft, locale: Locale): Record<"months" | "days", WheelValue[]> | null => {
  const [values, setValues] = useState<LunarValues | null>(null);
  useEffect(() => {
    if (!isWanted || values) return;
    let isGone = false;
    import("./lunar-values.ts").then(
      (loaded) => isGone || setValues(loaded),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, values]);
  if (!isWanted || !values) return null;
  return { months: values.listMonthsOf(date.year, locale), days: values.listDaysOf(date, locale) };
};
