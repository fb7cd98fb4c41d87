import { useEffect, useState } from "react";
import type { AnswerOf } from "../../../../shared/contract/call.ts";
import { previewCast } from "../../../../shared/contract/cast.ts";
import { callApi } from "../../../kernel/api-client.ts";
import { useChat, useOpening } from "../chat-context.ts";

export interface Preview extends AnswerOf<typeof previewCast> {
  /** The inputs it was asked with, as JSON. */
  of: string;
}

/** A hand that turns a wheel, or types, pauses so long. */
const pauseMs = 250;

/**
 * What the words in the input and the fields of an instrument give its topic so far. The last answer stands until the next has come.
 * @param inputs what was picked by hand; null while nothing was
 * @param words those to be heard, where the hand has taken over some; by default all that are typed
 * @returns null while nothing is given
 */
export const usePreview = (inputs: Record<string, unknown> | null, words?: string): Preview | null => {
  const { topic } = useChat();
  const typed = useOpening(({ typed }) => typed.trim());
  const [preview, setPreview] = useState<Preview | null>(null);
  const heard = words ?? typed;
  const given = JSON.stringify(inputs ?? {});
  const isEmpty = heard === "" && inputs === null;
  useEffect(() => {
    if (isEmpty) return setPreview(null);
    const leaving = new AbortController();
    const ask = () => callApi(previewCast, { module: topic, question: heard, inputs: JSON.parse(given) }, { signal: leaving.signal });
    const timer = setTimeout(() => {
      ask().then(
        (answer) => setPreview({ ...answer, of: given }),
        () => {},
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [topic, heard, given, isEmpty]);
  return preview;
};
