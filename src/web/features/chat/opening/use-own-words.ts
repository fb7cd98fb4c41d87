import { use } from "react";
import { findOpeningWords } from "../../../../topics/opening-words.ts";
import { useChat } from "../chat-context.ts";

/** The words of the chat's topic; waits for them. */
export const useOwnWords = () => {
  const { topic, locale } = useChat();
  const found = findOpeningWords(topic);
  return (found instanceof Promise ? use(found) : found)[locale];
};
