import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import type { UnsavedGuard } from "../../../kernel/use-unsaved-guard.ts";
import { useWords } from "./use-words.ts";

/** Before what is not saved is lost. */
export const LeaveQuestion = ({ guard: { isAsking, stay, leave } }: { guard: UnsavedGuard }) => {
  const words = useWords();
  return (
    <Dialog
      isOpen={isAsking}
      onClose={stay}
      title={words.leaveTitle}
      description={words.leaveWords}
      closeLabel={words.close}
      actions={
        <>
          <button type="button" className="btn is-grave" onClick={leave}>
            {words.leave}
          </button>
          <button type="button" className="btn is-primary" onClick={stay}>
            {words.stay}
          </button>
        </>
      }
    />
  );
};
