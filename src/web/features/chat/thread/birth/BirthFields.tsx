import type { Locale } from "../../../../../shared/i18n/locale.ts";
import type { PartialBirth } from "../../../../../topics/kit/birth/partial-birth.ts";
import { type BirthDraft, isClockAsked, type Problems, withDate } from "./birth-draft.ts";
import { Chips } from "./Chips.tsx";
import { DateField } from "./DateField.tsx";
import { PlaceField } from "./PlaceField.tsx";
import { TimeField } from "./TimeField.tsx";
import { useBirthWords } from "./use-birth-words.ts";

interface BirthFieldsProps {
  draft: BirthDraft;
  /** What was said of it before: readings among which the person chooses. */
  known: PartialBirth;
  needs: readonly string[];
  locale: Locale;
  problems: Problems;
  /** True when clocks showed this time twice that day. */
  isTwice: boolean;
  onChange(draft: BirthDraft): void;
}

const toDateLabel = (date: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === "zh" ? "zh-CN" : "en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`));

/** All that is asked of one birth. */
export const BirthFields = ({ draft, known, needs, locale, problems, isTwice, onChange }: BirthFieldsProps) => {
  const words = useBirthWords();
  const date = draft.calendar === "lunar" ? null : draft.solar;
  return (
    <>
      {known.dateOptions && known.calendar !== "lunar" ? (
        <Chips
          label={words.whichDate}
          value={date}
          options={known.dateOptions.map((value) => ({ value, label: toDateLabel(value, locale) }))}
          onChange={(value) => onChange(withDate(draft, value))}
        />
      ) : null}
      <DateField draft={draft} locale={locale} problem={problems.date} onChange={onChange} />
      {known.timeOptions ? (
        <Chips
          label={words.whichTime}
          value={draft.isTimeUnknown ? null : draft.time}
          options={known.timeOptions.map((value) => ({ value, label: value }))}
          onChange={(time) => onChange({ ...draft, time, isTimeUnknown: false, fold: null })}
        />
      ) : null}
      <TimeField draft={draft} isRequired={needs.includes("time")} problem={problems.time} onChange={onChange} />
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
      <PlaceField draft={draft} locale={locale} isRequired={needs.includes("place")} problem={problems.place} onChange={onChange} />
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
      {needs.includes("sex") || known.sex ? (
        <Chips
          label={words.sex}
          value={draft.sex}
          options={[
            { value: "male", label: words.male },
            { value: "female", label: words.female },
          ]}
          problem={problems.sex}
          onChange={(sex) => onChange({ ...draft, sex })}
        />
      ) : null}
    </>
  );
};
