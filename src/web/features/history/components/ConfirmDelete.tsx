import { useState } from "react";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { useWords } from "../use-words.ts";

interface ConfirmDeleteProps {
  /** What is about to go; null while nothing is. */
  ids: string[] | null;
  onConfirm(ids: string[]): Promise<void>;
  onClose(): void;
}

export const ConfirmDelete = ({ ids, onConfirm, onClose }: ConfirmDeleteProps) => {
  const words = useWords();
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    if (!ids || isBusy) return;
    setBusy(true);
    await onConfirm(ids);
    setBusy(false);
  };
  return (
    <Dialog
      isOpen={ids !== null}
      onClose={onClose}
      closeLabel={words.close}
      title={words.confirmTitle(ids?.length ?? 1)}
      description={words.confirmWords}
      actions={
        <>
          <button type="button" className="btn" onClick={onClose}>
            {words.cancel}
          </button>
          <button type="button" className="btn is-primary" disabled={isBusy} onClick={() => void confirm()}>
            {words.confirm}
          </button>
        </>
      }
    />
  );
};
