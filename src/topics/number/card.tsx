import type { CSSProperties } from "react";
import type { CardCaption, CardProps } from "../kit/card.ts";
import "./card.css";
import { type BodyUse, toBodyUse } from "./body-use.ts";
import { fieldHeight, Lines } from "./card/lines.tsx";
import { cardWords } from "./card/words.ts";
import type { NumberCast } from "./engine.ts";

const divisors = [8, 8, 6] as const;
const slips = [0, 1, 2] as const;

/** Three slips with the digits, what they leave, and the hexagram they make; body and use stand beside their trigrams. A fresh cast turns the slips once. */
export function Card({ cast: given, locale, isFresh, activeFactId, onFact }: CardProps) {
  const cast = given as NumberCast;
  const words = cardWords[locale];
  const { primary, moving, digits, upper, lower } = cast;
  const changed = cast.changed ?? primary;
  const sides: BodyUse = toBodyUse(cast);
  const left = [upper, lower, moving] as const;
  const gives = [words.trigram(primary.upper), words.trigram(primary.lower), words.line(moving, primary.lines[moving - 1] === "1")] as const;
  const press = (factId: string) => ({
    type: "button" as const,
    "aria-pressed": activeFactId === factId,
    onClick: () => onFact(activeFactId === factId ? null : factId),
  });
  const term = (factId: string, label: string, value: string) => (
    <button {...press(factId)} className="td-term">
      <small>{label}</small>
      {value}
    </button>
  );
  const seat = (isUpper: boolean) => {
    const isUse = sides.isUseUpper === isUpper;
    const trigram = isUse ? sides.use : sides.body;
    return (
      <button {...press(isUse ? "use" : "body")} className={isUse ? "td-seat td-use" : "td-seat"}>
        <b>{isUse ? words.use : words.body}</b>
        <span>
          {words.trigram(trigram.name)}
          <small>{words.elements[trigram.element]}</small>
        </span>
      </button>
    );
  };
  return (
    <div className={isFresh ? "td td-fresh" : "td"}>
      <div className="td-slips">
        {slips.map((at) => (
          <button {...press(`digit.${at + 1}`)} key={at} className="td-slip" style={{ "--td-at": at } as CSSProperties}>
            <small>{words.places[at]}</small>
            <b className={digits[at] > 999 ? "td-long" : undefined}>{digits[at]}</b>
            <span>{words.left(digits[at], divisors[at], left[at])}</span>
            <strong>{gives[at]}</strong>
          </button>
        ))}
      </div>
      <section className="td-cast" aria-label={words.label(cast, sides.body.name, sides.use.name)}>
        <div className="td-seats">
          {seat(true)}
          {seat(false)}
        </div>
        <svg className="td-hex" viewBox={`-4 -4 128 ${fieldHeight + 8}`} aria-hidden="true">
          <Lines lines={primary.lines} moving={moving} />
        </svg>
        <button {...press("line")} className="td-to">
          <svg viewBox="0 0 56 16" aria-hidden="true">
            <path d="M2 8H53M46 2L53 8 46 14" />
          </svg>
          {words.line(moving, primary.lines[moving - 1] === "1")}
        </button>
        <svg className="td-hex td-after" viewBox={`-4 -4 128 ${fieldHeight + 8}`} aria-hidden="true">
          <Lines lines={changed.lines} moving={null} />
        </svg>
        <button {...press("hexagram.primary")} className="td-name td-name-primary">
          <small>{words.primary}</small>
          {words.name(primary)}
        </button>
        <button {...press("hexagram.changed")} className="td-name td-name-changed">
          <small>{words.changed}</small>
          {words.name(changed)}
        </button>
      </section>
      <div className="td-terms">
        {term("bond", words.terms.bond, words.bonds[sides.bond])}
        {term("season", words.terms.season, words.seasons[sides.season])}
        {term("lean", words.terms.lean, words.leans[sides.lean + 2] ?? "")}
        {term("hexagram.nuclear", words.terms.middle, words.name(cast.nuclear))}
        {term("turn", words.terms.turn, words.trigram(sides.turned.name))}
        {term("timing", words.terms.timing, words.timing(upper + lower + moving, words.units[sides.bond]))}
      </div>
    </div>
  );
}

export const toCaption: CardCaption = (given, locale) => {
  const { drawn } = given as NumberCast;
  const words = cardWords[locale];
  return { title: words.title, note: words.note(drawn) };
};
