import "./year.css";
import { useState } from "react";
import { aspectGlyphs } from "../../kit/sky/glyphs/aspect-glyphs.ts";
import { SkyGlyph } from "../../kit/sky/glyphs/sky-glyph.tsx";
import { listMonths, type YearDay } from "./list-months.ts";
import type { Part } from "./part.ts";
import { PointGlyph } from "./point-glyph.tsx";
import { Term } from "./term.tsx";

const toTone = (day: YearDay): string => (day.kind === "hit" ? `as-${day.tone}` : "as-eclipse");

const Day = ({ day, words, ...tapping }: Omit<Part, "cast"> & { day: YearDay }) => (
  <li>
    <Term fact={day.fact} className="as-day" {...tapping}>
      <time dateTime={day.at}>{words.day(day.at)}</time>
      {day.kind === "hit" ? (
        <>
          <span className="as-trio" aria-hidden="true">
            <PointGlyph point={day.hit.body} />
            <SkyGlyph className={`as-tone as-${day.tone}`} path={aspectGlyphs[day.tone]} size={18} />
            <PointGlyph point={day.hit.point} />
          </span>
          <span>
            {words.hit(day.hit)}
            {day.passes > 1 || day.hit.retrograde ? (
              <small>{[day.hit.retrograde ? words.retrograde : "", words.pass(day.pass, day.passes)].filter(Boolean).join(" · ")}</small>
            ) : null}
          </span>
        </>
      ) : (
        <>
          <span className="as-trio" aria-hidden="true">
            <PointGlyph point={day.eclipse.body} />
          </span>
          <span>
            {words.eclipse(day.eclipse)}
            {day.eclipse.points.length > 0 ? <small>{words.eclipsePoints(day.eclipse.points.map(({ point }) => point))}</small> : null}
          </span>
        </>
      )}
    </Term>
  </li>
);

/** The year ahead: a strip of months with a mark for each exact day, and the days of the month that is open. */
export const Year = ({ cast, words, ...tapping }: Part) => {
  const months = listMonths(cast);
  const [chosen, setChosen] = useState(() =>
    Math.max(
      0,
      months.findIndex(({ days }) => days.length > 0),
    ),
  );
  const asked = months.findIndex(({ days }) => days.some(({ fact }) => fact === tapping.activeFactId));
  const open = asked < 0 ? chosen : asked;
  const shown = months[open];
  return (
    <>
      <p className="as-quiet">{words.yearNote}</p>
      <ol className="as-months">
        {months.map(({ year, month, days }, index) => (
          <li key={`${year}-${month}`}>
            <button
              type="button"
              className="as-month"
              aria-pressed={index === open}
              onClick={() => {
                setChosen(index);
                if (asked >= 0 && asked !== index) tapping.onFact(null);
              }}
            >
              <span className="vh">{words.monthLabel(year, month, days.length)}</span>
              <span className="as-stack" aria-hidden="true">
                {days.map((day) => (
                  <i key={day.fact} className={`as-tone ${toTone(day)}`} />
                ))}
              </span>
              <span aria-hidden="true">{words.month(month)}</span>
              <small aria-hidden="true">{index === 0 || month === 1 ? year : ""}</small>
            </button>
          </li>
        ))}
      </ol>
      {shown && shown.days.length > 0 ? (
        <ul className="as-days" aria-live="polite">
          {shown.days.map((day) => (
            <Day key={day.fact} day={day} words={words} {...tapping} />
          ))}
        </ul>
      ) : (
        <p className="as-quiet">{words.quietMonth}</p>
      )}
      {cast.solarReturn ? (
        <Term fact="return" className="as-named" {...tapping}>
          <PointGlyph point="sun" size={18} />
          {words.solarReturn(cast.solarReturn.at)}
        </Term>
      ) : null}
    </>
  );
};
