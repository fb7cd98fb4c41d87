import { Tap, type Tapping } from "../../../ui/tap/tap.tsx";
import { palaces } from "../../kit/compass/palace.ts";
import type { FengshuiCast } from "../engine.ts";
import type { cardWords } from "./words.ts";

/** The plate said exactly: every palace with its stars, the month's too, and the stars of the chart it may be instead. */
export const PalaceTable = ({ cast, words, ...open }: { cast: FengshuiCast; words: (typeof cardWords)["zh"] } & Tapping) => {
  const other = cast.others.find(({ isSame }) => !isSame);
  const heads = [
    { fact: "flight.mountain", word: words.columns.mountain },
    { fact: "flight.facing", word: words.columns.facing },
    { fact: "period", word: words.columns.base },
    { fact: "annual", word: words.columns.annual },
    { fact: "month", word: words.columns.month },
    ...(cast.mansions ? [{ fact: "kua", word: words.columns.mansion }] : []),
    ...(other ? [{ fact: `other.${cast.others.indexOf(other) + 1}`, word: words.ifFacing(other.mountain) }] : []),
  ];
  return (
    <table className="fs-table">
      <thead>
        <tr>
          <th scope="col">{words.columns.palace}</th>
          {heads.map(({ fact, word }) => (
            <th key={fact} scope="col">
              <Tap {...open} fact={fact} className="fs-cell">
                {word}
              </Tap>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {palaces.map((palace) => (
          <tr key={palace} className={palace === cast.facingPalace ? "fs-row-front" : undefined}>
            <th scope="row">
              <Tap {...open} fact={`palace.${palace}`} className="fs-cell" label={words.palace(palace)}>
                {words.side(palace)}
              </Tap>
            </th>
            {cast.flyingStars[palace].map((star, index) => (
              <td key={heads[index]?.fact}>{star}</td>
            ))}
            <td>{cast.annualStars[palace]}</td>
            <td>{cast.monthStars[palace]}</td>
            {cast.mansions ? (
              <td>
                {palace === "C" ? null : (
                  <Tap {...open} fact={`mansion.${palace}`} className="fs-cell">
                    {words.mansion(cast.mansions[palace])}
                  </Tap>
                )}
              </td>
            ) : null}
            {other ? <td>{`${other.flyingStars[palace][0]} ${other.flyingStars[palace][1]}`}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
