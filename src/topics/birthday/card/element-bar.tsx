import type { CSSProperties } from "react";
import type { Tapping } from "../../../ui/tap/tap.tsx";
import type { BirthdayCast } from "../engine.ts";
import { elementOrder } from "./ring.tsx";
import { Term } from "./term.tsx";
import type { CardWords } from "./words.ts";

/** The five elements as one bar, where a ring would be too small. */
export const ElementBar = ({ cast, words, ...tapping }: { cast: BirthdayCast; words: CardWords } & Tapping) => (
  <div
    className="bz-bar"
    style={{ gridTemplateColumns: elementOrder.map((element) => `minmax(44px, ${Math.max(1, cast.elements[element])}fr)`).join(" ") } as CSSProperties}
  >
    {elementOrder.map((element) => (
      <Term key={element} fact={`element.${element}`} className="bz-bar-part" {...tapping}>
        <i aria-hidden="true" className={`bz-${element}`} />
        <span>
          <b className={`bz-${element}`}>{words.elements[element]}</b> {cast.elements[element]}
          <span className="vh">%</span>
        </span>
      </Term>
    ))}
  </div>
);
