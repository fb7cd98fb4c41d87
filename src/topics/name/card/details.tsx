import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Tapping } from "../../../ui/tap/tap.tsx";
import { ScoreBars } from "../../kit/card/score-bars.tsx";
import { gridNames } from "../../kit/grids/grids.ts";
import { tellTriad } from "../../kit/grids/triad-words.ts";
import type { ChineseCast } from "../engine.ts";
import type { EnglishNameCast } from "../english.ts";
import { findEnglishName } from "../english-names.ts";
import "./english.css";
import { Term } from "./term.tsx";
import { cardWords } from "./words.ts";

interface ChineseProps extends Tapping {
  cast: ChineseCast;
  locale: Locale;
}

interface EnglishProps extends Tapping {
  cast: EnglishNameCast;
  locale: Locale;
}

/** Each grid's number with its luck. */
export const Lucks = ({ cast, locale, ...tapped }: ChineseProps) => {
  const words = cardWords[locale];
  return (
    <div className="nm-lucks">
      {gridNames.map((grid) => (
        <Term key={grid} id={`grid.${grid}`} className="nm-luck" {...tapped}>
          <span>{words.grids[grid]}</span>
          <b>{cast.grids[grid]}</b>
          <em className={`nm-luck-${cast.luck[grid]}`}>{words.luck[cast.luck[grid]]}</em>
        </Term>
      ))}
    </div>
  );
};

/** The three elements with their places, and what they do to each other. */
export const TriadLine = ({ cast, locale, ...tapped }: ChineseProps) => {
  const words = cardWords[locale];
  return (
    <Term id="triad" className="nm-triad" {...tapped}>
      <span className="nm-placed">
        {cast.triadDetail.elements.map((element, index) => (
          <span key={words.places[index]}>
            <b className={`nm-${element}`}>{words.elements[element]}</b>
            <i>{words.places[index]}</i>
          </span>
        ))}
      </span>
      <span className="nm-say">{tellTriad(cast.triadDetail, locale)}</span>
    </Term>
  );
};

/** How it is read: pinyin, tones, and what disturbs the ear. */
export const SoundLine = ({ cast: { sound }, locale, ...tapped }: ChineseProps) => {
  const words = cardWords[locale];
  const heard = [
    ...sound.issues.map((issue) => words.issues[issue]),
    ...(sound.homophones.length > 0 ? [words.echo(sound.homophones.map(({ word }) => word))] : []),
  ];
  return (
    <Term id="sound" className="nm-fact" {...tapped}>
      <i>{words.tones}</i>
      <span>
        <b lang="zh-Latn">{sound.pinyin.join(" ")}</b> {sound.tones.join(" ")}
        {heard.map((one) => (
          <small key={one}>{one}</small>
        ))}
      </span>
    </Term>
  );
};

/** What the birth chart has nothing of, and what it can use. */
export const WantedLine = ({ cast: { birth }, locale, ...tapped }: ChineseProps) => {
  const words = cardWords[locale];
  return birth ? (
    <Term id="wanted" className="nm-fact" {...tapped}>
      <i>{words.wanted}</i>
      <span>{words.lacks(birth)}</span>
    </Term>
  ) : null;
};

/** Other characters that a simplified one may stand for. */
export const Alternatives = ({ cast, locale, ...tapped }: ChineseProps) => (
  <div className="nm-others">
    {cast.alternatives.map(({ place, char, form }, index) => (
      <Term key={`${place}${form.traditional}`} id={`alternative.${index + 1}`} className="nm-other" {...tapped}>
        <span lang="zh-Hant">
          {char} → <b>{form.traditional}</b>
        </span>
        <i>
          {form.strokes} {cardWords[locale].strokes}
        </i>
      </Term>
    ))}
  </div>
);

/** What the score is made of. */
export const ScoreParts = ({ cast, locale, ...tapped }: ChineseProps | EnglishProps) => (
  <Term id="score" className="nm-scored" {...tapped}>
    <ScoreBars<string> parts={cast.scoreParts} words={cardWords[locale]} />
  </Term>
);

/** Each word of an English name with its sense and its sum. */
export const Words = ({ cast, locale, ...tapped }: EnglishProps) =>
  cast.words
    .map((one, index) => ({ ...one, place: index + 1 }))
    .map(({ word, sum, root, place }) => (
      <Term key={place} id={`word.${place}`} className="nm-fact nm-sense" {...tapped}>
        <b>{word}</b>
        <span>{findEnglishName(word)?.meaning[locale] ?? cardWords[locale].unknownWord}</span>
        <em>{sum === root ? sum : `${sum} → ${root}`}</em>
      </Term>
    ));

/** Syllables, and what the first letters spell. */
export const Beats = ({ cast, locale, ...tapped }: EnglishProps) => {
  const words = cardWords[locale];
  return (
    <>
      <Term id="rhythm" className="nm-fact" {...tapped}>
        <i>{words.rhythm}</i>
        <span>
          {cast.rhythm}
          <small>{words.joints[cast.joint]}</small>
        </span>
      </Term>
      <Term id="initials" className="nm-fact" {...tapped}>
        <i>{words.initials}</i>
        <span className={cast.initialsClash ? "nm-luck-unlucky" : undefined}>{cast.initials}</span>
      </Term>
    </>
  );
};
