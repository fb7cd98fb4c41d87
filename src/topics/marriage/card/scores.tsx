import type { Tapping } from "../../../ui/tap/tap.tsx";
import { type MarriageCast, toParts } from "../engine.ts";
import { partNames } from "../score/points.ts";
import { Term } from "./term.tsx";
import type { CardWords } from "./words.ts";

interface ScoresProps extends Tapping {
  cast: MarriageCast;
  words: CardWords;
}

/** The total, and the bracket it may lie in. */
export const Total = ({ cast, words, ...tapping }: ScoresProps) => {
  const { score, margin } = cast.total;
  const [from, to] = [Math.max(0, score - margin), Math.min(100, score + margin)];
  return (
    <Term fact="total" className="mr-total" {...tapping}>
      <b>
        {score} <i>± {margin}</i>
      </b>
      <span className="mr-measure">
        <span className="mr-scale">
          <i className="mr-fill" style={{ width: `${score}%` }} />
          <i className="mr-bracket" style={{ left: `${from}%`, width: `${to - from}%` }} />
        </span>
        <small>{words.scale(from, to)}</small>
      </span>
    </Term>
  );
};

/** The seven parts: each bar is as full as the part. */
export const Scores = ({ cast, words, ...tapping }: ScoresProps) => {
  const { strongest, sorest } = cast.total;
  const parts = toParts(cast);
  return (
    <ul className="mr-scores">
      {partNames.map((part) => (
        <li key={part}>
          <Term fact={part} className="mr-part" {...tapping}>
            <span className="mr-key">
              {words.parts[part]}
              {part === strongest || part === sorest ? <em>{part === strongest ? words.strongest : words.sorest}</em> : null}
            </span>
            <span className="mr-found">{words.found(cast, part)}</span>
            <span className="mr-points">
              {parts[part].score}
              <small>/{parts[part].of}</small>
            </span>
            <span className="mr-scale">
              <i className="mr-fill" style={{ width: `${parts[part].percent}%` }} />
            </span>
          </Term>
        </li>
      ))}
    </ul>
  );
};
