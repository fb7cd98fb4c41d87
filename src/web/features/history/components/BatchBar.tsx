import { Icon } from "../../../../ui/icon/icon.tsx";
import { useWords } from "../use-words.ts";

interface BatchBarProps {
  count: number;
  isAll: boolean;
  onToggleAll(): void;
  /** All that is chosen is pinned already: then it can be unpinned. */
  isPinned: boolean;
  onPin(isPinned: boolean): void;
  onDelete(): void;
  onDone(): void;
}

/** At the foot of the page while chats are being selected. */
export const BatchBar = ({ count, isAll, onToggleAll, isPinned, onPin, onDelete, onDone }: BatchBarProps) => {
  const words = useWords();
  return (
    <div className="batch">
      <div className="batch-in">
        <span role="status">{words.selected(count)}</span>
        <button type="button" className="tx" onClick={onToggleAll}>
          {isAll ? words.selectNone : words.selectAll}
        </button>
        <button type="button" className="tx" disabled={count === 0} onClick={() => onPin(!isPinned)}>
          <Icon name={isPinned ? "unpin" : "pin"} size={18} />
          {isPinned ? words.unpin : words.pin}
        </button>
        <button type="button" className="tx" disabled={count === 0} onClick={onDelete}>
          <Icon name="trash" size={18} />
          {words.deleteSelected}
        </button>
        <button type="button" className="tx" onClick={onDone}>
          <b>{words.done}</b>
        </button>
      </div>
    </div>
  );
};
