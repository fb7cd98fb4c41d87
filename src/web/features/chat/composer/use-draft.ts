import { useCallback, useEffect, useRef, useState } from "react";
import { draftWaitMs, keepDraft, readDraft } from "./drafts.ts";

/** The words in the input, kept while they are written. @param key the conversation, or `new:TOPIC` */
export const useDraft = (key: string): [text: string, setText: (text: string) => void] => {
  const [text, setText] = useState(() => readDraft(key, Date.now()));
  const latest = useRef({ key, text });
  useEffect(() => {
    const before = latest.current;
    // The first question of a new chat moves it to its own key: what was kept under the topic's has been said.
    if (before.key !== key) keepDraft(before.key, "", Date.now());
    latest.current = { key, text };
    const timer = setTimeout(() => keepDraft(key, text, Date.now()), draftWaitMs);
    return () => clearTimeout(timer);
  }, [key, text]);
  useEffect(() => {
    const flush = () => keepDraft(latest.current.key, latest.current.text, Date.now());
    addEventListener("pagehide", flush);
    return () => {
      removeEventListener("pagehide", flush);
      flush();
    };
  }, []);
  return [text, useCallback((next: string) => setText(next), [])];
};
