import { Tap, type Tapping } from "../../../ui/tap/tap.tsx";
import { toDigit } from "../../kit/letters/letters.ts";
import type { NumerologyCast } from "../cast-types.ts";
import type { CardWords } from "./words.ts";

/** The drawing is 400 wide, its foot at 88; a pinnacle is a peak in its own quarter, 5 units higher for each of its digit. */
const quarter = 100;
const foot = 88;
const toPeak = (number: number): number => 62 - 5 * toDigit(number);

/** The four pinnacles as a ridge, the present one in cinnabar; below each its number, its ages and its challenge. */
export const Ridge = ({ cast, words, ...tapping }: Tapping & { cast: NumerologyCast; words: CardWords }) => {
  const { pinnacles, challenges, present } = cast;
  const toPath = (at: number): string => {
    const left = at * quarter;
    const top = toPeak(pinnacles[at]!.number);
    return `M${left + 6} ${foot}L${left + 40} ${top + 12}L${left + 50} ${top}L${left + 62} ${top + 16}L${left + 94} ${foot}`;
  };
  return (
    <>
      <svg className="nm-ridge" viewBox="0 10 400 82" aria-hidden="true">
        <path className="nm-ground" d={`M0 ${foot}H400`} />
        {pinnacles.map(({ from }, at) => (
          <path key={from} className={at === present.pinnacle ? "nm-peak nm-peak-now" : "nm-peak"} d={toPath(at)} />
        ))}
      </svg>
      <div className="nm-quarters">
        {pinnacles.map(({ number, from, to }, at) => (
          <div key={from} className={at === present.pinnacle ? "nm-quarter nm-now" : "nm-quarter"}>
            <Tap {...tapping} fact={`pinnacle.${at + 1}`} className="nm-peak-tap" label={words.pinnacle(at + 1, number, from, to)}>
              <b>{number}</b>
              <small>{words.ages(from, to)}</small>
            </Tap>
            <Tap {...tapping} fact={`challenge.${at + 1}`} className="nm-small-tap">
              {words.challenge(challenges[at]!.number)}
            </Tap>
          </div>
        ))}
      </div>
    </>
  );
};
