import type { FactChip } from "../../../shared/contract/stream.ts";
import type { Tapping } from "../../../ui/tap/tap.tsx";
import { Term } from "./term.tsx";

/** Facts of the lot by name and what each comes to, with the rule in plain words under it. */
export const Terms = ({ ids, facts, ...tapping }: { ids: readonly string[]; facts: readonly FactChip[] } & Tapping) => (
  <ul className="ft-terms">
    {facts
      .filter(({ id }) => ids.includes(id))
      .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
      .map(({ id, label, value, note }) => (
        <li key={id}>
          <Term fact={id} className="ft-named" {...tapping}>
            <small>{label}</small>
            <b>{value}</b>
          </Term>
          {note ? <p>{note}</p> : null}
        </li>
      ))}
  </ul>
);
