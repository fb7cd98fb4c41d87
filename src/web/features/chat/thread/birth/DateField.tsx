import { lazy, Suspense, useId } from "react";
import type { Locale } from "../../../../../shared/i18n/locale.ts";
import type { BirthDraft } from "./birth-draft.ts";
import { Problem } from "./Chips.tsx";
import { useBirthWords } from "./use-birth-words.ts";

const LunarFields = lazy(async () => ({ default: (await import("./LunarFields.tsx")).LunarFields }));

interface DateFieldProps {
  draft: BirthDraft;
  locale: Locale;
  problem: string | undefined;
  onChange(draft: BirthDraft): void;
}

/** The date of birth in either calendar; what was filled in for one stays while the other is looked at. */
export const DateField = ({ draft, locale, problem, onChange }: DateFieldProps) => {
  const words = useBirthWords();
  const id = useId();
  const describedBy = problem ? `${id}-problem` : undefined;
  return (
    <div className="birth-part" data-part="date">
      <div className="birth-head">
        <label htmlFor={`${id}-date`}>{words.date}</label>
        <fieldset className="seg" aria-label={words.calendar}>
          {(["solar", "lunar"] as const).map((calendar) => (
            <label key={calendar}>
              <input type="radio" name={`${id}-calendar`} checked={draft.calendar === calendar} onChange={() => onChange({ ...draft, calendar })} />
              {words[calendar]}
            </label>
          ))}
        </fieldset>
      </div>
      {draft.calendar === "solar" ? (
        <input
          id={`${id}-date`}
          type="date"
          min="1850-01-01"
          max="2149-12-31"
          value={draft.solar}
          aria-invalid={problem !== undefined}
          aria-describedby={describedBy}
          onChange={(event) => onChange({ ...draft, solar: event.target.value })}
        />
      ) : (
        <Suspense fallback={<div className="birth-lunar is-loading" aria-busy="true" />}>
          <LunarFields value={draft.lunar} locale={locale} describedBy={describedBy} onChange={(lunar) => onChange({ ...draft, lunar })} />
        </Suspense>
      )}
      <Problem id={`${id}-problem`} words={problem} />
    </div>
  );
};
