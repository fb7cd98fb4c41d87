import type { Tapping } from "../../../ui/tap/tap.tsx";
import type { BirthdayCast } from "../engine.ts";
import { Term } from "./term.tsx";
import type { CardWords } from "./words.ts";

/** 合冲刑害: what the pillars do to one another. */
export const Ties = ({ cast, words, ...tapping }: { cast: BirthdayCast; words: CardWords } & Tapping) => (
  <section className="bz-ties">
    {cast.relations.length === 0 ? <p>{words.noTies}</p> : null}
    <ul>
      {cast.relations.map((relation, index) => {
        const { name, where } = words.relation(relation);
        const fact = `relation.${index + 1}`;
        return (
          <li key={fact}>
            <Term fact={fact} className="bz-tie" {...tapping}>
              <b lang="zh">{relation.members.map(({ char }) => char).join("")}</b>
              <span>
                {name}
                <small>{where}</small>
              </span>
            </Term>
          </li>
        );
      })}
    </ul>
  </section>
);

/** 神煞, each with the pillar it falls on. */
export const Stars = ({ cast, words, ...tapping }: { cast: BirthdayCast; words: CardWords } & Tapping) => (
  <section className="bz-stars">
    <ul>
      {cast.spirits.map((spirit, index) => {
        const { name, where } = words.star(spirit.name, spirit.pillar);
        const fact = `spirit.${index + 1}`;
        return (
          <li key={fact}>
            <Term fact={fact} className="bz-star" {...tapping}>
              {name}
              <small>{where}</small>
            </Term>
          </li>
        );
      })}
    </ul>
  </section>
);

const palaces = ["conception", "fetalBreath", "soulPalace", "bodyPalace"] as const;

/** 胎元 胎息 命宫 身宫. */
export const Palaces = ({ cast, words, ...tapping }: { cast: BirthdayCast; words: CardWords } & Tapping) => (
  <ul className="bz-palaces" aria-label={words.palacesTitle}>
    {palaces.map((palace) =>
      cast[palace] === null ? null : (
        <li key={palace}>
          <Term fact={palace} {...tapping}>
            <small>{words.palaces[palace]}</small>
            <b lang="zh">{cast[palace]}</b>
          </Term>
        </li>
      ),
    )}
  </ul>
);
