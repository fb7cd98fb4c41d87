import type { ShownView } from "./shown-view.ts";
import { tightWithin } from "./wheel/wheel-model.ts";
import type { CardWords } from "./words.ts";

const types = ["trine", "sextile", "opposition", "square"] as const;

/** How the lines are told apart, by stroke as well as by colour. */
export const Legend = ({ words, view }: { words: CardWords; view: ShownView }) => (
  <ul className="as-legend">
    {types.map((type) => (
      <li key={type}>
        <svg className="as-wheel as-sample" viewBox="0 0 28 8" width={28} height={8} aria-hidden="true">
          <path className={`as-line as-${type}`} d="M1 4H27" />
        </svg>
        {words.aspects[type]}
      </li>
    ))}
    <li>
      <svg className="as-wheel as-sample" viewBox="0 0 28 8" width={28} height={8} aria-hidden="true">
        <path className="as-line as-tight" d="M1 4H27" />
      </svg>
      {words.tight(tightWithin[view])}
    </li>
  </ul>
);
