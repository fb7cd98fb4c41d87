import type { Tapping } from "../../../ui/tap/tap.tsx";
import type { MarriageCast } from "../engine.ts";
import { Term } from "./term.tsx";
import type { CardWords } from "./words.ts";

interface BirthsProps extends Tapping {
  cast: MarriageCast;
  words: CardWords;
}

const whos = ["a", "b"] as const;

/** When and where each was born; what an hour that is not known leaves out. */
export const Births = ({ cast, words, ...tapping }: BirthsProps) => (
  <ul className="mr-births">
    {whos.map((who) => (
      <li key={who}>
        <Term fact={`person.${who}`} className="mr-birth" {...tapping}>
          <b>{words.who(cast, who)}</b>
          <span>{words.birth(cast, who)}</span>
        </Term>
        {cast[who].hasTime ? null : (
          <Term fact={`unknownTime.${who}`} className="mr-birth" {...tapping}>
            <b>{words.pillars.hour}</b>
            <span>{words.unknownHour}</span>
          </Term>
        )}
      </li>
    ))}
  </ul>
);

/** The person grids of both names, under one fact. */
export const Names = ({ cast: { nameGrids }, words, ...tapping }: BirthsProps) =>
  nameGrids ? (
    <Term fact="names" className="mr-names" {...tapping}>
      {whos.map((who) => (
        <span key={who}>
          <b lang="zh">{nameGrids[who].name}</b>
          <small>{words.personGrid(nameGrids[who])}</small>
        </span>
      ))}
    </Term>
  ) : null;
