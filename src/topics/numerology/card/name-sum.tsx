import { Tap, type Tapping } from "../../../ui/tap/tap.tsx";
import { toChaldeanValue } from "../../kit/letters/chaldean.ts";
import { isVowel, toLetterValue } from "../../kit/letters/letters.ts";
import type { NameCore, NumerologyCast } from "../cast-types.ts";
import { getStep } from "../facts.ts";
import { findCore } from "../find-repeat.ts";
import type { CardWords } from "./words.ts";

const order: readonly NameCore[] = ["expression", "soulUrge", "personality"];

/** The name letter by letter: vowels carry their value above, ringed, consonants below; under each word what it comes to. */
export const NameSum = ({ cast, words, ...tapping }: Tapping & { cast: NumerologyCast; words: CardWords }) => {
  if (cast.words.length === 0) return null;
  const toValue = cast.system === "chaldean" ? toChaldeanValue : toLetterValue;
  const { parts } = getStep(cast, "expression");
  return (
    <section className="nm-part">
      <h4>{words.name}</h4>
      <div className="nm-words">
        {cast.words.map((word, at) => (
          <Tap
            key={`${word}${parts[at]!.terms.length}`}
            {...tapping}
            fact="core.expression"
            className="nm-word"
            label={words.spelt(word, parts[at]!.terms.join("+"))}
          >
            <span className="nm-letters">
              {[...word].map((letter, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: letters never move
                <span key={place} className={isVowel(letter) ? "nm-letter nm-vowel" : "nm-letter"}>
                  <i>{isVowel(letter) ? toValue(letter) : ""}</i>
                  <b>{letter}</b>
                  <i>{isVowel(letter) ? "" : toValue(letter)}</i>
                </span>
              ))}
            </span>
            <small>{parts[at]!.sums.join(" → ")}</small>
          </Tap>
        ))}
      </div>
      <div className="nm-three">
        {order.map((core) => (
          <Tap key={core} {...tapping} fact={`core.${core}`} className="nm-tap">
            {core === "soulUrge" ? words.vowels : core === "personality" ? words.consonants : words.allLetters}{" "}
            <b>{[...getStep(cast, core).sums.slice(0, -1), findCore(cast, core)].join(" → ")}</b>
          </Tap>
        ))}
      </div>
    </section>
  );
};
