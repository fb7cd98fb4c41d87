import { useId } from "react";
import type { Locale } from "../../../../../shared/i18n/locale.ts";
import { toDayName, toMonthName } from "../../../../../topics/kit/calendar/lunar-names.ts";
import { type LunarMonth, listLunarMonths } from "../../../../../topics/kit/calendar/lunar-year.ts";
import type { LunarDraft } from "./birth-draft.ts";
import { useBirthWords } from "./use-birth-words.ts";

/** The months of a typed year; none while it is no year of our tables. */
const findMonths = (year: string): readonly LunarMonth[] => {
  if (!/^\d{4}$/.test(year)) return [];
  try {
    return listLunarMonths(Number(year));
  } catch {
    return [];
  }
};

const toMonthLabel = (month: LunarMonth, locale: Locale): string => (locale === "zh" ? toMonthName(month) : `${month.leap ? "Leap " : ""}${month.month}`);

const listDays = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

interface LunarFieldsProps {
  value: LunarDraft;
  locale: Locale;
  describedBy: string | undefined;
  onChange(value: LunarDraft): void;
}

/** Year, month and day of the Chinese calendar: only the months and days which that year has. */
export const LunarFields = ({ value, locale, describedBy, onChange }: LunarFieldsProps) => {
  const words = useBirthWords();
  const id = useId();
  const months = findMonths(value.year);
  const at = months.findIndex(({ month, leap }) => month === value.month && leap === value.leap);
  const days = months[at]?.days ?? 30;
  /** A leap month or a thirtieth that the new year or month has not is let go. */
  const put = (next: LunarDraft) => {
    const month = findMonths(next.year).find((one) => one.month === next.month && one.leap === next.leap);
    const kept = month || findMonths(next.year).length === 0 ? next : { ...next, leap: false };
    onChange(month && next.day > month.days ? { ...kept, day: 0 } : kept);
  };
  return (
    <div className="birth-lunar">
      <label htmlFor={`${id}-year`}>
        <span>{words.year}</span>
        <input
          id={`${id}-year`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={value.year}
          aria-invalid={describedBy !== undefined}
          aria-describedby={describedBy}
          onChange={(event) => put({ ...value, year: event.target.value.replace(/\D/g, "") })}
        />
      </label>
      <label htmlFor={`${id}-month`}>
        <span>{words.month}</span>
        <select
          id={`${id}-month`}
          value={at < 0 ? "" : String(at)}
          disabled={months.length === 0}
          onChange={(event) => {
            const chosen = months[Number(event.target.value)];
            if (event.target.value !== "" && chosen) put({ ...value, month: chosen.month, leap: chosen.leap });
          }}
        >
          <option value="">–</option>
          {months.map((month, place) => (
            <option key={`${month.month}${month.leap}`} value={place}>
              {toMonthLabel(month, locale)}
            </option>
          ))}
        </select>
      </label>
      <label htmlFor={`${id}-day`}>
        <span>{words.day}</span>
        <select id={`${id}-day`} value={value.day || ""} disabled={at < 0} onChange={(event) => put({ ...value, day: Number(event.target.value) })}>
          <option value="">–</option>
          {listDays(days).map((day) => (
            <option key={day} value={day}>
              {locale === "zh" ? toDayName(day) : day}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
};
