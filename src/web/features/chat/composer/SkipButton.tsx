import { isTouch } from "../../../../ui/media/is-touch.ts";
import { useChat, useThread, useWords } from "../chat-context.ts";
import { findPart } from "../store/telling.ts";

/** While the built-in reader writes: the rest at once. It stands over the input, not over the words. */
export const SkipButton = () => {
  const words = useWords();
  const { conversation, composer } = useChat();
  const canSkip = useThread(({ run, messages }) => {
    if (run?.phase !== "telling") return false;
    const parts = messages[run.key]?.parts ?? [];
    return findPart(parts, "data-teller")?.teller === "builtin" && messages[run.key]?.status === "running";
  });
  if (!canSkip) return null;
  const skip = () => {
    conversation.skip();
    // The button goes; the keys stay at the input.
    if (!isTouch()) composer.current?.focus();
  };
  return (
    <div className="dock-line">
      <button type="button" className="skip-telling" onClick={skip}>
        {words.skip}
      </button>
    </div>
  );
};
