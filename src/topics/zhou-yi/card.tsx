import type { CSSProperties } from "react";
import { CardParts } from "../kit/card/parts.tsx";
import type { CardCaption, CardKnocks, CardLanding, CardProps, Knock } from "../kit/card.ts";
import "./card.css";
import { toBrushedTop } from "../kit/hexagrams/brushed-lines.ts";
import type { Hexagram } from "../kit/hexagrams/king-wen.ts";
import { Bar, Bars } from "./card/bars.tsx";
import { Najia } from "./card/najia.tsx";
import { Sides } from "./card/sides.tsx";
import { Throw } from "./card/throw.tsx";
import { cardWords } from "./card/words.ts";
import type { ZhouYiCast } from "./engine.ts";

const places = [1, 2, 3, 4, 5, 6];
const toStep = (step: number): CSSProperties => ({ "--step-n": step }) as CSSProperties;

/** The hexagram drawn beside what fell, and the one it becomes, on one scale; a fresh one lands line by line from the bottom. */
export function Card({ cast: given, locale, isFresh, activeFactId, onFact }: CardProps) {
  const cast = given as ZhouYiCast;
  const words = cardWords[locale];
  const { primary, changed, movingLines } = cast;
  const ruling = movingLines.length === 1 ? `line.${movingLines[0]}` : "moving";

  const caption = (hexagram: Hexagram, factId: string) => {
    const under = words.under(hexagram);
    return (
      <figcaption>
        <button type="button" className="zy-name" aria-pressed={activeFactId === factId} onClick={() => onFact(activeFactId === factId ? null : factId)}>
          {words.name(hexagram)}
          <small>
            {under.zh ? <span lang="zh">{under.zh} </span> : null}
            {under.words}
          </small>
        </button>
      </figcaption>
    );
  };

  return (
    <CardParts
      className="zy"
      isFresh={isFresh}
      activeFactId={activeFactId}
      figure={
        <div className="zy-figure">
          <section className={changed ? "zy-pair" : "zy-pair zy-alone"} aria-label={words.label(cast)}>
            <figure className="zy-drawn">
              <span className="zy-pos">{words.drawn(primary.number)}</span>
              <svg className="zy-hex" viewBox="-112 -2 266 148" aria-hidden="true">
                {places.map((place) => (
                  <g key={place} transform={`translate(0 ${toBrushedTop(place)})`}>
                    <g className="zy-line" style={toStep(place - 1)}>
                      <Throw cast={cast} place={place} />
                      <Bar isYang={primary.lines[place - 1] === "1"} isMoving={movingLines.includes(place)} />
                    </g>
                  </g>
                ))}
              </svg>
              {caption(primary, "hexagram.primary")}
            </figure>
            {changed ? (
              <>
                <button type="button" className="zy-to" aria-pressed={activeFactId === ruling} onClick={() => onFact(activeFactId === ruling ? null : ruling)}>
                  <svg viewBox="0 0 56 16" aria-hidden="true">
                    <path d="M2 8H53M46 2L53 8 46 14" />
                  </svg>
                  {words.arrow(cast)}
                </button>
                <figure className="zy-changed">
                  <span className="zy-pos">{words.becomes(changed.number)}</span>
                  <svg className="zy-hex" viewBox="-4 -2 158 148" aria-hidden="true">
                    <Bars lines={changed.lines} />
                  </svg>
                  {caption(changed, "hexagram.changed")}
                </figure>
              </>
            ) : null}
          </section>
          {cast.numbers ? <p className="zy-numbers">{cast.numbers.join(" · ")}</p> : null}
        </div>
      }
      rows={[
        {
          key: "najia",
          title: words.najia,
          value: words.najiaSum(cast),
          holds: (factId) => /^(?:shi|ying|bond|relative|palace|timing|pattern)\b/.test(factId),
          content: <Najia cast={cast} locale={locale} />,
        },
        {
          key: "sides",
          title: words.sidesTitle,
          value: words.sidesSum(cast),
          holds: (factId) => ["hexagram.nuclear", "hexagram.opposite", "hexagram.reversed"].includes(factId),
          content: <Sides cast={cast} locale={locale} activeFactId={activeFactId} onFact={onFact} />,
        },
      ]}
    />
  );
}

export const toCaption: CardCaption = (given, locale) => {
  const cast = given as ZhouYiCast;
  const words = cardWords[locale];
  return { title: words.titles[cast.method], note: words.moves(cast.movingLines.length) };
};

/** Six throws, then both hexagrams. */
export const toLandingMs: CardLanding = () => 1400;
const thrown: Partial<Record<ZhouYiCast["method"], Knock["of"]>> = { coins: "coin", yarrow: "stick" };
export const toKnocks: CardKnocks = (given) => {
  const of = thrown[(given as ZhouYiCast).method];
  return of ? (given as ZhouYiCast).lines.map((_, at) => ({ atMs: 120 + at * 210, of })) : [];
};
