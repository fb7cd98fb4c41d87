import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Tapping } from "../../../ui/tap/tap.tsx";
import { isVowel, toLetterValue } from "../../kit/letters/letters.ts";
import type { EnglishNameCast } from "../english.ts";
import "./english.css";
import { Term } from "./term.tsx";
import { cardWords } from "./words.ts";

const numbers = ["expression", "soulUrge", "personality"] as const;

/** Letters over their values, vowels ringed, each word with its sum; then the three numbers and the score. */
export const EnglishFigure = ({ cast, locale, ...tapped }: Tapping & { cast: EnglishNameCast; locale: Locale }) => {
  const words = cardWords[locale];
  const rows = cast.words.map((one, index) => ({ ...one, place: index + 1, letters: one.letters.map((letter, at) => ({ letter, at })) }));
  return (
    <>
      {rows.map(({ word, letters, sum, root, place }) => (
        <Term key={place} id={`word.${place}`} className="nm-word" {...tapped}>
          <span className="vh">{word}</span>
          <span className="nm-letters" aria-hidden="true">
            {letters.map(({ letter, at }) => (
              <span key={at} className={isVowel(letter) ? "nm-letter nm-vowel" : "nm-letter"}>
                <b>{letter}</b>
                <i>{toLetterValue(letter)}</i>
              </span>
            ))}
          </span>
          <span className="nm-sum">
            {sum === root ? null : <i>{sum} → </i>}
            {root}
          </span>
        </Term>
      ))}
      <div className="nm-numbers">
        {numbers.map((of) => (
          <Term key={of} id={`number.${of}`} className="nm-luck" {...tapped}>
            <span>{words.numbers[of]}</span>
            <b>{cast[of].root}</b>
            <em>{cast[of].sum}</em>
          </Term>
        ))}
        <Term id="score" className="nm-luck" {...tapped}>
          <span>{words.score}</span>
          <b>{cast.score}</b>
          <em>/ 100</em>
        </Term>
      </div>
    </>
  );
};
