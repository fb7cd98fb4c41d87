import { useChat, useThread, useWords } from "../chat-context.ts";
import { findPart } from "../store/telling.ts";

/** While the built-in reader writes: the rest at once. */
export const SkipButton = () => {
  const words = useWords();
  const { conversation } = useChat();
  const canSkip = useThread(({ run, messages }) => {
    if (run?.phase !== "telling") return false;
    const parts = messages[run.key]?.parts ?? [];
    return findPart(parts, "data-teller")?.teller === "builtin" && messages[run.key]?.status === "running";
  });
  if (!canSkip) return null;
  return (
    <button type="button" className="skip-telling" onClick={conversation.skip}>
      {words.skip}
    </button>
  );
};
