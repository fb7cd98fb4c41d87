import { createElement, type ReactNode } from "react";

/** Private characters that stand in the source round what is to be marked; they are never shown. */
const [start, end] = ["\uE000", "\uE001"];
const either = /[\uE000\uE001]/;
const eachOf = /([\uE000\uE001])/;

/** Puts the marks into a Markdown source. A passage that is not in it is left out. */
export const withMarks = (source: string, passages: readonly string[]): string =>
  passages.reduce((text, passage) => (passage === "" ? text : text.replace(passage, () => `${start}${passage}${end}`)), source);

export const hasMark = (text: string): boolean => either.test(text);
export const withoutMarks = (text: string): string => text.replace(/[\uE000\uE001]/g, "");

/**
 * Gathers what stands between the marks of one line of nodes. A mark that is not closed in the same line marks nothing.
 * @param pieces strings with their marks still in them, and finished nodes
 */
export const toMarked = (pieces: readonly ReactNode[]): ReactNode[] => {
  const done: ReactNode[] = [];
  let open: ReactNode[] | null = null;
  for (const piece of pieces) {
    const parts: ReactNode[] = typeof piece === "string" && hasMark(piece) ? piece.split(eachOf) : [piece];
    for (const part of parts) {
      if (part === start) {
        done.push(...(open ?? []));
        open = [];
      } else if (part === end) {
        if (open) done.push(createElement("mark", null, ...open));
        open = null;
      } else if (part !== "") (open ?? done).push(part);
    }
  }
  return [...done, ...(open ?? [])];
};
