import { memo, useId, useState } from "react";
import type { FactChip } from "../../../../shared/contract/stream.ts";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { Markdown } from "../../../../ui/markdown/markdown.tsx";
import { useWords } from "../chat-context.ts";
import type { PassageKind } from "./to-passages.ts";
import { Why } from "./Why.tsx";

interface PassageProps {
  text: string;
  label: string;
  kind: PassageKind;
  doubts: readonly string[];
  isGrowing: boolean;
  /** The facts it rests on; the same array as long as they are the same. */
  facts: readonly FactChip[];
  /** The fact of this paragraph that is marked in the picture. */
  activeFactId: string | null;
  onFact(factId: string | null): void;
}

/** One paragraph: its name and its reasons in the margin, the words beside them. Drawn again only when something of it changes. */
export const Passage = memo(({ text, label, kind, doubts, isGrowing, facts, activeFactId, onFact }: PassageProps) => {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const whyId = useId();
  const hasWhy = facts.length > 0 && !isGrowing;
  const toggle = () => {
    setOpen(!isOpen);
    if (isOpen) onFact(null);
  };
  return (
    <section className={`para is-${kind}${isOpen ? " now" : ""}`}>
      {label || hasWhy ? (
        <div className="margin">
          {label ? <h3>{label}</h3> : null}
          {hasWhy ? (
            <button type="button" className="why" aria-expanded={isOpen} aria-controls={whyId} onClick={toggle}>
              {words.why(facts.length)}
            </button>
          ) : null}
        </div>
      ) : null}
      <div className="words">
        <Markdown text={text} isStreaming={isGrowing} marked={doubts} />
        {doubts.length > 0 ? (
          <p className="doubt">
            <Icon name="info" size={16} />
            {words.doubtful}
          </p>
        ) : null}
        <div id={whyId}>{isOpen ? <Why facts={facts} activeFactId={activeFactId} onFact={onFact} /> : null}</div>
      </div>
    </section>
  );
});
