import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Tapping } from "../../../ui/tap/tap.tsx";
import type { BusinessCast } from "../engine.ts";
import "./details.css";
import { Term } from "./term.tsx";
import { cardWords, toSense } from "./words.ts";

/** The names proposed, the best first, each with its sound, its sense and its score. */
export const Suggestions = ({ cast, locale, ...tapped }: Tapping & { cast: BusinessCast; locale: Locale }) => (
  <section className="bu-list" aria-label={cardWords[locale].suggestions}>
    {cast.suggestions.map(({ chinese, score }, index) => (
      <Term key={chinese.core} id={`suggestion.${index + 1}`} className="bu-item" {...tapped}>
        <b lang="zh-Hans">{chinese.core}</b>
        <span>
          <i lang="zh-Latn">{chinese.sound.pinyin.join(" ")}</i>
          <small>{toSense(chinese.core, locale)}</small>
        </span>
        <em>{score}</em>
      </Term>
    ))}
  </section>
);

/** Days to open on, the best first, the first in cinnabar. */
export const OpeningDays = ({ cast, locale, ...tapped }: Tapping & { cast: BusinessCast; locale: Locale }) => {
  const words = cardWords[locale];
  const { opening } = cast;
  if (!opening) return null;
  return (
    <section className="bu-list bu-days" aria-label={words.opening}>
      <Term id="opening" className="bu-head" {...tapped}>
        <span>{words.range(opening.from, opening.to, opening.rankedCount)}</span>
      </Term>
      {opening.days.map((day, index) => (
        <Term key={day.date} id={`day.${index + 1}`} className={index === 0 ? "bu-item bu-best" : "bu-item"} {...tapped}>
          <b>{words.day(day)}</b>
          <span>
            <i lang="zh-Hans">
              {day.ganzhi} · {words.duty(day.duty)}
            </i>
            <small>{day.hours.map(words.hour).join(" · ")}</small>
          </span>
          <em>{day.score}</em>
        </Term>
      ))}
    </section>
  );
};
