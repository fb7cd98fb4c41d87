import type { Tapping } from "../../../ui/tap/tap.tsx";
import { toBranch, toStem } from "../../kit/calendar/sexagenary.ts";
import { toElement } from "../../kit/hexagrams/branches.ts";
import { pillarNames } from "../../kit/pillars/four-pillars.ts";
import { toStemElement } from "../../kit/pillars/stem-nature.ts";
import type { MarriageCast } from "../engine.ts";
import type { Who } from "../person.ts";
import { Arcs } from "./arcs.tsx";
import { Term } from "./term.tsx";
import type { CardWords } from "./words.ts";

interface CoupleProps extends Tapping {
  cast: MarriageCast;
  words: CardWords;
}

const Side = ({ cast, words, who, ...tapping }: CoupleProps & { who: Who }) => (
  <div className="mr-four">
    {pillarNames.map((name) => {
      const ganzhi = cast[who].pillars[name];
      return (
        <div key={name} className={name === "day" ? "mr-pillar mr-day" : "mr-pillar"}>
          {ganzhi === null ? (
            <Term fact={`unknownTime.${who}`} {...tapping}>
              <small>{words.pillars[name]}</small>
              <span className="mr-none" role="img" aria-label={words.unknownHour}>
                —
              </span>
            </Term>
          ) : (
            <Term fact={`pillar.${who}.${name}`} {...tapping}>
              <small>{words.pillars[name]}</small>
              <b lang="zh">
                <span className={`mr-${toStemElement(toStem(ganzhi))}`}>{toStem(ganzhi)}</span>
                <span className={`mr-${toElement(toBranch(ganzhi))}`}>{toBranch(ganzhi)}</span>
              </b>
              {words.pillarNote(ganzhi).map((line) => (
                <small key={line}>{line}</small>
              ))}
            </Term>
          )}
        </div>
      );
    })}
  </div>
);

/** The two charts abreast; what draws them arches above, what grates hangs below. */
export const Couple = ({ cast, words, ...tapping }: CoupleProps) => (
  <section className="mr-couple" aria-label={words.arcs(cast)}>
    <div className="mr-heads">
      {(["a", "b"] as const).map((who) => (
        <Term key={who} fact={`person.${who}`} className="mr-head" {...tapping}>
          <b>{words.who(cast, who)}</b>
          <small>{words.birth(cast, who)}</small>
        </Term>
      ))}
    </div>
    <Arcs ties={cast.crossTies} side="above" />
    <div className="mr-eight">
      <Side cast={cast} words={words} who="a" {...tapping} />
      <Side cast={cast} words={words} who="b" {...tapping} />
    </div>
    <Arcs ties={cast.crossTies} side="below" />
  </section>
);
