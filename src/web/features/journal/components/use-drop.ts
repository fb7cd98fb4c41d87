import { useQueryClient } from "@tanstack/react-query";
import { showToast } from "../../../../ui/toast/toast.ts";
import { toJournalKey } from "../../../kernel/lists.ts";
import { usePerson } from "../../../kernel/session.ts";
import { dropEntry } from "../api.ts";
import { useWords } from "../use-words.ts";

const undoMs = 10_000;

/** Takes an entry out, with its way back. */
export const useDrop = (): ((id: string) => Promise<void>) => {
  const words = useWords();
  const person = usePerson();
  const client = useQueryClient();
  const change = async (id: string, isUndo: boolean): Promise<boolean> => {
    const isDone = await dropEntry(id, isUndo).then(
      () => true,
      (error: unknown) => {
        showToast(error instanceof Error && error.message ? error.message : words.failed);
        return false;
      },
    );
    await client.invalidateQueries({ queryKey: toJournalKey(person) });
    return isDone;
  };
  const undo = async (id: string) => {
    if (await change(id, true)) showToast(words.undone);
  };
  return async (id) => {
    if (await change(id, false)) showToast(words.dropped, { action: { label: words.undo, act: () => void undo(id) }, durationMs: undoMs, isFirm: true });
  };
};
