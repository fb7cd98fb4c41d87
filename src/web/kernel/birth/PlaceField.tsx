import { type KeyboardEvent, useId, useRef, useState } from "react";
import type { Locale } from "../../../shared/i18n/locale.ts";
import { type Place, toPlaceLabel } from "../../../topics/kit/places/place.ts";
import { isComposing } from "../../../ui/form/is-composing.ts";
import type { BirthDraft } from "./birth-draft.ts";
import { Problem } from "./Chips.tsx";
import { useBirthWords } from "./use-birth-words.ts";
import { usePlaces } from "./use-places.ts";

interface PlaceFieldProps {
  draft: BirthDraft;
  locale: Locale;
  isRequired: boolean;
  /** It is the next to be set. */
  isNext: boolean;
  problem: string | undefined;
  onChange(draft: BirthDraft): void;
}

const toArea = (place: Place, locale: Locale): string =>
  [place.region?.[locale], place.country[locale]].filter((part) => part !== undefined && part !== place.name[locale]).join(locale === "zh" ? " · " : ", ");

/** A search field over the places of the world: a combobox whose list shows region and country. */
export const PlaceField = ({ draft, locale, isRequired, isNext, problem, onChange }: PlaceFieldProps) => {
  const words = useBirthWords();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const endedAtMs = useRef(Number.NEGATIVE_INFINITY);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const query = draft.place || draft.placeText === "" ? null : draft.placeText;
  const { load, state, places, isCurrent } = usePlaces(query, locale);
  const listed = isOpen && places !== null ? places : [];
  const isNone = query !== null && places !== null && isCurrent && places.length === 0;

  const choose = (place: Place) => {
    const { latitude, longitude, timeZone, isXinjiang } = place;
    const label = toPlaceLabel(place, locale);
    onChange({ ...draft, placeText: label, place: { place: label, latitude, longitude, timeZone, isXinjiang }, timeZone: null });
    setOpen(false);
    setActive(-1);
  };
  const type = (placeText: string) => {
    onChange({ ...draft, placeText, place: null, timeZone: null });
    setOpen(true);
    setActive(-1);
  };
  const press = (event: KeyboardEvent) => {
    if (isComposing({ key: event.key, keyCode: event.keyCode, isComposing: event.nativeEvent.isComposing }, endedAtMs.current, performance.now())) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (listed.length === 0) return setOpen(true);
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      setActive((active + step + listed.length + (active < 0 && step < 0 ? 1 : 0)) % listed.length);
    } else if (event.key === "Enter" && query !== null) {
      // An Enter over an open search never sends the form.
      event.preventDefault();
      const chosen = listed[active] ?? (isCurrent ? listed[0] : undefined);
      if (chosen) choose(chosen);
    } else if (event.key === "Escape" && isOpen) {
      event.stopPropagation();
      setOpen(false);
    }
  };
  const status =
    state === "loading" && query !== null ? words.placesLoading : state === "failed" ? words.placesFailed : isNone ? words.placeNone : draft.place ? "" : "";
  return (
    <div className={isNext ? "birth-row birth-place is-next" : "birth-row birth-place"} data-part="place">
      <label className="birth-label" htmlFor={`${id}-place`}>
        {words.place}
      </label>
      <div className="birth-search">
        <input
          id={`${id}-place`}
          ref={input}
          role="combobox"
          type="text"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          aria-expanded={listed.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={listed[active] ? `${id}-${listed[active].id}` : undefined}
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? `${id}-problem` : `${id}-status`}
          placeholder={isRequired ? words.placeHint : words.placeOptional}
          value={draft.placeText}
          onFocus={load}
          onClick={load}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
          onCompositionEnd={() => {
            endedAtMs.current = performance.now();
          }}
          onBlur={() => setOpen(false)}
        />
        {draft.placeText === "" ? null : (
          <button
            type="button"
            className="birth-clear"
            onClick={() => {
              type("");
              input.current?.focus();
            }}
          >
            {words.placeClear}
          </button>
        )}
        <div className="birth-list" id={`${id}-list`} role="listbox" aria-label={words.place} hidden={listed.length === 0}>
          {listed.map((place, at) => (
            <button
              key={place.id}
              id={`${id}-${place.id}`}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              // The field keeps the focus, and the list stays until the choice is made.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(place)}
            >
              <b>{place.name[locale]}</b>
              <span>{toArea(place, locale)}</span>
            </button>
          ))}
        </div>
      </div>
      {problem ? (
        <Problem id={`${id}-problem`} words={problem} />
      ) : (
        <p className="birth-hint" id={`${id}-status`} aria-live="polite">
          {status}
        </p>
      )}
    </div>
  );
};
