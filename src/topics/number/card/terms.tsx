import type { FactChip } from "../../../shared/contract/stream.ts";
import type { Tapping } from "../../../ui/tap/tap.tsx";
import { Tap } from "../../../ui/tap/tap.tsx";

export interface NamedTerm {
  fact: string;
  label: string;
  value: string;
}

/** Terms of the cast by name and what each comes to, with the rule in plain words under it. */
export const Terms = ({ terms, facts, ...tapping }: { terms: readonly NamedTerm[]; facts: readonly FactChip[] } & Tapping) => (
  <ul className="td-terms">
    {terms.map(({ fact, label, value }) => {
      const note = facts.find(({ id }) => id === fact)?.note;
      return (
        <li key={fact}>
          <Tap fact={fact} className="td-term" {...tapping}>
            <small>{label}</small>
            <b>{value}</b>
          </Tap>
          {note ? <p>{note}</p> : null}
        </li>
      );
    })}
  </ul>
);
