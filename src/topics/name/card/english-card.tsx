import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Tapping } from "../../../ui/tap/tap.tsx";
import { isVowel, toLetterValue } from "../../kit/letters/letters.ts";
import type { EnglishNameCast } from "../english.ts";
import { findEnglishName } from "../english-names.ts";
import { Term } from "./term.tsx";
import { cardWords } from "./words.ts";

const numbers = ["expression", "soulUrge", "personality"] as const;

/** Letters over their values, vowels ringed; the three numbers; then how the name sounds. */
export const EnglishCard = ({ cast, locale, ...tapped }: Tapping & { cast: EnglishNameCast; locale: Locale }) => {
  const words = cardWords[locale];
  const rows = cast.words.map((one, index) => ({ ...one, place: index + 1, letters: one.letters.map((letter, at) => ({ letter, at })) }));
  return (
    <>
      {rows.map(({ word, letters, sum, root, place }) => (
        <Term key={place} id={`word.${place}`} className="nm-word" {...tapped}>
          <span className="nm-letters" aria-hidden="true">
            {letters.map(({ letter, at }) => (
              <span key={at} className={isVowel(letter) ? "nm-letter nm-vowel" : "nm-letter"}>
                <b>{letter}</b>
                <i>{toLetterValue(letter)}</i>
              </span>
            ))}
          </span>
          <span className="nm-line">
            <b>{word}</b>
            <span>{findEnglishName(word)?.meaning[locale]}</span>
            <em>{sum === root ? sum : `${sum} → ${root}`}</em>
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
      </div>
      <Term id="rhythm" className="nm-fact" {...tapped}>
        <i>{words.rhythm}</i>
        <span>{cast.rhythm}</span>
      </Term>
      <Term id="initials" className="nm-fact" {...tapped}>
        <i>{words.initials}</i>
        <span className={cast.initialsClash ? "nm-luck-unlucky" : undefined}>{cast.initials}</span>
      </Term>
      <Term id="score" className="nm-fact" {...tapped}>
        <i>{words.score}</i>
        <span>
          <b>{cast.score}</b> {cast.scoreParts.map(({ key, value }) => `${words.scoreOf[key]} ${value}`).join(" · ")}
        </span>
      </Term>
    </>
  );
};
