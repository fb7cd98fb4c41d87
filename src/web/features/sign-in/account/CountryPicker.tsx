import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { useLocale } from "../../../kernel/locale.tsx";
import { useWords } from "../use-words.ts";
import { type Country, findCountries, sortCountries, toCountries } from "./countries.ts";
import { loadNumbers } from "./use-account.ts";

interface Group {
  title: string;
  countries: Country[];
}

/** A name with the part that was searched for. */
const Marked = ({ name, query }: { name: string; query: string }) => {
  const at = query ? name.toLowerCase().indexOf(query.toLowerCase()) : -1;
  if (at < 0) return name;
  return (
    <>
      {name.slice(0, at)}
      <mark>{name.slice(at, at + query.length)}</mark>
      {name.slice(at + query.length)}
    </>
  );
};

interface CountryPickerProps {
  chosen: string;
  onChoose(country: string): void;
}

/** All countries with their numbers: by letter, or as they answer what is searched for. Arrows and Enter choose, as in any list. */
const CountryPicker = ({ chosen, onChoose }: CountryPickerProps) => {
  const words = useWords();
  const locale = useLocale();
  const id = useId();
  const [countries, setCountries] = useState<Country[]>([]);
  const [query, setQuery] = useState("");
  const [at, setAt] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    loadNumbers().then(
      ({ listCallingCodes }) => setCountries(toCountries(listCallingCodes())),
      () => undefined,
    );
  }, []);
  const groups = useMemo((): Group[] => {
    if (query.trim()) {
      const found = findCountries(countries, query);
      return found.length > 0 ? [{ title: words.found(found.length), countries: found }] : [];
    }
    const often = countries.filter(({ country }) => country === chosen || country === "CN").toSorted((one) => (one.country === chosen ? -1 : 1));
    const byLetter = new Map<string, Country[]>();
    for (const one of sortCountries(countries, locale)) byLetter.set(one.letter[locale], [...(byLetter.get(one.letter[locale]) ?? []), one]);
    return [{ title: words.often, countries: often }, ...[...byLetter].map(([title, of]) => ({ title, countries: of }))];
  }, [countries, query, locale, chosen, words]);
  const all = groups.flatMap((group) => group.countries);
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      const next = Math.max(0, Math.min(all.length - 1, at + step));
      setAt(next);
      list.current?.querySelectorAll('[role="option"]')[next]?.scrollIntoView({ block: "nearest" });
    }
    if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      const one = all[at];
      if (one) onChoose(one.country);
    }
  };
  let index = -1;
  return (
    <>
      <label className="find-country">
        <Icon name="search" />
        <span className="vh">{words.findCountry}</span>
        <input
          type="search"
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}list`}
          aria-activedescendant={all.length > 0 ? `${id}${at}` : undefined}
          autoComplete="off"
          placeholder={words.findCountry}
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            setAt(0);
          }}
          onKeyDown={press}
        />
      </label>
      <div ref={list} className="countries" role="listbox" id={`${id}list`} aria-label={words.country}>
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: A fieldset is no part of a list of options.
          <div key={group.title} role="group" aria-label={group.title}>
            <p aria-hidden="true">{group.title}</p>
            {group.countries.map(({ country, zh, en, code }) => {
              index += 1;
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: The keys are the search field's, which holds the focus.
                // biome-ignore lint/a11y/useFocusableInteractive: An option that the search field names as active.
                <div
                  key={country}
                  id={`${id}${index}`}
                  role="option"
                  aria-selected={country === chosen}
                  className={index === at && query ? "is-active" : undefined}
                  onClick={() => onChoose(country)}
                >
                  <span>
                    <Marked name={locale === "zh" ? zh : en} query={query.trim()} />
                  </span>
                  <small lang={locale === "zh" ? "en" : "zh"}>
                    <Marked name={locale === "zh" ? en : zh} query={query.trim()} />
                  </small>
                  <i>+{code}</i>
                  {country === chosen ? <Icon name="check" size={18} /> : <span />}
                </div>
              );
            })}
          </div>
        ))}
        {query.trim() && countries.length > 0 && groups.every(({ countries: found }) => found.length < 5) ? (
          <p className="small-print">{words.noCountry}</p>
        ) : null}
      </div>
    </>
  );
};
export default CountryPicker;
