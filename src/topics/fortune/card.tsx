import type { CSSProperties } from "react";
import type { CardCaption, CardProps } from "../kit/card.ts";
import "./card.css";
import { BlockPair } from "./card/blocks.tsx";
import { Crest } from "./card/crest.tsx";
import { Stick } from "./card/stick.tsx";
import { cardWords } from "./card/words.ts";
import { deities } from "./data/deities.ts";
import type { FortuneCast } from "./engine.ts";

const returnedMost = 5;

/** The stick that rose, the sheet it stands for, the throws that confirmed it and the sticks sent back; a fresh stick rises before its sheet unrolls. */
export function Card({ cast: given, locale, isFresh, facts, activeFactId, onFact }: CardProps) {
  const cast = given as FortuneCast;
  const words = cardWords[locale];
  const title = facts.find(({ id }) => id === "title")?.value ?? (locale === "zh" ? cast.title : "");
  const confirmed = cast.blocks.at(-1)!;
  const throws = confirmed.throws.map((fall, step) => ({ fall, step }));
  const returned = cast.blocks.slice(0, -1).map(({ made, throws }, step) => ({ made, step, fall: throws.at(-1) ?? "negative" }));
  const term = (id: string, className: string) => ({
    type: "button" as const,
    className: `ft-term ${className}`,
    "aria-pressed": activeFactId === id,
    onClick: () => onFact(activeFactId === id ? null : id),
  });

  return (
    <div className={isFresh ? "ft ft-fresh" : "ft"}>
      <div className="ft-tray">
        <Stick number={cast.number} locale={locale} />
        <article className="ft-slip">
          <header>
            <Crest set={cast.set} />
            <button {...term("deity", "ft-set")}>{words.heads[cast.set]}</button>
          </header>
          <div className="ft-body">
            {cast.verse ? (
              <button {...term("verse", "ft-verse")} lang="zh">
                {cast.verse.map((line) => (
                  <span key={line} className="ft-line">
                    {line}
                  </span>
                ))}
              </button>
            ) : (
              <button {...term("verse", "ft-verse ft-untold")}>
                <span className="ft-name">{title}</span>
                <small className="ft-unquoted">{words.unquoted}</small>
              </button>
            )}
            <div className="ft-mark">
              <button {...term("lot", "ft-number")}>{words.number(cast.number)}</button>
              {cast.grade === null ? null : (
                <button {...term("grade", "ft-grade")} aria-label={words.grade(cast.grade)}>
                  <span className="ft-stamp" lang="zh">
                    {cast.grade}
                  </span>
                </button>
              )}
            </div>
          </div>
          <footer>
            {cast.ganzhi === null ? null : <button {...term("ganzhi", "ft-foot")}>{words.ganzhi(cast)}</button>}
            <button {...term("title", "ft-foot")}>{title}</button>
          </footer>
        </article>
      </div>
      <button {...term("blocks", "ft-throws")}>
        {throws.map(({ fall, step }) => (
          <span key={step} className="ft-throw" style={{ "--step-n": step } as CSSProperties}>
            <BlockPair fall={fall} />
            <small>{words.throws[fall]}</small>
          </span>
        ))}
        <span>{words.confirmed(confirmed.throws)}</span>
      </button>
      {returned.length === 0 ? null : (
        <button {...term("refused", "ft-returned")}>
          <b className="ft-returned-head">{words.returned}</b>
          {returned.slice(0, returnedMost).map(({ made, step, fall }) => (
            <span key={step}>
              {made} <small className="ft-fall">{words.throws[fall]}</small>
            </span>
          ))}
          {returned.length > returnedMost ? <span>{words.more(returned.length)}</span> : null}
        </button>
      )}
    </div>
  );
}

export const toCaption: CardCaption = (given, locale) => {
  const cast = given as FortuneCast;
  const words = cardWords[locale];
  const name = deities.find(({ id }) => id === cast.deity)?.name[locale];
  return { title: name ? words.asked(name) : words.heads[cast.set], note: words.note(cast) };
};
