import { isComposing } from "../../../../ui/form/is-composing.ts";

export interface EnterPress {
  key: string;
  keyCode: number;
  isComposing: boolean;
  shiftKey: boolean;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

export interface EnterCircumstances {
  /** A touch keyboard, where Enter is the only way to a new line. */
  isTouch: boolean;
  /** When the last composition ended, on the clock of `nowMs`. */
  compositionEndedAtMs: number;
  nowMs: number;
}

/** True for a key that sends: Enter without Shift and outside composition, or Ctrl/⌘ Enter on any keyboard. */
export const isSendPress = (press: EnterPress, { isTouch, compositionEndedAtMs, nowMs }: EnterCircumstances): boolean => {
  if (press.key !== "Enter" || press.shiftKey || press.altKey || isComposing(press, compositionEndedAtMs, nowMs)) return false;
  return !isTouch || press.ctrlKey || press.metaKey;
};
