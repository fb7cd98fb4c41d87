import type { FactChip } from "../../../shared/contract/stream.ts";
import { Tap, type Tapping } from "../../../ui/tap/tap.tsx";
import "./named-terms.css";

export interface NamedTerm {
  fact: string;
  label: string;
  value: string;
}

/** Terms of a cast by name and what each comes to, with the rule in plain words under it. */
export const NamedTerms = ({ terms, facts, ...tapping }: { terms: readonly NamedTerm[]; facts: readonly FactChip[] } & Tapping) => (
  <ul className="card-terms">
    {terms.map(({ fact, label, value }) => {
      const note = facts.find(({ id }) => id === fact)?.note;
      return (
        <li key={fact}>
          <Tap fact={fact} className="card-term" {...tapping}>
            <small>{label}</small>
            <b>{value}</b>
          </Tap>
          {note ? <p>{note}</p> : null}
        </li>
      );
    })}
  </ul>
);
