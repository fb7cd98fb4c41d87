import type { Locale } from "../../../shared/i18n/locale.ts";
import { Tap, type Tapping } from "../../../ui/tap/tap.tsx";
import { type Axis, toOpposite } from "../../kit/sixteen-types/axes.ts";
import type { AxisScore } from "../../kit/sixteen-types/score.ts";
import { cardWords } from "./words.ts";

interface Props extends Tapping {
  axis: Axis;
  score: AxisScore;
  locale: Locale;
}

/** The drawing is 400 wide: a percent is four of it. */
const toX = (percent: number): number => percent * 4;

/** One axis: the letter’s side from the left, its bracket in cinnabar, the middle dashed; grey where the bracket crosses it. */
export const AxisBar = ({ axis, score: { letter, percent, low, high, isTie }, locale, ...tapping }: Props) => {
  const words = cardWords[locale];
  const other = toOpposite(letter);
  return (
    <li>
      <Tap
        fact={`axis.${axis}`}
        className="mb-axis"
        label={`${words.axis(words.letters[letter], percent, low, high)}${isTie ? `. ${words.across}` : ""}`}
        {...tapping}
      >
        <span className="mb-line">
          <b>{letter}</b>
          <span>{words.letters[letter]}</span>
          <em>
            {percent}
            <small>{`${low}–${high}`}</small>
          </em>
          <span className="mb-off">{words.letters[other]}</span>
          <b className="mb-off">{other}</b>
        </span>
        <svg viewBox="0 0 400 28" preserveAspectRatio="none" aria-hidden="true">
          <path className="mb-base" d="M0 14H400" />
          <path className={isTie ? "mb-fill mb-near" : "mb-fill"} d={`M0 14H${toX(percent)}`} />
          <path className="mb-mid" d="M200 3V25" />
          <path className="mb-bracket" d={`M${toX(low)} 8V20M${toX(high)} 8V20M${toX(low)} 14H${toX(high)}`} />
        </svg>
        {isTie ? <span className="mb-across">{words.acrossShort}</span> : null}
      </Tap>
    </li>
  );
};
