import type { CSSProperties } from "react";
import type { Tapping } from "../../../ui/tap/tap.tsx";
import type { BirthdayCast } from "../engine.ts";
import { ElementNames } from "./ring.tsx";
import { Term } from "./term.tsx";
import type { CardWords } from "./words.ts";

const toShare = (points: number): CSSProperties => ({ width: `${points}%` });

/** How strong the day master is, in its three parts of a hundred, and which elements it can use. */
export const Strength = ({ cast, words, ...tapping }: { cast: BirthdayCast; words: CardWords } & Tapping) => {
  const { level, score, season, roots, allies } = cast.strength;
  return (
    <div className="bz-weigh">
      <Term fact="strength" className="bz-strength" {...tapping}>
        <span className="bz-key">{words.strength}</span>
        <b>
          {words.level[level]} {score}
        </b>
        <span className="bz-scale" aria-hidden="true">
          <i style={toShare(season)} />
          <i style={toShare(roots)} />
          <i style={toShare(allies)} />
        </span>
        <small>{[season, roots, allies].map((points, place) => `${words.strengthParts[place]} ${points}`).join(" · ")}</small>
      </Term>
      <Term fact="useful" className="bz-useful" {...tapping}>
        <span className="bz-key">{words.useful}</span>
        <span className="bz-useful-names">
          <ElementNames names={cast.usefulElements} words={words} />
        </span>
      </Term>
    </div>
  );
};
