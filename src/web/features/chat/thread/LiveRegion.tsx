import { useEffect, useRef, useState } from "react";
import { useChat, useWords } from "../chat-context.ts";
import { toAnnouncement } from "./to-announcement.ts";

/** Says when an answer is being told, and its headline when it is there; the words themselves are read in their place. */
export const LiveRegion = () => {
  const words = useWords();
  const { conversation } = useChat();
  const [said, setSaid] = useState("");
  const latest = useRef(words);
  latest.current = words;
  useEffect(() => conversation.store.subscribe((state, before) => setSaid((now) => toAnnouncement(state, before, latest.current) ?? now)), [conversation]);
  return (
    <p className="vh" role="status" aria-live="polite">
      {said}
    </p>
  );
};
