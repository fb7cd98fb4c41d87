import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Tapping } from "../../../ui/tap/tap.tsx";
import { findNameCharacter } from "../characters.ts";
import type { ChineseCast } from "../engine.ts";
import "./names.css";
import { Term } from "./term.tsx";

/** What the characters say, the first sense of each. */
export const toSense = (given: string, locale: Locale): string =>
  [...given].map((char) => findNameCharacter(char)?.meaning[locale].split(/[，,]/)[0]).join(" · ");

/** All names proposed, the best first, each with its sound, its sense and its score. */
export const Suggestions = ({ cast, locale, ...tapped }: Tapping & { cast: ChineseCast; locale: Locale }) => (
  <div className="nm-names">
    {cast.suggestions.map((one, index) => (
      <Term key={one.given} id={`suggestion.${index + 1}`} className="nm-name" {...tapped}>
        <b lang="zh-Hans">
          {one.surname}
          {one.given}
        </b>
        <span>
          <i lang="zh-Latn">{one.sound.pinyin.join(" ")}</i>
          <small>{toSense(one.given, locale)}</small>
        </span>
        <em>{one.score}</em>
      </Term>
    ))}
  </div>
);
