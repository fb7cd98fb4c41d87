import { useQueryClient } from "@tanstack/react-query";
import { showToast } from "../../../../ui/toast/toast.ts";
import { usePerson } from "../../../kernel/session.ts";
import { comparisonsKey, removeComparison } from "../api.ts";
import { useWords } from "../use-words.ts";

const undoMs = 10_000;

/** Deletes a comparison, with ten seconds to take it back. @returns whether it is deleted */
export const useRemoving = () => {
  const words = useWords();
  const client = useQueryClient();
  const person = usePerson();
  const change = async (id: string, isUndo: boolean): Promise<boolean> => {
    const isDone = await removeComparison(id, isUndo).then(
      () => true,
      (error: unknown) => {
        showToast(error instanceof Error && error.message ? error.message : words.removeFailed);
        return false;
      },
    );
    await client.invalidateQueries({ queryKey: comparisonsKey(person) });
    return isDone;
  };
  const undo = async (id: string) => {
    if (await change(id, true)) showToast(words.restored);
  };
  return async (id: string): Promise<boolean> => {
    const isDone = await change(id, false);
    if (isDone) showToast(words.removed, { action: { label: words.undo, act: () => void undo(id) }, durationMs: undoMs, isFirm: true });
    return isDone;
  };
};
