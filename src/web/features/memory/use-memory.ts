import { useQueryClient } from "@tanstack/react-query";
import { showToast } from "../../../ui/toast/toast.ts";
import { usePerson } from "../../kernel/session.ts";
import { forgetMemory, switchMemory, toMemoryKey } from "./api.ts";
import { useWords } from "./use-words.ts";

const undoMs = 10_000;
/** All of it: as long as the server can bring it back. */
const undoAllMs = 30_000;

export interface MemoryChanges {
  turn(isOn: boolean): Promise<void>;
  /** @param id null for all of it */
  forget(id: string | null): Promise<void>;
  refresh(): Promise<void>;
}

export const useMemory = (): MemoryChanges => {
  const words = useWords();
  const person = usePerson();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: toMemoryKey(person) });
  const change = async <Answer>(call: () => Promise<Answer>): Promise<Answer | null> => {
    const answer = await call().catch((error: unknown) => {
      showToast(error instanceof Error && error.message ? error.message : words.failed);
      return null;
    });
    await refresh();
    return answer;
  };
  const undo = async (id: string | null) => {
    const answer = await change(() => forgetMemory(id, true));
    if (answer) showToast(answer.count > 0 ? words.undone : words.tooLate);
  };
  return {
    refresh,
    async turn(isOn) {
      await change(() => switchMemory(isOn));
    },
    async forget(id) {
      const answer = await change(() => forgetMemory(id));
      if (!answer) return;
      const action = { label: words.undo, act: () => void undo(id) };
      showToast(id === null ? words.forgottenAll(answer.count) : words.forgotten, { action, durationMs: id === null ? undoAllMs : undoMs, isFirm: true });
    },
  };
};
