import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Tapping } from "../../../ui/tap/tap.tsx";
import type { ChineseCast } from "../engine.ts";
import "./figure.css";
import "./names.css";
import { toSense } from "./suggestions.tsx";
import { Term } from "./term.tsx";
import { cardWords } from "./words.ts";

export const mostShown = 4;

/** The best name proposed, character by character over its strokes; the next three under it, a line each. */
export const BestNames = ({ cast, locale, ...tapped }: Tapping & { cast: ChineseCast; locale: Locale }) => {
  const words = cardWords[locale];
  const [best = cast, ...others] = cast.suggestions.slice(0, mostShown);
  const chars = [...best.traditional].map((char, index) => ({ char, place: index + 1, pinyin: best.sound.pinyin[index], strokes: best.strokes[index] }));
  return (
    <section aria-label={words.suggestions}>
      <Term id="suggestion.1" className="nm-best" {...tapped}>
        <span className="nm-tiles">
          {chars.map(({ char, place, pinyin, strokes }) => (
            <span key={place} className="nm-named">
              <i lang="zh-Latn">{pinyin}</i>
              <span className="nm-tile" lang="zh-Hant">
                {char}
              </span>
              <small>{strokes}</small>
            </span>
          ))}
        </span>
        <small>{toSense(best.given, locale)}</small>
        <em>{best.score}</em>
      </Term>
      {others.map((one, index) => (
        <Term key={one.given} id={`suggestion.${index + 2}`} className="nm-name" {...tapped}>
          <b lang="zh-Hans">
            {one.surname}
            {one.given}
          </b>
          <span>
            <i lang="zh-Latn">{one.sound.pinyin.join(" ")}</i>
            <small>{`${one.strokes.join(" · ")} ${words.strokes}`}</small>
          </span>
          <em>{one.score}</em>
        </Term>
      ))}
    </section>
  );
};
