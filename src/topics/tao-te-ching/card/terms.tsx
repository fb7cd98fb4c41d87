import type { FactChip } from "../../../shared/contract/stream.ts";
import { Tap, type Tapping } from "../../../ui/tap/tap.tsx";

export interface NamedTerm {
  fact: string;
  label: string;
  value: string;
}

/** Terms of the chapter by name and what each comes to, with the rule in plain words under it. */
export const Terms = ({ terms, facts, ...tapping }: { terms: readonly NamedTerm[]; facts: readonly FactChip[] } & Tapping) => (
  <ul className="tt-terms">
    {terms.map(({ fact, label, value }) => {
      const note = facts.find(({ id }) => id === fact)?.note;
      return (
        <li key={fact}>
          <Tap fact={fact} className="tt-term" {...tapping}>
            <small>{label}</small>
            <b>{value}</b>
          </Tap>
          {note ? <p>{note}</p> : null}
        </li>
      );
    })}
  </ul>
);
