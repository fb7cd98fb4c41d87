import { Icon } from "../../../../ui/icon/icon.tsx";
import { useChat } from "../chat-context.ts";
import { beginSelecting, type Chosen, openShare } from "./selection.ts";
import { useSharingWords } from "./use-sharing-words.ts";

/** Beside what else one can do with an answer. */
export const ShareActions = ({ record }: { record: Chosen }) => {
  const words = useSharingWords();
  const { msggroup } = useChat();
  return (
    <>
      <button type="button" className="ib" aria-label={words.share} title={words.share} onClick={() => openShare([record])}>
        <Icon name="share" />
      </button>
      <button type="button" className="ib" aria-label={words.select} title={words.select} onClick={() => beginSelecting(msggroup, record)}>
        <Icon name="select" />
      </button>
    </>
  );
};
