import type { Tapping } from "../../../ui/tap/tap.tsx";
import type { MarriageCast } from "../engine.ts";
import { Term } from "./term.tsx";
import type { CardWords } from "./words.ts";

interface ListProps extends Tapping {
  cast: MarriageCast;
  words: CardWords;
}

const mostShown = 8;
const drawing = ["stemCombine", "sixHarmony", "halfHarmony"];

/** 合冲刑害 from one chart to the other. */
export const Ties = ({ cast, words, ...tapping }: ListProps) => (
  <section className="mr-list">
    <h4>{words.tiesTitle}</h4>
    {cast.crossTies.length === 0 ? <p>{words.noTies}</p> : null}
    <ul>
      {cast.crossTies.slice(0, mostShown).map((tie, index) => {
        const { name, where } = words.tie(tie);
        const fact = `cross.${index + 1}`;
        return (
          <li key={fact}>
            <Term fact={fact} className={drawing.includes(tie.kind) ? "mr-tie mr-draws" : "mr-tie mr-grates"} {...tapping}>
              <b lang="zh">
                {tie.a.char}
                {tie.b.char}
              </b>
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

/** Contacts of the two skies, and who gives what is needed. */
export const Contacts = ({ cast, words, ...tapping }: ListProps) => (
  <section className="mr-list">
    <h4>{words.skyTitle}</h4>
    {cast.synastry.contacts.length === 0 ? <p>{words.noContacts}</p> : null}
    <ul>
      {cast.synastry.contacts.map((contact, index) => {
        const { name, how } = words.contact(contact);
        const fact = `contact.${index + 1}`;
        return (
          <li key={fact}>
            <Term fact={fact} className={contact.effect >= 0 ? "mr-contact mr-draws" : "mr-contact mr-grates"} {...tapping}>
              <span>
                {name}
                <small>{how}</small>
              </span>
            </Term>
          </li>
        );
      })}
    </ul>
    <h4>{words.givingTitle}</h4>
    <ul>
      {(["a", "b"] as const).map((who) => (
        <li key={who}>
          <Term fact={`giving.${who}`} className="mr-contact" {...tapping}>
            <span>{words.giving(cast, who)}</span>
          </Term>
        </li>
      ))}
    </ul>
  </section>
);
