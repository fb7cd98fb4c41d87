import { useEffect, useRef, useState } from "react";
import { useChat, useWords } from "../chat-context.ts";

/** Says when an answer is being told and when it is there; the words themselves are read in their place. */
export const LiveRegion = () => {
  const words = useWords();
  const { conversation } = useChat();
  const [said, setSaid] = useState("");
  const latest = useRef(words);
  latest.current = words;
  useEffect(
    () =>
      conversation.store.subscribe((state, before) => {
        if (state.run && !before.run) setSaid(latest.current.nowReading);
        if (!state.run && before.run) {
          const status = state.messages[before.run.key]?.status;
          setSaid(status === "completed" ? latest.current.nowDone : status === "stopped" ? latest.current.nowStopped : latest.current.interrupted);
        }
      }),
    [conversation],
  );
  return (
    <p className="vh" role="status" aria-live="polite">
      {said}
    </p>
  );
};
