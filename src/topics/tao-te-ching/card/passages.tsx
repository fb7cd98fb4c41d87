import { Tap, type Tapping } from "../../../ui/tap/tap.tsx";
import { type Theme, themes } from "../../kit/hearing/question.ts";
import "../../kit/card/named-terms.css";
import type { ClauseRange } from "../data/text.ts";
import type { CardWords } from "./words.ts";

interface PassagesProps extends Tapping {
  clauses: readonly string[];
  keys: Record<Theme, ClauseRange>;
  words: CardWords;
}

/** For each matter the clauses that speak to it; a tap marks them in the chapter. */
export const Passages = ({ clauses, keys, words, ...tapping }: PassagesProps) => (
  <ul className="card-terms">
    {themes.map((theme) => {
      const [from, to] = keys[theme];
      return (
        <li key={theme}>
          <Tap fact={`clause.${theme}`} className="card-term tt-theme" {...tapping}>
            <small>{words.themes[theme]}</small>
            <span>{clauses.slice(from - 1, to).join(words.gap)}</span>
          </Tap>
        </li>
      );
    })}
  </ul>
);
