import "./positions.css";
import { signGlyphs } from "../../kit/sky/glyphs/sign-glyphs.ts";
import { SkyGlyph } from "../../kit/sky/glyphs/sky-glyph.tsx";
import { elementOf } from "../../kit/sky/signs.ts";
import { toDegreeText } from "../telling/degrees.ts";
import type { Part } from "./part.ts";
import { PointGlyph } from "./point-glyph.tsx";
import { listPositionRows, type PositionRow } from "./position-rows.ts";
import type { ShownView } from "./shown-view.ts";
import { Term } from "./term.tsx";
import type { CardWords } from "./words.ts";

const listMarks = ({ retrograde, stationary, dignity }: PositionRow, words: CardWords): string[] => [
  ...(retrograde ? [words.retrograde] : []),
  ...(stationary ? [words.stationary] : []),
  ...(dignity ? [words.dignities[dignity]] : []),
];

const toPlace = ({ sign, degree, span }: PositionRow, words: CardWords): string =>
  span ? words.moonSpan(words.place(span.from.sign, span.from.degree), words.place(span.to.sign, span.to.degree)) : words.place(sign, degree);

const toShownDegree = ({ degree, span }: PositionRow): string =>
  span ? `${Math.floor(span.from.degree)}–${Math.floor(span.to.degree)}°` : toDegreeText(degree);

const Row = ({ row, words, hasHouses, ...tapping }: Omit<Part, "cast"> & { row: PositionRow; hasHouses: boolean }) => {
  const { fact, point, sign, house, retrograde, stationary, dignity, span } = row;
  const signs = span && span.to.sign !== span.from.sign ? [span.from.sign, span.to.sign] : [span?.from.sign ?? sign];
  const name = words.bodies[point];
  return (
    <li>
      <Term fact={fact} className="as-position" label={words.position(name, toPlace(row, words), house, listMarks(row, words))} {...tapping}>
        <PointGlyph point={point} />
        <span>{name}</span>
        <span className={signs.length > 1 ? "as-signs as-signs-two" : "as-signs"}>
          {signs.map((one) => (
            <span key={one} className={`as-${elementOf(one)}`}>
              <SkyGlyph path={signGlyphs[one]} size={18} />
              {words.signs[one]}
            </span>
          ))}
        </span>
        <span className="as-number">{toShownDegree(row)}</span>
        <span className="as-number">{hasHouses ? house : null}</span>
        <span className="as-position-marks">
          {retrograde ? <b>{words.retrogradeMark}</b> : null}
          {stationary ? <i>{words.stationary}</i> : null}
          {dignity ? <i>{words.dignityMarks[dignity]}</i> : null}
        </span>
      </Term>
    </li>
  );
};

const Head = ({ words, hasHouses }: { words: CardWords; hasHouses: boolean }) => (
  <div className="as-position as-position-head">
    <span />
    <span>{words.columns.body}</span>
    <span>{words.columns.sign}</span>
    <span className="as-number">{words.columns.degree}</span>
    <span className="as-number">{hasHouses ? words.columns.house : null}</span>
    <span />
  </div>
);

/** Where everything stands, to the minute; a row opens its fact. */
export const Positions = ({ cast, words, view, ...tapping }: Part & { view: ShownView }) => {
  const rows = listPositionRows(cast, view);
  const hasHouses = rows.some(({ house }) => house !== null);
  return (
    <>
      <div className="as-position-heads" aria-hidden="true">
        <Head words={words} hasHouses={hasHouses} />
        <Head words={words} hasHouses={hasHouses} />
      </div>
      <ul className="as-positions">
        {rows.map((row) => (
          <Row key={row.fact} row={row} words={words} hasHouses={hasHouses} {...tapping} />
        ))}
      </ul>
    </>
  );
};
