import type { FactChip } from "../../../../shared/contract/stream.ts";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { useWords } from "../chat-context.ts";

/** What a term tapped in the picture means. */
export const FactNote = ({ fact, onClose }: { fact: FactChip; onClose(): void }) => {
  const words = useWords();
  return (
    <aside className="fact-note" role="status">
      <p>
        <b>
          <i>{fact.label}</i> {fact.value}
        </b>
        {fact.note}
      </p>
      <button type="button" className="ib" aria-label={words.closeFact} onClick={onClose}>
        <Icon name="close" size={18} />
      </button>
    </aside>
  );
};
