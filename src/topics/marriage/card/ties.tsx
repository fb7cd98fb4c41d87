import type { Tapping } from "../../../ui/tap/tap.tsx";
import { isDrawing } from "../cross-ties.ts";
import type { MarriageCast } from "../engine.ts";
import { Term } from "./term.tsx";
import type { CardWords } from "./words.ts";

interface ListProps extends Tapping {
  cast: MarriageCast;
  words: CardWords;
}

/** 合冲刑害 from one chart to the other. */
export const Ties = ({ cast, words, ...tapping }: ListProps) => (
  <section className="mr-list">
    {cast.crossTies.length === 0 ? <p>{words.noTies}</p> : null}
    <ul>
      {cast.crossTies.map((tie, index) => {
        const { name, where } = words.tie(tie);
        const fact = `cross.${index + 1}`;
        return (
          <li key={fact}>
            <Term fact={fact} className={isDrawing(tie) ? "mr-tie mr-draws" : "mr-tie mr-grates"} {...tapping}>
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

/** Contacts of the two skies. */
export const Contacts = ({ cast, words, ...tapping }: ListProps) => (
  <section className="mr-list">
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
  </section>
);

/** Who gives what is needed. */
export const Gifts = ({ cast, words, ...tapping }: ListProps) => (
  <ul className="mr-list">
    {(["a", "b"] as const).map((who) => (
      <li key={who}>
        <Term fact={`giving.${who}`} className="mr-gift" {...tapping}>
          {words.giving(cast, who)}
        </Term>
      </li>
    ))}
  </ul>
);
