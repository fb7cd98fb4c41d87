import { type KeyboardEvent, useRef } from "react";
import { getEnter } from "../../../kernel/enter.ts";
import { isSendPress } from "./enter-rule.ts";

/** Handlers for a text box whose Enter sends, input methods respected. */
export const useEnter = (send: () => void) => {
  const compositionEndedAtMs = useRef(Number.NEGATIVE_INFINITY);
  return {
    onCompositionEnd() {
      compositionEndedAtMs.current = performance.now();
    },
    onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
      const { key, keyCode, isComposing } = event.nativeEvent;
      const { shiftKey, altKey, ctrlKey, metaKey } = event;
      const circumstances = { makesLine: getEnter() === "line", compositionEndedAtMs: compositionEndedAtMs.current, nowMs: performance.now() };
      if (!isSendPress({ key, keyCode, isComposing, shiftKey, altKey, ctrlKey, metaKey }, circumstances)) return;
      event.preventDefault();
      send();
    },
  };
};
