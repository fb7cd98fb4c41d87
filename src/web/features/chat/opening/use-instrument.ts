import { useCallback, useEffect, useState } from "react";
import { useChat } from "../chat-context.ts";
import { type Fields, isAnswerTo, noFields, takeHand, takeWords, toGiven } from "./fields.ts";
import { keepFields, readFields } from "./kept-fields.ts";
import { useForgottenOnceSent } from "./use-kept-fields.ts";
import { type Preview, usePreview } from "./use-preview.ts";

interface Instrument {
  /** What stands in the fields, by hand or by the words. */
  given: Record<string, unknown>;
  hand: Fields["hand"];
  /** What these very fields come to; null while nothing is given, or nothing is known of them yet. */
  preview: Preview | null;
  /** True where the fields, as they are, are enough for a cast. */
  isReady: boolean;
  /** Sets fields by hand; undefined leaves one to the words. */
  put(part: Record<string, unknown>): void;
}

/** The fields of a topic's instrument: they follow what is typed and what is set by hand, whichever is newer, and are there again after a reload. */
export const useInstrument = (): Instrument => {
  const { topic } = useChat();
  const [fields, setFields] = useState<Fields>(() => ({ ...noFields, hand: (readFields(topic) ?? {}) as Fields["hand"] }));
  const words = usePreview(null);
  const heard = JSON.stringify(words?.known ?? {});
  useEffect(() => setFields((now) => takeWords(now, JSON.parse(heard))), [heard]);
  const { hand } = fields;
  useEffect(() => keepFields(topic, Object.keys(hand).length > 0 ? hand : null), [topic, hand]);
  useForgottenOnceSent();
  const isTouched = Object.keys(hand).length > 0;
  const given = toGiven(fields);
  const set = usePreview(isTouched ? given : null, "");
  const preview = isTouched ? (set && isAnswerTo(given, set.known) ? set : null) : words;
  const isReady = preview !== null && preview.missing.length === 0 && Object.keys(preview.problems).length === 0;
  return { given, hand, preview, isReady, put: useCallback((part) => setFields((now) => takeHand(now, part)), []) };
};
