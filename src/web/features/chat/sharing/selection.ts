import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { shareRecordsMax } from "../../../../shared/constants.ts";

/** A question and its answer, by the ids the server knows. */
export interface Chosen {
  answerId: string;
  questionId: string | null;
}

interface Selection {
  /** The chat it is made in; null: nothing is being selected. */
  msggroup: string | null;
  chosen: readonly Chosen[];
  /** What the dialog shows; null while it is shut. */
  shared: readonly Chosen[] | null;
  /** Answers that are about to be deleted: out of sight until the time for undoing is over. */
  leaving: readonly string[];
}
const nothing: Selection = { msggroup: null, chosen: [], shared: null, leaving: [] };

export const selection = createStore<Selection>(() => nothing);
export const useSelection = <Slice>(select: (state: Selection) => Slice): Slice => useStore(selection, select);

export const beginSelecting = (msggroup: string, first: Chosen): void => selection.setState({ msggroup, chosen: [first] });
export const endSelecting = (): void => selection.setState({ msggroup: null, chosen: [] });

/** Takes one up or lays it down; one more than can be shared stays where it is. */
export const toggle = (one: Chosen): void =>
  selection.setState(({ chosen }) => {
    if (chosen.some(({ answerId }) => answerId === one.answerId)) return { chosen: chosen.filter(({ answerId }) => answerId !== one.answerId) };
    return chosen.length < shareRecordsMax ? { chosen: [...chosen, one] } : {};
  });

export const openShare = (shared: readonly Chosen[]): void => selection.setState({ shared });
export const shutShare = (): void => selection.setState({ shared: null });
