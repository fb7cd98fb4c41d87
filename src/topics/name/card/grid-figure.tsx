import type { CSSProperties } from "react";
import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Tapping } from "../../../ui/tap/tap.tsx";
import type { GridName } from "../../kit/grids/grids.ts";
import type { ChineseCast } from "../engine.ts";
import "./figure.css";
import { toLayout } from "./layout.ts";
import { Term } from "./term.tsx";
import { cardWords } from "./words.ts";

/** Every item has two columns, so that a bracket may run from middle to middle. */
const toMiddle = (index: number): number => 2 * index + 2;
const between = (from: number, to: number): CSSProperties => ({ gridColumn: `${toMiddle(from)} / ${toMiddle(to)}` });
const over = (index: number): CSSProperties => ({ gridColumn: `${2 * index + 1} / span 2` });

/** The characters in a row over their strokes, the grids bracketed under what they add up, the outer one over all; then the triad and the score. */
export const GridFigure = ({ cast, locale, ...tapped }: Tapping & { cast: ChineseCast; locale: Locale }) => {
  const words = cardWords[locale];
  const { counted, spans } = toLayout(cast);
  const last = counted.length - 1;
  const columns = counted.map(({ char }) => (char === null ? "repeat(2, minmax(0, 0.62fr))" : "repeat(2, minmax(0, 1fr))")).join(" ");
  const grid = (name: GridName, style?: CSSProperties) => (
    <Term key={name} id={`grid.${name}`} className={`nm-grid nm-grid-${name}`} style={style} {...tapped}>
      <span>{words.grids[name]}</span>
      <b className={`nm-${cast.elements[name]}`}>
        {cast.grids[name]} <em>{words.elements[cast.elements[name]]}</em>
      </b>
      <small>{cast.sums[name].map((part, index) => (index === 0 ? part : part < 0 ? `−${-part}` : `+${part}`)).join("")}</small>
    </Term>
  );
  return (
    <>
      <figure className="nm-figure" style={{ gridTemplateColumns: `${columns} minmax(0, 2fr)` }} aria-label={words.label(cast)}>
        {grid("outer", between(0, last))}
        <i className="nm-arch" style={between(0, last)} />
        {counted.map(({ char, place }, index) =>
          char === null ? (
            <i key={place} className="nm-leg" style={over(index)} />
          ) : (
            <Term key={place} id={`char.${place}`} className="nm-tile" style={over(index)} {...tapped}>
              <span lang="zh-Hant">{char}</span>
            </Term>
          ),
        )}
        {counted.map(({ place, strokes }, index) => (
          <span key={place} className="nm-count" style={over(index)}>
            {strokes}
          </span>
        ))}
        {grid("total")}
        {(["heaven", "person", "earth"] as const).map((name) => (
          <i key={name} className="nm-under" style={between(...spans[name])} />
        ))}
        {(["heaven", "person", "earth"] as const).map((name) => grid(name, between(...spans[name])))}
      </figure>
      <div className="nm-strip">
        <Term id="triad" className="nm-three" {...tapped}>
          <i>{words.triad}</i>
          {cast.triadDetail.elements.map((element, index) => (
            <b key={words.places[index]} className={`nm-${element}`}>
              {words.elements[element]}
            </b>
          ))}
          <em className={`nm-luck-${cast.triadDetail.luck}`}>{words.luck[cast.triadDetail.luck]}</em>
        </Term>
        <Term id="score" className="nm-score" {...tapped}>
          <i>{words.score}</i>
          <b>{cast.score}</b>
        </Term>
      </div>
    </>
  );
};
