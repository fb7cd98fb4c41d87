import type { Locale } from "../../../shared/i18n/locale.ts";
import type { ZhouYiCast } from "../engine.ts";
import { Bar } from "./bars.tsx";
import { cardWords } from "./words.ts";

const placesDown = [6, 5, 4, 3, 2, 1];

/** The same cast said exactly: every line with its throw, branch, relative, spirit and side; then the day it stands on. */
export const Najia = ({ cast, locale }: { cast: ZhouYiCast; locale: Locale }) => {
  const words = cardWords[locale];
  const hasThrow = cast.coins !== null || cast.stalks !== null;
  const toThrow = (place: number): string => cast.coins?.[place - 1]?.join(" + ") ?? cast.stalks?.[place - 1]?.map(({ aside }) => aside).join(" · ") ?? "";
  return (
    <>
      <table className="zy-table">
        <thead>
          <tr>
            <th scope="col">{words.columns.line}</th>
            {hasThrow ? <th scope="col">{words.throwsOf[cast.method]}</th> : null}
            <th scope="col">{words.columns.sum}</th>
            <th scope="col" className="zy-wide">
              {words.columns.hexagram}
            </th>
            <th scope="col">{words.columns.branch}</th>
            <th scope="col">{words.columns.spirit}</th>
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
                <td className="zy-wide">
                  <svg viewBox="-2 -4 154 25" className="zy-row-bar" aria-hidden="true">
                    <Bar isYang={isYang} isMoving={isMoving} />
                  </svg>
                </td>
                <td>
                  <b>{words.branch(line.branch)}</b>
                  {line.changedBranch ? <span className="zy-into"> → {words.branch(line.changedBranch)}</span> : null}
                  <small>{words.relative(line.relative)}</small>
                </td>
                <td>{words.spirit(line.spirit)}</td>
                <td className="zy-side">{place === cast.shi ? words.shi : place === cast.ying ? words.ying : ""}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="zy-day">
        {words.rule[cast.method]}
        <br />
        {words.day(cast)}
      </p>
    </>
  );
};
