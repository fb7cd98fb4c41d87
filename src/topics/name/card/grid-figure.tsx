import type { CSSProperties } from "react";
import type { Locale } from "../../../shared/i18n/locale.ts";
import { gridNames } from "../../kit/grids/grids.ts";
import type { ChineseCast } from "../engine.ts";
import { boxHeight, boxWidth, squareSide, squareX, toGeometry, width } from "./geometry.ts";
import "./figure.css";
import type { Tapping } from "../../../ui/tap/tap.tsx";
import { Term } from "./term.tsx";
import { cardWords } from "./words.ts";

const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(3)}%`;

/** The characters in a column with their strokes, and the five grids bracketed to what each adds up. */
export const GridFigure = ({ cast, locale, ...tapped }: Tapping & { cast: ChineseCast; locale: Locale }) => {
  const words = cardWords[locale];
  const { height, squares, lentAbove, lentBelow, boxes, brackets } = toGeometry([...cast.surname].length, [...cast.given].length);
  const place = (x: number, y: number, wide: number, high: number): CSSProperties => ({
    left: percent(x, width),
    top: percent(y, height),
    width: percent(wide, width),
    height: percent(high, height),
  });
  return (
    <figure className="nm-figure" style={{ aspectRatio: `${width} / ${height}` }} aria-label={words.label(cast)}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {brackets.map((path) => (
          <path key={path} d={path} />
        ))}
        {[lentAbove, lentBelow].map((y) =>
          y === null ? null : (
            <text key={y} x={196} y={y + 6} textAnchor="middle">
              1
            </text>
          ),
        )}
        {squares.map((top, index) => (
          <text key={top} className="nm-count" x={154} y={top + squareSide / 2 + 5} textAnchor="end">
            {cast.strokes[index]}
          </text>
        ))}
      </svg>
      {squares.map((top, index) => (
        <Term key={top} id={`char.${index + 1}`} className="nm-square" style={place(squareX, top, squareSide, squareSide)} {...tapped}>
          <span lang="zh-Hant">{[...cast.traditional][index]}</span>
        </Term>
      ))}
      {gridNames.map((grid) => (
        <Term
          key={grid}
          id={`grid.${grid}`}
          className={`nm-box nm-${cast.elements[grid]}`}
          style={place(boxes[grid].x, boxes[grid].y, boxWidth, boxHeight)}
          {...tapped}
        >
          <span>{words.grids[grid]}</span>
          <b>{cast.grids[grid]}</b>
          <small>{cast.sums[grid].map((part, index) => (index === 0 ? part : part < 0 ? `−${-part}` : `+${part}`)).join("")}</small>
          <em>{words.elements[cast.elements[grid]]}</em>
        </Term>
      ))}
    </figure>
  );
};
