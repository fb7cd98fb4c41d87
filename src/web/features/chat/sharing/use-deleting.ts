import { showToast } from "../../../../ui/toast/toast.ts";
import { tellChatsChanged } from "../../../kernel/chats-changed.ts";
import { useChat } from "../chat-context.ts";
import { deleteMessages } from "./api.ts";
import { type Chosen, selection } from "./selection.ts";
import { useSharingWords } from "./use-sharing-words.ts";

const undoMs = 10_000;

/** Takes records out of sight at once, and for good when the time for undoing is over: what the server deletes it cannot bring back. */
export const useDeleting = (): ((chosen: readonly Chosen[]) => void) => {
  const words = useSharingWords();
  const { conversation } = useChat();
  const hide = (ids: readonly string[], isHidden: boolean) =>
    selection.setState(({ leaving }) => ({ leaving: isHidden ? [...leaving, ...ids] : leaving.filter((id) => !ids.includes(id)) }));
  return (chosen) => {
    const answers = chosen.map(({ answerId }) => answerId);
    const ids = chosen.flatMap(({ answerId, questionId }) => (questionId === null ? [answerId] : [questionId, answerId]));
    let isUndone = false;
    let isSent = false;
    hide(answers, true);
    const send = async () => {
      if (isUndone || isSent) return;
      isSent = true;
      removeEventListener("pagehide", send);
      await deleteMessages(ids).then(
        () => undefined,
        (error: unknown) => showToast(error instanceof Error && error.message ? error.message : words.failed),
      );
      await conversation.open(false);
      hide(answers, false);
      tellChatsChanged();
    };
    addEventListener("pagehide", send);
    const act = () => {
      isUndone = true;
      hide(answers, false);
    };
    showToast(words.removed(chosen.length), { action: { label: words.undo, act }, durationMs: undoMs, isFirm: true });
    setTimeout(() => void send(), undoMs);
  };
};
