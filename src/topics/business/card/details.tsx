import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Tapping } from "../../../ui/tap/tap.tsx";
import { ScoreBars } from "../../kit/card/score-bars.tsx";
import { toRelation } from "../../kit/hexagrams/elements.ts";
import type { BusinessCast } from "../engine.ts";
import "./details.css";
import { Term } from "./term.tsx";
import { cardWords } from "./words.ts";

export interface Shown extends Tapping {
  cast: BusinessCast;
  locale: Locale;
}

interface LineProps extends Tapping {
  id: string;
  label: string;
  value: string;
}

const Line = ({ id, label, value, ...tapped }: LineProps) => (
  <Term id={id} className="bu-row" {...tapped}>
    <i>{label}</i>
    <span>{value}</span>
  </Term>
);

/** How it sounds, how long it is, and the words it runs into. */
export const Sounds = ({ cast: { chinese, latin }, locale, ...tapped }: Shown) => {
  const words = cardWords[locale];
  return (
    <>
      {chinese ? (
        <>
          <Line id="sound" label={words.sound} value={words.soundOf(chinese)} {...tapped} />
          <Line id="length" label={words.length} value={words.count([...chinese.core].length, false)} {...tapped} />
        </>
      ) : null}
      {latin ? (
        <>
          <Line id="beats" label={words.sound} value={words.beats(latin.syllables)} {...tapped} />
          {chinese ? null : <Line id="length" label={words.length} value={words.count(latin.letterCount, true)} {...tapped} />}
          <Line id="clash" label={words.clash} value={latin.clash ?? latin.initialsClash ?? words.noClash} {...tapped} />
        </>
      ) : null}
    </>
  );
};

/** The name, the trade and the owner, each to each by their elements. */
export const Fits = ({ cast: { chinese, industry, owner }, locale, ...tapped }: Shown) => {
  const words = cardWords[locale];
  const brought = (chinese?.elements ?? []).filter(({ element }) => owner?.useful.includes(element)).map(({ char }) => char);
  return (
    <>
      {industry && chinese ? <Line id="fit" label={words.fit} value={words.fits[toRelation(industry.main, chinese.mainElement)]} {...tapped} /> : null}
      {owner && industry ? <Line id="ownerTrade" label={words.ownerTrade} value={words.standings[owner.standing]} {...tapped} /> : null}
      {owner && chinese ? <Line id="ownerName" label={words.ownerName} value={words.brought(brought.join(""))} {...tapped} /> : null}
    </>
  );
};

/** Each sign on its Kangxi form, radical and rest. */
export const Strokes = ({ cast: { chinese }, ...tapped }: Omit<Shown, "locale">) => (
  <div className="bu-strokes">
    {chinese?.proof
      .map((one, index) => ({ ...one, place: index + 1 }))
      .map(({ place, traditional, rule, radical, radicalStrokes, rest, strokes }) => (
        <Term key={place} id={`char.${place}`} className="bu-stroke" {...tapped}>
          <b lang="zh-Hant">{traditional}</b>
          <small lang="zh-Hant">{rule === "numeral" || rest === 0 ? radical : `${radical}${radicalStrokes}${rest < 0 ? "−" : "+"}${Math.abs(rest)}`}</small>
          <em>{strokes}</em>
        </Term>
      ))}
  </div>
);

/** What the score is made of. */
export const ScoreParts = ({ cast, locale, ...tapped }: Shown) => (
  <Term id="score" className="bu-scored" {...tapped}>
    <ScoreBars parts={cast.scoreParts} words={cardWords[locale]} />
  </Term>
);
