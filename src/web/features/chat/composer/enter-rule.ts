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
  /** The person would rather have a new line. */
  makesLine: boolean;
  /** When the last composition ended, on the clock of `nowMs`. */
  compositionEndedAtMs: number;
  nowMs: number;
}

/** True for a key that sends: Enter without Shift and outside composition; where Enter makes a line, Ctrl or ⌘ with it. */
export const isSendPress = (press: EnterPress, { makesLine, compositionEndedAtMs, nowMs }: EnterCircumstances): boolean => {
  if (press.key !== "Enter" || press.shiftKey || press.altKey || isComposing(press, compositionEndedAtMs, nowMs)) return false;
  return !makesLine || press.ctrlKey || press.metaKey;
};
