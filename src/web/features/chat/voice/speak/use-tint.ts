import { useEffect } from "react";
import type { Sentence } from "../../../../../shared/voice/sentences.ts";
import { findRange } from "./find-range.ts";

const name = "spoken";

/** Tints the sentence that is being said where it stands in its answer, where the browser can without touching the page. */
export const useTint = (messageKey: string, sentences: readonly Sentence[], at: number): void => {
  useEffect(() => {
    const answer = document.querySelector(`[data-key="${CSS.escape(messageKey)}"] .reading`);
    const sentence = sentences[at];
    if (!answer || !sentence || typeof Highlight !== "function") return;
    const nth = sentences.slice(0, at).filter(({ spoken }) => spoken === sentence.spoken).length;
    const range = findRange(answer, sentence.spoken, nth);
    if (!range) return;
    CSS.highlights.set(name, new Highlight(range));
    return () => void CSS.highlights.delete(name);
  }, [messageKey, sentences, at]);
};
