interface KeyPress {
  key: string;
  keyCode: number;
  isComposing: boolean;
}

/** WebKit ends a composition just before the Enter that accepted it; such an Enter comes within this time. */
const afterCompositionMs = 50;

/**
 * True while an input method is at work, when Enter picks a word and must not send, save or search.
 * 229 and "Process" are what browsers report for keys the input method has taken.
 * @param endedAtMs when the last composition ended, on the clock of `nowMs`; both may be left out
 */
export const isComposing = (press: KeyPress, endedAtMs = Number.NEGATIVE_INFINITY, nowMs = 0): boolean =>
  press.isComposing || press.keyCode === 229 || press.key === "Process" || (press.key === "Enter" && nowMs - endedAtMs < afterCompositionMs);
