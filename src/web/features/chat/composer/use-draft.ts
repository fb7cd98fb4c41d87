import { useCallback, useEffect, useRef, useState } from "react";
import { getPerson, usePerson } from "../../../kernel/session.ts";
import { draftWaitMs, keepDraft, readDraft } from "./drafts.ts";

/**
 * The words in the input, kept while they are written.
 * @param key the conversation, or `new:TOPIC`
 * @param sending words on their way that the server has not taken yet: kept as long, for a page that is left before they arrive
 */
export const useDraft = (key: string, sending: string): [text: string, setText: (text: string) => void] => {
  const person = usePerson();
  const [text, setText] = useState(() => readDraft(key, Date.now()));
  const kept = text.trim() === "" ? sending : text;
  const latest = useRef({ key, kept });
  /** What this page has read or written: where nothing was changed here, what another page wrote meanwhile stays. */
  const own = useRef(text);
  const keepNow = useCallback(
    (of: string, words: string) => {
      // Words are kept for whom they were written by alone.
      if (words === own.current || getPerson() !== person) return;
      keepDraft(of, words, Date.now(), own.current);
      own.current = words;
    },
    [person],
  );
  useEffect(() => {
    const before = latest.current;
    // The first question of a new chat moves it to its own key: what was kept under the topic's has been said.
    if (before.key !== key) {
      keepNow(before.key, "");
      own.current = "";
    }
    latest.current = { key, kept };
    const timer = setTimeout(() => keepNow(key, kept), draftWaitMs);
    return () => clearTimeout(timer);
  }, [keepNow, key, kept]);
  useEffect(() => {
    const flush = () => keepNow(latest.current.key, latest.current.kept);
    addEventListener("pagehide", flush);
    return () => {
      removeEventListener("pagehide", flush);
      flush();
    };
  }, [keepNow]);
  return [text, useCallback((next: string) => setText(next), [])];
};
