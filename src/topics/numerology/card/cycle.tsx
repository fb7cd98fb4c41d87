import { Tap, type Tapping } from "../../../ui/tap/tap.tsx";
import type { NumerologyCast } from "../cast-types.ts";
import type { CardWords } from "./words.ts";

/** The nine years of the round that runs, this one marked; the month and the day beneath. */
export const Cycle = ({ cast, words, ...tapping }: Tapping & { cast: NumerologyCast; words: CardWords }) => {
  const { personalYear, personalMonth, personalDay, present } = cast;
  return (
    <>
      <div className="nm-cycle">
        {Array.from({ length: 9 }, (_, at) => {
          const number = at + 1;
          const year = present.year - personalYear + number;
          return number === personalYear ? (
            <Tap key={number} {...tapping} fact="personalYear" className="nm-year nm-year-now" label={words.year(year, number)}>
              <b>{number}</b>
              <small>{year}</small>
            </Tap>
          ) : (
            <span key={number} className="nm-year">
              <b>{number}</b>
              <small>{year}</small>
            </span>
          );
        })}
      </div>
      <div className="nm-three">
        <Tap {...tapping} fact="personalMonth" className="nm-tap">
          {words.month(present.month)} <b>{personalMonth}</b>
        </Tap>
        <Tap {...tapping} fact="personalDay" className="nm-tap">
          {words.day(present.month, present.day)} <b>{personalDay}</b>
        </Tap>
      </div>
    </>
  );
};
