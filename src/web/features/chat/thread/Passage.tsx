import { memo } from "react";
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
  isDoubtful: boolean;
  isGrowing: boolean;
  /** The facts it rests on; the same array as long as they are the same. */
  facts: readonly FactChip[];
  activeFactId: string | null;
  onFact(factId: string | null): void;
}

/** One paragraph: its name and its reasons in the margin, the words beside them. Drawn again only when something of it changes. */
export const Passage = memo(({ text, label, kind, isDoubtful, isGrowing, facts, activeFactId, onFact }: PassageProps) => {
  const words = useWords();
  const isOpen = activeFactId !== null;
  return (
    <section className={`para is-${kind}${isOpen ? " now" : ""}${label ? "" : facts.length > 0 ? " is-unnamed" : " is-bare"}`}>
      {label ? <h3 className="sh">{label}</h3> : <span className="sh" />}
      <div>
        <Markdown text={text} isStreaming={isGrowing} />
        {isDoubtful ? (
          <p className="doubt">
            <Icon name="info" size={16} />
            {words.doubtful}
          </p>
        ) : null}
        {facts.length > 0 && !isGrowing ? <Why facts={facts} activeFactId={activeFactId} onFact={onFact} /> : null}
      </div>
    </section>
  );
});
