import type { Locale } from "../../../shared/i18n/locale.ts";
import type { ZhouYiCast } from "../engine.ts";
import { Bar, Bars } from "./bars.tsx";
import { cardWords } from "./words.ts";

const placesDown = [6, 5, 4, 3, 2, 1];
const sides = ["nuclear", "opposite", "reversed"] as const;

/** The same cast said exactly: every line with its branch, relative, spirit and side; then the three side hexagrams. */
export const Details = ({ cast, locale }: { cast: ZhouYiCast; locale: Locale }) => {
  const words = cardWords[locale];
  const hasThrow = cast.coins !== null || cast.stalks !== null;
  const toThrow = (place: number): string => cast.coins?.[place - 1]?.join(" + ") ?? cast.stalks?.[place - 1]?.map(({ aside }) => aside).join(" · ") ?? "";
  return (
    <details className="zy-more">
      <summary>{words.details}</summary>
      <table className="zy-table">
        <thead>
          <tr>
            <th scope="col">{words.columns.line}</th>
            {hasThrow ? <th scope="col">{words.throwsOf[cast.method]}</th> : null}
            <th scope="col">{words.columns.sum}</th>
            <th scope="col">{words.columns.hexagram}</th>
            <th scope="col">{words.columns.branch}</th>
            <th scope="col" className="zy-wide">
              {words.columns.spirit}
            </th>
            <th scope="col">
              <span className="zy-hidden">{words.columns.side}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {placesDown.map((place) => {
            const line = cast.najia[place - 1]!;
            const isYang = cast.primary.lines[place - 1] === "1";
            const isMoving = cast.movingLines.includes(place);
            return (
              <tr key={place} className={isMoving ? "zy-row-hot" : undefined}>
                <th scope="row">{words.place(place, isYang)}</th>
                {hasThrow ? <td className="zy-sum">{toThrow(place)}</td> : null}
                <td className="zy-sum">{cast.lines[place - 1]}</td>
                <td>
                  <svg viewBox="-2 -4 154 25" className="zy-row-bar" aria-hidden="true">
                    <Bar isYang={isYang} isMoving={isMoving} />
                  </svg>
                </td>
                <td>
                  <b>{words.branch(line.branch)}</b>
                  {line.changedBranch ? <span className="zy-into"> → {words.branch(line.changedBranch)}</span> : null}
                  <small>{words.relative(line.relative)}</small>
                </td>
                <td className="zy-wide">{words.spirit(line.spirit)}</td>
                <td className="zy-side">{place === cast.shi ? words.shi : place === cast.ying ? words.ying : ""}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className="zy-sides">
        {sides.map((side) => (
          <div key={side} className="zy-side-hexagram">
            <svg viewBox="-4 -2 158 148" aria-hidden="true">
              <Bars lines={cast[side].lines} />
            </svg>
            <p>
              {words.sides[side]}
              <b>
                {cast[side].number} {words.name(cast[side])}
              </b>
            </p>
          </div>
        ))}
      </div>
      <p className="zy-day">
        {words.rule[cast.method]}
        <br />
        {words.day(cast)}
      </p>
    </details>
  );
};
