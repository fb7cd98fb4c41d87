import { Tap, type Tapping } from "../../../ui/tap/tap.tsx";
import type { cardWords } from "./words.ts";

const legend = [
  { key: "mountain", fact: "flight.mountain" },
  { key: "facing", fact: "flight.facing" },
  { key: "base", fact: "period" },
  { key: "annual", fact: "annual" },
] as const;

/** Which number of a palace is which star. */
export const Legend = ({ words, ...open }: { words: (typeof cardWords)["zh"] } & Tapping) =>
  legend.map(({ key, fact }) => (
    <Tap key={key} {...open} fact={fact} className={`fs-key fs-key-${key}`}>
      <small>{words.legend[key].where}</small>
      {words.legend[key].name}
    </Tap>
  ));
