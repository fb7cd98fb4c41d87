import { type KeyboardEvent, useId, useRef, useState } from "react";
import type { Locale } from "../../../shared/i18n/locale.ts";
import { type Place, toPlaceLabel } from "../../../topics/kit/places/place.ts";
import { isComposing } from "../../../ui/form/is-composing.ts";
import type { BirthDraft, ChosenPlace } from "./birth-draft.ts";
import { Problem } from "./Chips.tsx";
import { useBirthWords } from "./use-birth-words.ts";
import { usePlaces } from "./use-places.ts";

interface PlaceSearchProps {
  label: string;
  placeholder: string;
  /** What stands in the field, chosen or not. */
  text: string;
  isChosen: boolean;
  locale: Locale;
  /** It is the next to be set. */
  isNext?: boolean;
  problem?: string | undefined;
  /** @param place null while what is written was not chosen from the list */
  onChange(text: string, place: ChosenPlace | null): void;
}

const toArea = (place: Place, locale: Locale): string =>
  [place.region?.[locale], place.country[locale]].filter((part) => part !== undefined && part !== place.name[locale]).join(locale === "zh" ? " · " : ", ");

/** A search field over the places of the world: a combobox whose list shows region and country. */
export const PlaceSearch = ({ label, placeholder, text, isChosen, locale, isNext = false, problem, onChange }: PlaceSearchProps) => {
  const words = useBirthWords();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const endedAtMs = useRef(Number.NEGATIVE_INFINITY);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const query = isChosen || text === "" ? null : text;
  const { load, state, places, isCurrent } = usePlaces(query, locale);
  const listed = isOpen && places !== null ? places : [];
  const isNone = query !== null && places !== null && isCurrent && places.length === 0;

  const choose = (place: Place) => {
    const { latitude, longitude, timeZone, isXinjiang } = place;
    const chosen = toPlaceLabel(place, locale);
    onChange(chosen, { place: chosen, latitude, longitude, timeZone, isXinjiang });
    setOpen(false);
    setActive(-1);
  };
  const type = (typed: string) => {
    onChange(typed, null);
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
  const status = state === "loading" && query !== null ? words.placesLoading : state === "failed" ? words.placesFailed : isNone ? words.placeNone : "";
  return (
    <div className={isNext ? "birth-row birth-place is-next" : "birth-row birth-place"} data-part="place">
      <label className="birth-label" htmlFor={`${id}-place`}>
        {label}
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
          placeholder={placeholder}
          value={text}
          onFocus={load}
          onClick={load}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
          onCompositionEnd={() => {
            endedAtMs.current = performance.now();
          }}
          onBlur={() => setOpen(false)}
        />
        {text === "" ? null : (
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
        <div className="birth-list" id={`${id}-list`} role="listbox" aria-label={label} hidden={listed.length === 0}>
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

interface PlaceFieldProps {
  draft: BirthDraft;
  locale: Locale;
  isRequired: boolean;
  isNext: boolean;
  problem: string | undefined;
  onChange(draft: BirthDraft): void;
}

/** Where one was born. */
export const PlaceField = ({ draft, isRequired, onChange, ...rest }: PlaceFieldProps) => {
  const words = useBirthWords();
  return (
    <PlaceSearch
      {...rest}
      label={words.place}
      placeholder={isRequired ? words.placeHint : words.placeOptional}
      text={draft.placeText}
      isChosen={draft.place !== null}
      onChange={(placeText, place) => onChange({ ...draft, placeText, place, timeZone: null })}
    />
  );
};
