import { type ReactNode, useId } from "react";
import type { Locale } from "../../../shared/i18n/locale.ts";
import { Wheel } from "../../../ui/wheel/wheel.tsx";
import { type BirthDraft, type Column, findNext, type Problems, toTimeMode } from "./birth-draft.ts";
import { Problem } from "./Chips.tsx";
import { toClock, toDoubleHour, toTime } from "./double-hour.ts";
import { useBirthWords } from "./use-birth-words.ts";
import { useLunarCalendar } from "./use-lunar-calendar.ts";
import { hours, listDays, listDoubleHours, listMonths, listYears, minutes, toLunarPlace } from "./wheel-values.ts";
import "./birth-wheels.css";

interface BirthWheelsProps {
  draft: BirthDraft;
  needs: readonly string[];
  locale: Locale;
  problems: Problems;
  /** Without a time only the date is set. */
  hasTime: boolean;
  /** Over each wheel, what it sets. */
  toHead?(column: Column, isNext: boolean): ReactNode;
  onChange(draft: BirthDraft): void;
}

/** Where an unset wheel begins: the middle of what is likely. */
const start = { year: 1990, month: 6, day: 15, hour: 12, double: 6 };

/** Year, month, day and hour of a birth as wheels: of either calendar, by the clock or by the double hour. */
export const BirthWheels = ({ draft, needs, locale, problems, hasTime, toHead, onChange }: BirthWheelsProps) => {
  const words = useBirthWords();
  const id = useId();
  const isLunar = draft.calendar === "lunar";
  const lunar = useLunarCalendar(isLunar, draft.lunar, locale);
  const next = findNext(draft, needs);
  const mode = toTimeMode(draft, locale);
  const date = isLunar ? draft.lunar : draft.solar;
  const put = (part: Partial<typeof date>) => onChange({ ...draft, [draft.calendar]: { ...date, ...part }, fold: null });
  const putTime = (time: string, isDouble: boolean) =>
    onChange({ ...draft, time, isTimeUnknown: false, fold: null, timePrecision: isDouble ? { of: time, value: "doubleHour" } : null });
  const [hour, minute] = draft.time === "" ? [null, null] : (draft.time.split(":").map(Number) as [number, number]);
  const isOpen = (part: keyof typeof date) => problems.date !== undefined && (date[part] === 0 || (date.year > 0 && date.month > 0 && date.day > 0));
  const dateBy = problems.date ? `${id}-date` : undefined;
  const timeBy = problems.time ? `${id}-time` : undefined;
  const dateWheels = {
    year: { label: words.year, options: listYears(locale), value: date.year, placeholder: words.pickYear, isRound: false },
    month: {
      label: words.month,
      options: lunar?.months ?? listMonths(locale),
      value: isLunar ? toLunarPlace(draft.lunar) : date.month,
      placeholder: words.pickMonth,
      isRound: true,
    },
    day: { label: words.day, options: lunar?.days ?? listDays(date, locale), value: date.day, placeholder: words.pickDay, isRound: true },
  };
  const time = { isInvalid: problems.time !== undefined, describedBy: timeBy, isRound: true };
  const toPut = { year: (year: number) => put({ year }), day: (day: number) => put({ day }) };
  const putMonth = (value: number) => put({ month: Math.abs(value), leap: value < 0 });
  const column = (name: Column, wheels: ReactNode) => (
    <div key={name} className={name === next ? "birth-column is-next" : "birth-column"}>
      {toHead?.(name, name === next)}
      <div className="wheels">{wheels}</div>
    </div>
  );
  return (
    <div className="birth-wheels">
      <fieldset className={`birth-columns is-${mode}`} data-part="date">
        <legend className="vh">{words.date}</legend>
        {(["year", "month", "day"] as const).map((name) => {
          const { value, ...wheel } = dateWheels[name];
          return column(
            name,
            <Wheel
              key={draft.calendar}
              {...wheel}
              value={value === 0 ? null : value}
              start={start[name]}
              isInvalid={isOpen(name)}
              describedBy={dateBy}
              onChange={name === "month" ? putMonth : toPut[name]}
            />,
          );
        })}
        {hasTime
          ? column(
              "hour",
              mode === "unknown" ? (
                <p className="birth-no-hour">{words.noHour}</p>
              ) : mode === "doubleHour" ? (
                <Wheel
                  {...time}
                  label={words.doubleHour}
                  options={listDoubleHours(locale)}
                  value={hour === null ? null : toDoubleHour(hour)}
                  placeholder={words.pickDoubleHour}
                  start={start.double}
                  find={(typed) => (typed < 24 ? toDoubleHour(typed) : null)}
                  onChange={(place) => putTime(toTime(place), true)}
                />
              ) : (
                <>
                  <Wheel
                    {...time}
                    label={words.hour}
                    options={hours}
                    value={hour}
                    placeholder={words.pickHour}
                    start={start.hour}
                    onChange={(picked) => putTime(toClock(picked, minute ?? 0), false)}
                  />
                  {hour === null ? null : (
                    <Wheel
                      {...time}
                      label={words.minute}
                      options={minutes}
                      value={minute}
                      placeholder=""
                      start={0}
                      onChange={(picked) => putTime(toClock(hour, picked), false)}
                    />
                  )}
                </>
              ),
            )
          : null}
      </fieldset>
      <Problem id={`${id}-date`} words={problems.date} />
      <Problem id={`${id}-time`} words={problems.time} />
    </div>
  );
};
