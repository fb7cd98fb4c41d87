import type { HeardData } from "../../../../shared/contract/stream.ts";

/** The note, where the answer's own words do not say it: a model's do not. Never while the words still come. */
export const findUntoldNote = ({ note }: HeardData, text: string, isGrowing: boolean): string | null =>
  note !== undefined && !isGrowing && text !== "" && !text.includes(note) ? note : null;

/**
 * The input with the words that change a chip, to be finished. Words that wait in it stay before them; those that another chip put there, and nobody
 * went on with, give way.
 */
export const putWords = (draft: string, words: string, placed: string | null): string =>
  draft.trim() === "" || draft === placed ? words : draft.endsWith(words) ? draft : `${draft.trimEnd()}\n${words}`;
