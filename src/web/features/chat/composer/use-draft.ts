import { useCallback, useEffect, useRef, useState } from "react";
import { getUserId, usePerson } from "../../../kernel/session.ts";
import { draftWaitMs, keepDraft, readDraft } from "./drafts.ts";

/** Words are kept for whom they were written by alone. */
const keepOf = (person: string, key: string, text: string): void => {
  if (getUserId() === person) keepDraft(key, text, Date.now());
};

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
  useEffect(() => {
    const before = latest.current;
    // The first question of a new chat moves it to its own key: what was kept under the topic's has been said.
    if (before.key !== key) keepOf(person, before.key, "");
    latest.current = { key, kept };
    const timer = setTimeout(() => keepOf(person, key, kept), draftWaitMs);
    return () => clearTimeout(timer);
  }, [person, key, kept]);
  useEffect(() => {
    const flush = () => keepOf(person, latest.current.key, latest.current.kept);
    addEventListener("pagehide", flush);
    return () => {
      removeEventListener("pagehide", flush);
      flush();
    };
  }, [person]);
  return [text, useCallback((next: string) => setText(next), [])];
};
