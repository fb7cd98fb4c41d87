import { useEffect, useState } from "react";
import type { FactChip } from "../../../../shared/contract/stream.ts";

interface WhyProps {
  facts: readonly FactChip[];
  activeFactId: string | null;
  onFact(factId: string | null): void;
}

/** The facts behind a paragraph. The chosen one is said in plain words and marked in the picture. */
export const Why = ({ facts, activeFactId, onFact }: WhyProps) => {
  const [chosenId, setChosenId] = useState(facts.find(({ note }) => note)?.id ?? facts[0]?.id ?? null);
  const chosen = facts.find(({ id }) => id === chosenId);
  useEffect(() => onFact(chosenId), [chosenId, onFact]);
  return (
    <div className="note">
      <ul className="chips">
        {facts.map(({ id, label, value }) => (
          <li key={id}>
            <button
              type="button"
              className={id === (activeFactId ?? chosenId) ? "chip hot" : "chip"}
              aria-pressed={id === chosenId}
              onClick={() => setChosenId(id)}
            >
              <i>{label}</i> {value}
            </button>
          </li>
        ))}
      </ul>
      {chosen?.note ? <p>{chosen.note}</p> : null}
    </div>
  );
};
