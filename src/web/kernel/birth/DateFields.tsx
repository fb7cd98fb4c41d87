import { type FocusEvent, Fragment, type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { Locale } from "../../../shared/i18n/locale.ts";
import { type DatePart, isEmpty, isFull, isWhole, partLengths, toDigits, toIsoDate, toParts } from "./date-parts.ts";
import { useBirthWords } from "./use-birth-words.ts";
import "./date-fields.css";

/** The order people write a date in, what stands after each part, and what in its place until then. */
const forms: Record<Locale, readonly { part: DatePart; after: string; empty: string }[]> = {
  zh: [
    { part: "year", after: "年", empty: "––––" },
    { part: "month", after: "月", empty: "––" },
    { part: "day", after: "日", empty: "––" },
  ],
  en: [
    { part: "day", after: "/", empty: "dd" },
    { part: "month", after: "/", empty: "mm" },
    { part: "year", after: "", empty: "yyyy" },
  ],
};

interface DateFieldsProps {
  /** Whose date it is. */
  label: string;
  locale: Locale;
  /** YYYY-MM-DD, or empty. */
  value: string;
  min: string;
  max: string;
  /** With a whole date, or none. */
  onChange(date: string): void;
}

/** A day typed in three fields, where there is no room for wheels. */
export const DateFields = ({ label, locale, value, min, max, onChange }: DateFieldsProps) => {
  const words = useBirthWords();
  const group = useRef<HTMLFieldSetElement>(null);
  const [parts, setParts] = useState(() => toParts(value));
  const date = toIsoDate(parts, min, max) ?? "";
  useEffect(() => {
    // What was kept, or cleared, elsewhere.
    setParts((now) => ((toIsoDate(now, min, max) ?? "") === value ? now : toParts(value)));
  }, [value, min, max]);
  const move = (from: HTMLElement, steps: number) => {
    const fields = [...(group.current?.querySelectorAll("input") ?? [])];
    fields[fields.indexOf(from as HTMLInputElement) + steps]?.focus();
  };
  const type = (part: DatePart, field: HTMLInputElement) => {
    const digits = toDigits(field.value, part);
    const next = { ...parts, [part]: digits };
    setParts(next);
    const whole = toIsoDate(next, min, max);
    if (whole ? whole !== value : value !== "" && isEmpty(next)) onChange(whole ?? "");
    if (digits.length > parts[part].length && isFull(part, digits)) move(field, 1);
  };
  // While one figure is being put right the date that was whole stays; once one goes on without, it does not.
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!group.current?.contains(relatedTarget) && date === "" && value !== "") onChange("");
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Backspace" || event.currentTarget.value !== "") return;
    event.preventDefault();
    move(event.currentTarget, -1);
  };
  return (
    <fieldset ref={group} className="date-fields" onBlur={leave}>
      <legend className="vh">{label}</legend>
      {forms[locale].map(({ part, after, empty }) => (
        <Fragment key={part}>
          <input
            className={`is-${part}`}
            inputMode="numeric"
            autoComplete="off"
            maxLength={partLengths[part]}
            aria-label={words[part]}
            aria-invalid={isWhole(parts) && date === ""}
            placeholder={empty}
            value={parts[part]}
            onChange={(event) => type(part, event.currentTarget)}
            onFocus={(event) => event.currentTarget.select()}
            onKeyDown={press}
          />
          {after === "" ? null : <span aria-hidden="true">{after}</span>}
        </Fragment>
      ))}
    </fieldset>
  );
};
