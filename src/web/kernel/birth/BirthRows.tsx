import { useId } from "react";
import type { Locale } from "../../../shared/i18n/locale.ts";
import type { PartialBirth } from "../../../topics/kit/birth/partial-birth.ts";
import { Radios } from "../../../ui/form/radios.tsx";
import { type BirthDraft, findNext, isClockAsked, type Problems, type TimeMode, toIsoDate, toTimeMode, withDate, withTimeMode } from "./birth-draft.ts";
import { Chips, Problem } from "./Chips.tsx";
import { PlaceField } from "./PlaceField.tsx";
import { useBirthWords } from "./use-birth-words.ts";

export interface BirthRowsProps {
  draft: BirthDraft;
  /** What was said of it before: readings among which the person chooses. */
  known: PartialBirth;
  needs: readonly string[];
  /** What is not asked of this birth at all. */
  leaves?: readonly ("time" | "place" | "sex")[];
  locale: Locale;
  problems: Problems;
  /** True when clocks showed this time twice that day. */
  isTwice: boolean;
  onChange(draft: BirthDraft): void;
}

const toDateLabel = (date: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === "zh" ? "zh-CN" : "en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`));

interface SwitchRowProps<Value extends string> {
  label: string;
  value: Value | null;
  options: readonly { value: Value; label: string }[];
  isNext: boolean;
  problem?: string | undefined;
  onChange(value: Value): void;
}

/** A line with its few choices at its end. */
const SwitchRow = <Value extends string>({ label, value, options, isNext, problem, onChange }: SwitchRowProps<Value>) => {
  const name = useId();
  return (
    <fieldset className="birth-choice" aria-describedby={problem ? `${name}-problem` : undefined}>
      <legend className="vh">{label}</legend>
      <div className={isNext ? "birth-row is-next" : "birth-row"}>
        <span className="birth-label" aria-hidden="true">
          {label}
        </span>
        <span className="seg">
          <Radios options={options} value={value} isInvalid={problem !== undefined} onChange={onChange} />
        </span>
        <Problem id={`${name}-problem`} words={problem} />
      </div>
    </fieldset>
  );
};

const modes: readonly TimeMode[] = ["doubleHour", "clock", "unknown"];

/** All that is asked of one birth besides its wheels: by what its time is told, its place, its sex, and what its words left open. */
export const BirthRows = ({ draft, known, needs, leaves = [], locale, problems, isTwice, onChange }: BirthRowsProps) => {
  const words = useBirthWords();
  const date = draft.calendar === "lunar" ? null : toIsoDate(draft);
  const next = findNext(draft, needs);
  return (
    <div className="birth-rows">
      {known.dateOptions && known.calendar !== "lunar" ? (
        <Chips
          label={words.whichDate}
          value={date}
          options={known.dateOptions.map((value) => ({ value, label: toDateLabel(value, locale) }))}
          onChange={(value) => onChange(withDate(draft, value))}
        />
      ) : null}
      {known.timeOptions ? (
        <Chips
          label={words.whichTime}
          value={draft.isTimeUnknown ? null : draft.time}
          options={known.timeOptions.map((value) => ({ value, label: value }))}
          onChange={(time) => onChange({ ...draft, time, isTimeUnknown: false, fold: null })}
        />
      ) : null}
      {leaves.includes("time") ? null : (
        <SwitchRow
          label={words.time}
          value={toTimeMode(draft, locale)}
          options={modes.map((value) => ({ value, label: words.modes[value] }))}
          isNext={false}
          onChange={(mode) => onChange(withTimeMode(draft, mode))}
        />
      )}
      {isTwice ? (
        <Chips
          label={words.fold}
          value={draft.fold}
          options={[
            { value: "earlier", label: words.earlier },
            { value: "later", label: words.later },
          ]}
          problem={problems.fold}
          onChange={(fold) => onChange({ ...draft, fold })}
        />
      ) : null}
      {known.placeOptions && !draft.place ? (
        <Chips
          label={words.whichPlace}
          value={null}
          options={known.placeOptions.map(({ label }) => ({ value: label, label }))}
          onChange={(label) => {
            const chosen = known.placeOptions?.find((option) => option.label === label);
            if (chosen) onChange({ ...draft, placeText: chosen.place, place: chosen, timeZone: null });
          }}
        />
      ) : null}
      {leaves.includes("place") ? null : (
        <PlaceField draft={draft} locale={locale} isRequired={needs.includes("place")} isNext={next === "place"} problem={problems.place} onChange={onChange} />
      )}
      {isClockAsked(draft) ? (
        <Chips
          label={words.zone}
          value={draft.timeZone}
          options={[
            { value: "Asia/Shanghai", label: words.beijing },
            { value: "Asia/Urumqi", label: words.xinjiang },
          ]}
          problem={problems.zone}
          onChange={(timeZone) => onChange({ ...draft, timeZone })}
        />
      ) : null}
      {needs.includes("sex") || (known.sex && !leaves.includes("sex")) ? (
        <SwitchRow
          label={words.sex}
          value={draft.sex}
          options={[
            { value: "male", label: words.male },
            { value: "female", label: words.female },
          ]}
          isNext={next === "sex"}
          problem={problems.sex}
          onChange={(sex) => onChange({ ...draft, sex })}
        />
      ) : null}
    </div>
  );
};
