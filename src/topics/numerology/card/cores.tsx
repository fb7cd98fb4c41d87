import { Tap, type Tapping } from "../../../ui/tap/tap.tsx";
import { cores, type NumerologyCast } from "../cast-types.ts";
import { findCore } from "../find-repeat.ts";
import type { CardWords } from "./words.ts";

/** The core numbers in a row, each as a numeral one can tap; the life path stands first and largest. */
export const Cores = ({ cast, words, ...tapping }: Tapping & { cast: NumerologyCast; words: CardWords }) => {
  const shown = cores.flatMap((core) => {
    const number = findCore(cast, core);
    return number === null ? [] : [{ core, number }];
  });
  return (
    <div className={shown.length > 2 ? "nm-cores" : "nm-cores nm-cores-few"}>
      {shown.map(({ core, number }) => (
        <Tap key={core} {...tapping} fact={`core.${core}`} className={core === "lifePath" ? "nm-core nm-core-first" : "nm-core"}>
          <b>{number}</b>
          <small>{words.core[core]}</small>
        </Tap>
      ))}
    </div>
  );
};
