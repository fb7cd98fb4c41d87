import { type SyntheticEvent, useState } from "react";
import type { FactChip } from "../../../../shared/contract/stream.ts";
import { useWords } from "../chat-context.ts";

interface WhyProps {
  facts: readonly FactChip[];
  /** The fact shown in this paragraph and marked in the picture; null while another paragraph, or none, has one. */
  activeFactId: string | null;
  onFact(factId: string | null): void;
}

/** The facts behind a paragraph. The chosen one is said in plain words and marked in the picture. */
export const Why = ({ facts, activeFactId, onFact }: WhyProps) => {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const [chosenId, setChosenId] = useState(facts.find(({ note }) => note)?.id ?? facts[0]?.id ?? null);
  const chosen = facts.find(({ id }) => id === chosenId);
  const toggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    setOpen(currentTarget.open);
    onFact(currentTarget.open ? chosenId : null);
  };
  const choose = (id: string) => {
    setChosenId(id);
    onFact(id);
  };
  return (
    <details className="why" onToggle={toggle}>
      <summary>{words.why(facts.length)}</summary>
      {isOpen ? (
        <div className="note">
          <ul className="chips">
            {facts.map(({ id, label, value }) => (
              <li key={id}>
                <button
                  type="button"
                  className={id === (activeFactId ?? chosenId) ? "chip hot" : "chip"}
                  aria-pressed={id === chosenId}
                  onClick={() => choose(id)}
                >
                  <i>{label}</i> {value}
                </button>
              </li>
            ))}
          </ul>
          {chosen?.note ? <p>{chosen.note}</p> : null}
        </div>
      ) : null}
    </details>
  );
};
